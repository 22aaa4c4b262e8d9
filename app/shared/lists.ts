import { z } from 'zod';

/**
 * List fields are read tolerantly wherever they come from: a list, JSON text of a list, single entries that do not fit
 * left out; anything else reads as an empty list.
 */
export function readList<T>(value: unknown, entry: z.ZodType<T>): T[] {
  let list = typeof value === 'string' ? parseJson(value) : value;
  // JSON text inside a JSON column: one engine hands it over unwrapped, the other does not.
  if (typeof list === 'string') list = parseJson(list);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const parsed = entry.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

export const textEntry = z.union([z.string(), z.object({ title: z.string() }).transform((item) => item.title)]);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
