import { withSuffix } from './suffix.ts';

/** The name of a clone, e.g. "Deck (Kopya-1700000000000)". */
export const copyTitle = (title: string, stamp: number, max: number) => withSuffix(title, ` (Kopya-${stamp})`, max);

export const copySlug = (slug: string, stamp: number, max: number) => withSuffix(slug, `-copy-${stamp}`, max);

/** Whether a clone still has its generated title and slug. */
export function isUnnamedCopy({ title, slug }: { title: string; slug: string }): boolean {
  const stamp = / \(Kopya-(\d+)\)$/.exec(title)?.[1];
  // If the slug was taken, a number follows the timestamp.
  return stamp !== undefined && new RegExp(`-copy-${stamp}(-\\d+)?$`).test(slug);
}
