import type { MatchedRoute } from './find-routes.server.ts';

/** Exported as `handle` by a public route: its page may be cached, with these query parameters if their check passes. */
export interface CacheHandle {
  cache: Record<string, (value: string) => boolean>;
}

/**
 * The cache key for a page, or null if it may not be cached. Unknown query parameters make it null, so that nobody can fill
 * the cache with made-up addresses; known ones are sorted, so that ?a=1&b=2 and ?b=2&a=1 share an entry.
 */
export function cacheableAddress(path: string, query: URLSearchParams, routes: MatchedRoute[]): string | null {
  const leaf = routes.at(-1);
  const { cache } = (leaf?.handle ?? {}) as Partial<CacheHandle>;
  if (!leaf || !cache || !isCanonical(path)) return null;
  // Without a loader nothing checks that the page exists.
  if (leaf.hasParams && !leaf.hasLoader) return null;
  const names = [...query.keys()];
  if (new Set(names).size !== names.length) return null;
  const known: [string, string][] = [];
  for (const [name, value] of query) {
    const accepted = name === '_routes' ? readRouteIds(path, value, routes) : acceptValue(cache, name, value);
    if (accepted === undefined) return null;
    known.push([name, accepted]);
  }
  const search = new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : 1)));
  return search.size > 0 ? `${path}?${search}` : path;
}

function acceptValue(cache: CacheHandle['cache'], name: string, value: string): string | undefined {
  return Object.hasOwn(cache, name) && cache[name]?.(value) ? value : undefined;
}

/**
 * A client-side navigation names the routes whose data it needs. The leaf must be among them: if its loader does not run,
 * nothing checks that the page exists, and any made-up address would be cached.
 */
function readRouteIds(path: string, list: string, routes: MatchedRoute[]): string | undefined {
  const wanted = list.split(',');
  const inOrder = routes.map(({ id }) => id).filter((id) => wanted.includes(id));
  const all = inOrder.length === wanted.length && wanted.includes(routes.at(-1)?.id ?? '');
  return all && path.endsWith('.data') ? inOrder.join(',') : undefined;
}

/** The router also matches upper case and trailing slashes; only the spelling used in our links is cached. */
function isCanonical(path: string): boolean {
  if (path === '/' || path === '/_.data') return true;
  return /^[^A-Z%]+[^/]$/.test(path) && !path.endsWith('/_.data');
}
