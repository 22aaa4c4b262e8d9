/** An address to go on to, as long as it is a path of this site; anything else could lead a visitor elsewhere. */
export function ownPath(wanted: string | null | undefined, otherwise: string): string {
  return wanted && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted) ? wanted : otherwise;
}
