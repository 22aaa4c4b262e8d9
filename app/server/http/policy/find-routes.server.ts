import { matchRoutes, type ServerBuild } from 'react-router';

export interface MatchedRoute {
  id: string;
  handle: unknown;
  hasLoader: boolean;
  /** The path has parameters, such as `:slug`. */
  hasParams: boolean;
  /** `:slug` of a page about one record. */
  slug?: string | undefined;
}

/** The layout of all pages that visitors see. */
const SITE = 'routes/site/layout';

export const isPublicPage = (routes: MatchedRoute[]) => routes.some(({ id }) => id === SITE);

const REMEMBERED_PATHS = 500;
const LONGEST_REMEMBERED = 200;

/**
 * Finds the routes that React Router will match for a path, from the root to the leaf. `matchRoutes` compiles the whole
 * table of routes at every call, so the paths that were asked for last are remembered.
 */
export function createRouteFinder(build: ServerBuild): (path: string) => MatchedRoute[] {
  const routes = toRouteObjects(build);
  const remembered = new Map<string, MatchedRoute[]>();
  return (path) => {
    const page = pagePath(path);
    const known = remembered.get(page);
    if (known) return known;
    const matched = (matchRoutes(routes, page) ?? []).map(({ route, params }) => ({
      id: route.id ?? '',
      handle: route.handle,
      hasLoader: Boolean(route.loader),
      hasParams: Object.keys(params).length > 0,
      slug: params.slug,
    }));
    if (remembered.size >= REMEMBERED_PATHS) remembered.clear();
    if (page.length <= LONGEST_REMEMBERED) remembered.set(page, matched);
    return matched;
  };
}

/** React Router fetches a page's data from `/products.data`, and that of `/` from `/_.data`. */
function pagePath(path: string): string {
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.replace(/\.data$/, '');
}

function toRouteObjects(build: ServerBuild): Parameters<typeof matchRoutes>[0] {
  const all = Object.values(build.routes).flatMap((route) => route ?? []);
  const below = (parentId: string | undefined): object[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) => ({
        id,
        ...(path !== undefined && { path }),
        handle: module.handle,
        loader: module.loader,
        ...(index ? { index } : { children: below(id) }),
      }));
  return below(undefined);
}
