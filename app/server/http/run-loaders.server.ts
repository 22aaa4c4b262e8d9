import type { LoaderFunction, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { RouteMatch } from './policy/find-routes.server.ts';

/** A GET request; the object for it is made only for a loader that asks for it. */
export interface PageRequest {
  url: URL;
  toRequest: () => Request;
}

interface Loading extends PageRequest {
  search: string;
  context: RouterContextProvider;
}

/** What the loaders of a page return, all together; undefined if one throws, or answers instead of the page. */
export async function runLoaders(matches: RouteMatch[], { url, search, context, toRequest }: Loading) {
  let request: Request | undefined;
  const ownUrl = new URL(url);
  ownUrl.search = search;
  ownUrl.hash = '';
  const args = {
    get request() {
      request ??= toRequest();
      return request;
    },
    url: ownUrl,
    params: matches[0]?.params ?? {},
    context,
    pattern: matches.flatMap(({ route }) => route.path || []).join('/') || '/',
  } as LoaderFunctionArgs;
  // React Router answers what loaders throw, and runs them again for it: once these have all ended.
  const ended = await Promise.allSettled(matches.map((match) => load(match, args)));
  const results = ended.map((end) => (end.status === 'fulfilled' ? end.value : undefined));
  const isPage = ended.every((end) => end.status === 'fulfilled' && !isAnswer(end.value));
  if (!isPage) return undefined;
  const loaderData: Record<string, unknown> = {};
  const loaderHeaders: Record<string, Headers> = {};
  let status = 200;
  for (const [index, { route }] of matches.entries()) {
    if (!route.module.loader) continue;
    const result = results[index];
    const init = isData(result) ? result.init : null;
    loaderData[route.id] = isData(result) ? result.data : result;
    if (init?.headers) loaderHeaders[route.id] = new Headers(init.headers);
    if (init?.status && init.status !== 200) status = init.status;
  }
  return { loaderData, loaderHeaders, status };
}

async function load({ route }: RouteMatch, args: LoaderFunctionArgs): Promise<unknown> {
  return (route.module.loader as LoaderFunction | undefined)?.(args);
}

/** What is not part of a page: an answer of its own, a redirect, or a cookie, for which React Router has rules. */
function isAnswer(result: unknown): boolean {
  if (result instanceof Response) return true;
  const { status = 200, headers } = (isData(result) && result.init) || {};
  return (status >= 300 && status < 400) || (headers !== undefined && new Headers(headers).has('set-cookie'));
}

/** The result of React Router's `data()`. */
function isData(result: unknown): result is { data: unknown; init: ResponseInit | null } {
  return typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit';
}
