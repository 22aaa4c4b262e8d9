/** PostgreSQL stores neither NUL nor half a surrogate pair. No keyboard types them, so nothing that was meant is lost. */
export function storableText(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}

/** What people paste: no control characters, one kind of line end, no blanks at the ends. */
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
