/** Texts of rows are plain: a blank line ends a paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** A full stop ends a sentence only before a capital or the end: "3. katta" and "No. 12" go on. */
export function firstSentence(text: string): string {
  const [first = ''] = paragraphsOf(text);
  return /^.*?[.!?…](?=\s+\p{Lu}|\s*$)/su.exec(first)?.[0] ?? first;
}
