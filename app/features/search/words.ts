import { foldTurkish } from '#app/shared/turkish.ts';

export const QUERY_LENGTH = 80;
const WORDS_AT_MOST = 6;
/** Shorter words have too many neighbours to guess which one was meant; "çit" has three letters. */
const FORGIVEN_FROM = 3;
const ENDINGS = /(?:lari|leri|lar|ler)$/;

/** What is looked for: folded words, each once. Single letters find everything and so say nothing. */
export function queryWords(query: string): string[] {
  const words = foldTurkish(query.slice(0, QUERY_LENGTH)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 || /\d/.test(word));
  return [...new Set(telling)].slice(0, WORDS_AT_MOST);
}

export function textWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "citler" is looked for as "cit": the plural is what people type, the singular is what a product is called. */
export function withoutPlural(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length >= 3 ? stem : word;
}

export function isForgiven(word: string): boolean {
  return word.length >= FORGIVEN_FROM && !/\d/.test(word);
}

/**
 * The typed word cut in two: a single typing error lies in one half, so the word that was meant begins with the first or
 * ends with the second; unless two letters were swapped across the cut, which is the third possibility.
 */
export function errorPatterns(word: string) {
  const cut = Math.ceil(word.length / 2);
  const first = word.slice(0, cut);
  const second = word.slice(cut);
  const swapped = first.slice(0, -1) + (second[0] ?? '') + first.slice(-1) + second.slice(1);
  return { beginning: first, ending: second, swapped };
}

/** Whether one typing error (a letter too many, missing, wrong, or two swapped) makes one of the other. */
export function isOneErrorApart(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(typed.length, meant.length) - start &&
    typed[typed.length - 1 - end] === meant[meant.length - 1 - end]
  ) {
    end += 1;
  }
  const left = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The beginning of a text's word that the typed word stands for: endings follow the stem in Turkish. */
export function meantWord(typed: string, inText: string): string | undefined {
  for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
    const beginning = inText.slice(0, length);
    if (beginning.length === length && isOneErrorApart(typed, beginning)) return beginning;
  }
  return undefined;
}
