/** Removes NUL and lone surrogates, which PostgreSQL cannot store. Nobody types them on purpose. */
export function storableText(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}

/** Cleans pasted text: removes control characters, unifies line endings, trims. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** The same on a single line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
