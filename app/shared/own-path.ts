const LONGEST = 2_000;
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * The address to redirect to, if it is a path of this site; anything else would be an open redirect. Non-ASCII characters
 * are percent-encoded for the Location header; existing escapes are kept.
 */
export function ownPath(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted || wanted.length > LONGEST || !OWN_PATH.test(wanted)) return otherwise;
  const { pathname, search, hash } = new URL(wanted, 'http://own.invalid');
  // "/..//elsewhere" becomes "//elsewhere".
  return OWN_PATH.test(pathname) ? pathname + search + hash : otherwise;
}
