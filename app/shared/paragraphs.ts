/** Stored texts are plain text; a blank line separates paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** A full stop ends the sentence before a capital letter or at the end; before a digit only after a word of four letters or
 * more, so that "No. 12" is not split. */
export function firstSentence(text: string): string {
  const [first = ''] = paragraphsOf(text);
  return /^.*?(?:[.!?…](?=\s+\p{Lu}|\s*$)|\p{L}{4}[.!?…](?=\s+\d))/su.exec(first)?.[0] ?? first;
}
