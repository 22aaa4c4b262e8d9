import type { EntryContext, HeadersFunction, RouterContextProvider, ServerBuild } from 'react-router';
import { env } from '#app/server/env.server.ts';
import { count } from '#app/server/metrics.server.ts';
import { encodeData } from './encode-data.server.ts';
import { type FoundRoute, isPublicPage, type RouteMatch } from './policy/find-routes.server.ts';
import { type PageRequest, runLoaders } from './run-loaders.server.ts';

/** `renderDocument` of entry.server.tsx: writes the page, and sets the headers that depend on what it says. */
export type RenderDocument = (
  page: { url: string; method: string; status: number },
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
  data: string,
) => string[];

export interface VisitorPage {
  status: number;
  headers: Headers;
  parts: string[];
}

/**
 * Renders the pages that visitors read without React Router's server, which takes 1.2 to 1.6 ms of a page for matching all routes
 * of the site three times, wrapping requests and responses, and encoding data in a stream. Its loaders, its components and
 * the markup are the same; a test compares them. What does not end in a page that was loaded as a whole (a redirect, an
 * error, data of an unusual kind) is left to React Router: then there is no page here.
 */
export function createVisitorPages(build: ServerBuild, findRoutes: (path: string) => FoundRoute[]) {
  const { renderDocument } = build.entry.module as unknown as { renderDocument: RenderDocument };
  const framework = describeFramework(build);
  const manifests = new Map<string, EntryContext['manifest']>();

  return async function renderVisitorPage(
    request: PageRequest,
    context: RouterContextProvider,
  ): Promise<VisitorPage | undefined> {
    const found = findRoutes(request.url.pathname);
    // `.data` asks for the data of a page.
    if (!env.production || !isPublicPage(found) || request.url.pathname.endsWith('.data')) return undefined;
    const page = await render(request, found, context);
    if (!page) count('visitor_pages_left_to_react_router');
    return page;
  };

  async function render(
    request: PageRequest,
    found: FoundRoute[],
    context: RouterContextProvider,
  ): Promise<VisitorPage | undefined> {
    const { url } = request;
    const { pathname } = url;
    // Both are matters of React Router's.
    if (url.searchParams.has('index') || found.some(({ match }) => match.route.module.middleware)) return undefined;
    const search = writeSearch(url);
    const matches = found.map(({ match }) => match);
    const loaded = await runLoaders(matches, { ...request, search, context });
    if (!loaded) return undefined;
    const { loaderData, loaderHeaders, status } = loaded;
    const state = { loaderData, actionData: null, errors: null };
    const data = encodeData(state);
    if (data === undefined) return undefined;
    const router: EntryContext = {
      ...framework,
      manifest: manifestFor(found, pathname),
      renderMeta: {},
      staticHandlerContext: {
        ...state,
        basename: '/',
        location: { pathname, search, hash: '', state: null, key: 'default', mask: undefined },
        matches: matches as never,
        statusCode: status,
        loaderHeaders,
        actionHeaders: {},
        _match: (to) =>
          matchesOf(typeof to === 'string' ? (to.split(/[?#]/, 1)[0] ?? '') : (to.pathname ?? '/')) as never,
      },
    };
    const headers = headersOf(matches, loaderHeaders);
    try {
      const parts = renderDocument({ url: url.href, method: 'GET', status }, headers, router, context, data);
      return { status, headers, parts };
    } catch {
      // React Router renders it again, reports what is wrong and shows the page for errors.
      return undefined;
    }
  }

  function matchesOf(path: string): RouteMatch[] | null {
    const found = findRoutes(path);
    return found.length > 0 ? found.map(({ match }) => match) : null;
  }

  /** The part of the manifest that React Router reads for a page: its routes, and those of the paths above it. */
  function manifestFor(found: FoundRoute[], pathname: string): EntryContext['manifest'] {
    const all = [found, ...pathsAbove(pathname).map(findRoutes)].flat().map(({ id }) => id);
    return manifests.getOrInsertComputed([...new Set(all)].join(), () => ({
      ...build.assets,
      routes: Object.fromEntries(all.map((id) => [id, build.assets.routes[id]])),
    }));
  }
}

/** What is the same for all pages. */
function describeFramework(build: ServerBuild): Omit<EntryContext, 'manifest' | 'renderMeta' | 'staticHandlerContext'> {
  const { basename, future, routeDiscovery, ssr } = build;
  const handoff = { basename, future, routeDiscovery, ssr, isSpaMode: false };
  const modules = Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : []));
  return {
    branches: [],
    routeModules: Object.fromEntries(modules),
    serverHandoffString: JSON.stringify(handoff),
    future,
    ssr,
    routeDiscovery,
    isSpaMode: false,
    serializeError: () => {
      throw new Error('a page of visitors has no error to write');
    },
  };
}

function pathsAbove(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  return ['/', ...segments.slice(1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}

/** As React Router gives it to loaders: encoded anew, without the names of routes that a step between pages asks for. */
function writeSearch(url: URL): string {
  if (!url.search) return '';
  const query = new URLSearchParams(url.search);
  query.delete('_routes');
  return query.size > 0 ? `?${query}` : '';
}

/** Each route may change what those above it say. */
function headersOf(matches: RouteMatch[], loaderHeaders: Record<string, Headers>): Headers {
  let headers = new Headers();
  for (const { route } of matches) {
    const write = route.module.headers as HeadersFunction | undefined;
    const own = loaderHeaders[route.id] ?? new Headers();
    if (write)
      headers = new Headers(
        write({ loaderHeaders: own, parentHeaders: headers, actionHeaders: new Headers(), errorHeaders: undefined }),
      );
  }
  return headers;
}
