import { foldTurkish } from './turkish.ts';

/** The texts of a row, folded into one column that both engines can search with a plain `like`. */
export function searchText(...parts: (string | null | undefined)[]): string {
  return foldTurkish(parts.filter(Boolean).join(' ')).replace(/\s+/g, ' ').trim();
}
