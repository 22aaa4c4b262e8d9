import { z } from 'zod';
import { storableText } from './input-text.ts';

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
    // JSON can name characters that the text around it cannot hold.
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? storableText(value) : value));
  } catch {
    return undefined;
  }
}
