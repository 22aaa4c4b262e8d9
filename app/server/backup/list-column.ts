/** A list column as a value: one engine gives text, the other the parsed list. Text that is no JSON stays text. */
export function readListColumn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** PostgreSQL knows neither the character NUL nor half a surrogate pair; the embedded database lets both in. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** A list column as both drivers take it. */
export function writeListColumn(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? cleanText(part) : part));
}
