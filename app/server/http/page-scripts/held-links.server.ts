import type { isFastLine } from './is-fast-line.server.ts';
import type { staysHere } from './stays-here.server.ts';

/**
 * Finds the links whose press waits for the scripts. On a slow line these are only the ones that open something over the
 * page: what others change in place is there sooner as a page of its own, as without scripts.
 */
export function heldLinks(isInPlace: typeof staysHere, isFast: typeof isFastLine): (link: Element) => boolean {
  return (link) => isInPlace(link) && (isFast() || link.hasAttribute('data-opens-over'));
}
