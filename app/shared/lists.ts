import { z } from 'zod';
import { storableText } from './input-text.ts';

/**
 * Reads a list field tolerantly: accepts a list or its JSON text, skips entries that do not match, and treats anything else
 * as an empty list.
 */
export function readList<T>(value: unknown, entry: z.ZodType<T>): T[] {
  let list = typeof value === 'string' ? parseJson(value) : value;
  // JSON text that was stored in a JSON column is still text after the first parse.
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
    // JSON escapes can contain characters that cannot be stored, such as \u0000. Cleaning every value is slow, so it is
    // done only where there are such escapes.
    return text.includes('\\u') ? JSON.parse(text, toStorable) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const toStorable = (_key: string, value: unknown) => (typeof value === 'string' ? storableText(value) : value);
