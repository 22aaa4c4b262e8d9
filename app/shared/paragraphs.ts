/** Texts of rows are plain: a blank line ends a paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** A full stop ends a sentence before a capital or the end, and before a number only after a whole word: "No. 12" goes on. */
export function firstSentence(text: string): string {
  const [first = ''] = paragraphsOf(text);
  return /^.*?(?:[.!?…](?=\s+\p{Lu}|\s*$)|\p{L}{4}[.!?…](?=\s+\d))/su.exec(first)?.[0] ?? first;
}
