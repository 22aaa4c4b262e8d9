/** Percent-encoded letters, digits and `-._~`, which mean the same as the plain character (RFC 3986, 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Words, single slashes and one extension: parsing it would not change it. */
const PLAIN_PATH = /^(?:\/[\w-]+)+(?:\.\w+)?$/;

export interface RequestPath {
  path: string;
  search: string;
  /** The request line already had this path. */
  isCanonical: boolean;
}

/**
 * The canonical path that every rule and the router work on: without dot segments, repeated slashes, backslashes and
 * needless percent-encoding. Case is preserved, because file names depend on it, while the router ignores it; a rule for
 * certain pages therefore looks at the matched route, not at the path. Undefined when the target is not a path, or contains
 * a NUL, which PostgreSQL rejects.
 */
export function readPath(target: string): RequestPath | undefined {
  if (PLAIN_PATH.test(target)) return { path: target, search: '', isCanonical: true };
  if (!target.startsWith('/') || target.includes('%00')) return undefined;
  const url = URL.parse(`http://localhost${target}`);
  // As a redirect target, //host would lead to another site.
  if (!url || url.pathname.startsWith('//')) return undefined;
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  return { path, search: url.search, isCanonical: withoutQuery(target) === path };
}

/** For logs: a query may contain what a visitor typed. */
export function withoutQuery(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}
