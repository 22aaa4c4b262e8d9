import { queryWords } from '#app/features/search/words.ts';

const LONGEST = 40;
const REMEMBERED = 1_000;

/** Five digits with no letter between them; measures such as 140x25 have one. Seven in all, whatever stands between. */
const PHONE = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){4}|\p{N}(?:.*?\p{N}){6}/su;

/** The words of a search as they may be stored: folded and short, no telephone number, no e-mail address. */
export function tellableWords(query: string): string | null {
  // However they are typed: ＠ is @ to a reader, and ٠٥٣٢ are digits.
  const plain = query.normalize('NFKC');
  if (plain.includes('@') || PHONE.test(plain)) return null;
  const words = queryWords(query).join(' ');
  return words === '' || words.length > LONGEST ? null : words;
}

/**
 * Words that were searched for in vain. What only one person types may be about that person: the first time they wait in
 * memory, of which the oldest are forgotten first.
 */
export class EmptySearches {
  readonly #heardOnce = new Set<string>();
  readonly #heardOften = new Set<string>();

  /** Whether they may be stored. Called once for a visitor and a day. */
  isCommon(words: string): boolean {
    const common = this.#heardOften.has(words) || this.#heardOnce.delete(words);
    remember(common ? this.#heardOften : this.#heardOnce, words);
    return common;
  }
}

function remember(set: Set<string>, words: string): void {
  for (const oldest of set) {
    if (set.size < REMEMBERED) break;
    set.delete(oldest);
  }
  set.add(words);
}
