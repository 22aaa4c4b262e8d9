const LONGEST = 2_000;
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * An address to go on to, as long as it is a path of this site; anything else could lead a visitor elsewhere. Returned as a
 * Location header can hold it: other letters than ASCII are encoded, and what was encoded stays as it is.
 */
export function ownPath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted || wanted.length > LONGEST || !OWN_PATH.test(wanted)) return otherwise;
  const { pathname, search, hash } = new URL(wanted, 'http://own.invalid');
  // "/..//elsewhere" becomes "//elsewhere".
  return OWN_PATH.test(pathname) ? pathname + search + hash : otherwise;
}
