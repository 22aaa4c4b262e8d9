/** Percent-encoded letters, digits and `-._~`, which mean the same as the plain character (RFC 3986, 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

export interface RequestPath {
  path: string;
  search: string;
  /** The request line had this very path. */
  asSent: boolean;
}

/**
 * The one spelling of a path that every rule and the router look at: without dot segments, repeated slashes, backslashes
 * and needless encodings. Upper and lower case stay, because names of pictures differ in it; a rule that depends on the
 * page asks which route matches instead of comparing paths. Undefined when the target is no path, or has a NUL in it,
 * which PostgreSQL cannot store.
 */
export function readPath(target: string): RequestPath | undefined {
  if (!target.startsWith('/') || target.includes('%00')) return undefined;
  const url = URL.parse(`http://localhost${target}`);
  // A redirect to such a path would lead to another host.
  if (!url || url.pathname.startsWith('//')) return undefined;
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  return { path, search: url.search, asSent: withoutQuery(target) === path };
}

/** A query may hold what somebody typed; it belongs in no log. */
export function withoutQuery(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
