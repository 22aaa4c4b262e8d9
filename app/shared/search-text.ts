import { foldTurkish } from './turkish.ts';

/** What a row is found by: its texts, folded, in one column, so that both engines can search it with plain `like`. */
export function searchText(...parts: (string | null | undefined)[]): string {
  return foldTurkish(parts.filter(Boolean).join(' ')).replace(/\s+/g, ' ').trim();
}
