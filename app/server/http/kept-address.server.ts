import type { MatchedRoute } from './find-routes.server.ts';

/** In a public route's `handle`: the page may be kept, under its path and these query names with values that they accept. */
export interface KeepHandle {
  keep: Record<string, (value: string) => boolean>;
}

/**
 * Says under which address a page may be kept, or null. Unknown query names or values give null, so nobody can fill the
 * cache with made-up addresses; names are put in order, so ?a=1&b=2 and ?b=2&a=1 are one page.
 */
export function keptAddress(path: string, query: URLSearchParams, routes: MatchedRoute[]): string | null {
  const leaf = routes.at(-1);
  const { keep } = (leaf?.handle ?? {}) as Partial<KeepHandle>;
  if (!leaf || !keep || !isPlain(path)) return null;
  // Only its loader knows whether there is such a page.
  if (leaf.hasParams && !leaf.hasLoader) return null;
  const names = [...query.keys()];
  if (new Set(names).size !== names.length) return null;
  const known: [string, string][] = [];
  for (const [name, value] of query) {
    const accepted = name === '_routes' ? readRouteIds(path, value, routes) : acceptValue(keep, name, value);
    if (accepted === undefined) return null;
    known.push([name, accepted]);
  }
  const search = new URLSearchParams(known.sort(([a], [b]) => (a < b ? -1 : 1)));
  return search.size > 0 ? `${path}?${search}` : path;
}

function acceptValue(keep: KeepHandle['keep'], name: string, value: string): string | undefined {
  return Object.hasOwn(keep, name) && keep[name]?.(value) ? value : undefined;
}

/**
 * A client navigation asks for the data of the routes that are new to it, by their ids. Without the leaf's loader nothing
 * confirms that the page exists, so every made-up address would be kept.
 */
function readRouteIds(path: string, list: string, routes: MatchedRoute[]): string | undefined {
  const wanted = list.split(',');
  const inOrder = routes.map(({ id }) => id).filter((id) => wanted.includes(id));
  const all = inOrder.length === wanted.length && wanted.includes(routes.at(-1)?.id ?? '');
  return all && path.endsWith('.data') ? inOrder.join(',') : undefined;
}

/** The router finds a page under many spellings; it is kept under the one that our links have. */
function isPlain(path: string): boolean {
  if (path === '/' || path === '/_.data') return true;
  return /^[^A-Z%]+[^/]$/.test(path) && !path.endsWith('/_.data');
}
