import { withSuffix } from './suffix.ts';

/** The name of a clone, e.g. "Deck (Kopya-1700000000000)". */
export const copyTitle = (title: string, stamp: number, max: number) => withSuffix(title, ` (Kopya-${stamp})`, max);

export const copySlug = (slug: string, stamp: number, max: number) => withSuffix(slug, `-copy-${stamp}`, max);

/** True for a clone that still has the name and the address it was made with. */
export function isUnnamedCopy({ title, slug }: { title: string; slug: string }): boolean {
  const stamp = / \(Kopya-(\d+)\)$/.exec(title)?.[1];
  // A number may follow the stamp where the address was taken.
  return stamp !== undefined && new RegExp(`-copy-${stamp}(-\\d+)?$`).test(slug);
}
