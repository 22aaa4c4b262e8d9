/** Stored texts are plain text; a blank line separates paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

const POSSIBLE_END = /[.!?…](?=\s+(?:\p{Lu}|(\d))|\s*$)/gu;
const LONG_WORD = /\p{L}{4}$/u;
/** In units of a string, of which a letter may take two. */
const FOUR_LETTERS = 8;

/** A full stop ends the sentence before a capital letter or at the end; before a digit only after a word of four letters or
 * more, so that "No. 12" is not split. One pattern for all of it takes many times as long. */
export function firstSentence(text: string): string {
  const [first = ''] = paragraphsOf(text);
  // Not `matchAll`, which compiles the pattern anew for each text.
  POSSIBLE_END.lastIndex = 0;
  for (let end = POSSIBLE_END.exec(first); end; end = POSSIBLE_END.exec(first)) {
    const { index, 1: digit } = end;
    if (!digit || LONG_WORD.test(first.slice(Math.max(0, index - FOUR_LETTERS), index)))
      return first.slice(0, index + 1);
  }
  return first;
}
