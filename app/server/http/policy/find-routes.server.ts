import { matchRoutes, type ServerBuild } from 'react-router';

type Route = NonNullable<ServerBuild['routes'][string]>;

/** A route as React Router matches it, in the form that its rendering takes. */
export interface RouteMatch {
  params: Record<string, string | undefined>;
  pathname: string;
  pathnameBase: string;
  route: { id: string; path?: string | undefined; handle: unknown; module: Route['module'] };
}

export interface MatchedRoute {
  id: string;
  handle: unknown;
  hasLoader: boolean;
  /** The path has parameters, such as `:slug`. */
  hasParams: boolean;
  /** `:slug` of a page about one record. */
  slug?: string | undefined;
}

export interface FoundRoute extends MatchedRoute {
  match: RouteMatch;
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
export function createRouteFinder(build: ServerBuild): (path: string) => FoundRoute[] {
  const routes = toRouteObjects(build);
  const remembered = new Map<string, FoundRoute[]>();
  return (path) => {
    const page = pagePath(path);
    const known = remembered.get(page);
    if (known) return known;
    const matched = ((matchRoutes(routes, page) ?? []) as unknown as RouteMatch[]).map((match) => ({
      id: match.route.id,
      handle: match.route.handle,
      hasLoader: Boolean(match.route.module.loader),
      hasParams: Object.keys(match.params).length > 0,
      slug: match.params.slug,
      match,
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
        module,
        ...(index ? { index } : { children: below(id) }),
      }));
  return below(undefined);
}
