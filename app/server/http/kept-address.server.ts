import { matchRoutes, type ServerBuild } from 'react-router';

/** In a public route's `handle`: the page may be kept, under its path and these query names with values that they accept. */
export interface KeepHandle {
  keep: Record<string, (value: string) => boolean>;
}

/**
 * Says under which address a page may be kept, or null. Unknown query names or values give null, so nobody can fill the
 * cache with made-up addresses; names are put in order, so ?a=1&b=2 and ?b=2&a=1 are one page.
 */
export function createKeptAddress(build: ServerBuild) {
  const routes = toRouteObjects(build);
  return function keptAddress(url: URL): string | null {
    const isData = url.pathname.endsWith('.data');
    const page = isData ? url.pathname.slice(0, -'.data'.length).replace(/^\/_$/, '/') : url.pathname;
    if (!isPlain(url.pathname)) return null;
    const matches = matchRoutes(routes, page) ?? [];
    const handle = matches.at(-1)?.route.handle as Partial<KeepHandle> | undefined;
    if (!handle?.keep) return null;
    // A client navigation asks for the data of the routes that are new to it, by their ids.
    function isRouteList(list: string) {
      const ids = list.split(',');
      return (
        isData && ids.length === new Set(ids).size && ids.every((id) => matches.some(({ route }) => route.id === id))
      );
    }
    const { keep } = handle;
    const accept = (name: string, value: string) =>
      name === '_routes' ? isRouteList(value) : Object.hasOwn(keep, name) && keep[name]?.(value) === true;
    const names = [...url.searchParams.keys()];
    if (new Set(names).size !== names.length) return null;
    for (const [name, value] of url.searchParams) if (!accept(name, value)) return null;
    const query = new URLSearchParams([...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1)));
    return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
  };
}

/** The router finds a page under many spellings; it is kept under the one that our links have. */
function isPlain(path: string): boolean {
  return path === '/' || (/^[^A-Z%]+[^/]$/.test(path) && !path.includes('//'));
}

interface RouteObject {
  id: string;
  path?: string;
  index?: boolean;
  handle?: unknown;
  children?: RouteObject[];
}

function toRouteObjects(build: ServerBuild) {
  const all = Object.values(build.routes).flatMap((route) => (route ? [route] : []));
  const below = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map((route) => ({
        id: route.id,
        ...(route.path !== undefined && { path: route.path }),
        handle: route.module.handle,
        ...(route.index ? { index: true } : { children: below(route.id) }),
      }));
  return below(undefined) as Parameters<typeof matchRoutes>[0];
}
