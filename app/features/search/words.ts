import { foldTurkish } from '#app/shared/turkish.ts';

export const QUERY_LENGTH = 80;
const WORDS_AT_MOST = 6;
/** Shorter words are one typing error away from too many others. */
const FORGIVEN_FROM = 3;
const ENDINGS = /(?:lari|leri|lar|ler)$/;

/** The folded words to search for, each once. Single letters are dropped because they match everything. */
export function queryWords(query: string): string[] {
  const words = foldTurkish(query.slice(0, QUERY_LENGTH)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 || /\d/.test(word));
  return [...new Set(telling)].slice(0, WORDS_AT_MOST);
}

export function textWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** People type "citler", but the product is called "cit". */
export function withoutPlural(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length >= 3 ? stem : word;
}

export function isForgiven(word: string): boolean {
  return word.length >= FORGIVEN_FROM && !/\d/.test(word);
}

/**
 * Cuts the typed word in two. A single typing error is in one half, so the intended word starts with the first half or
 * ends with the second. The exception is two letters swapped across the cut: `swapped` has them the right way round.
 */
export function errorPatterns(word: string) {
  const cut = Math.ceil(word.length / 2);
  const first = word.slice(0, cut);
  const second = word.slice(cut);
  const swapped = first.slice(0, -1) + (second[0] ?? '') + first.slice(-1) + second.slice(1);
  return { beginning: first, ending: second, swapped };
}

/** True if the words differ by one typing error: an extra, missing or wrong letter, or two swapped ones. */
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

/** The beginning of `inText` that was probably meant. Turkish adds endings to the stem, so the rest is ignored. */
export function meantWord(typed: string, inText: string): string | undefined {
  for (const length of [typed.length, typed.length + 1, typed.length - 1]) {
    const beginning = inText.slice(0, length);
    if (beginning.length === length && isOneErrorApart(typed, beginning)) return beginning;
  }
  return undefined;
}
