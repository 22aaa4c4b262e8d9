/** Parses a list column that SQLite returned as text; PostgreSQL returns it parsed. Text that is not JSON stays text. */
export function readListColumn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Removes what SQLite stores but PostgreSQL refuses: NUL characters and lone surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** JSON text, which both drivers accept. */
export function writeListColumn(value: unknown): string {
  return JSON.stringify(value, (_key, part) => (typeof part === 'string' ? cleanText(part) : part));
}
