import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { env } from '#app/server/env.server.ts';
import { type RequestFacts, requestFacts, routeFinder, visitorPage } from '#app/server/request-context.server.ts';
import { errorPage } from './error-page.server.ts';
import type { RenderedPage } from './page-cache.server.ts';
import { createRouteFinder } from './policy/find-routes.server.ts';
import { UNSUPPORTED } from './policy/refuse.server.ts';
import { prepareResponse } from './transport/prepared-response.server.ts';
import { prepareStream } from './transport/streamed-response.server.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Lets React Router answer a request, and adds the headers common to all responses. */
export function createRenderer(build: ServerBuild, always: Record<string, string>) {
  const render = createRequestHandler(build, env.production ? 'production' : 'development');
  const findRoutes = createRouteFinder(build);
  function answer(request: Request, facts: RequestFacts): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(requestFacts, facts);
    context.set(routeFinder, findRoutes);
    const visitorFacts = { ...facts, cacheable: false, degraded: false };
    context.set(visitorPage, (address) => answer(new Request(new URL(address, env.site.url)), visitorFacts));
    return render(request, context);
  }
  return async function renderPage(request: Request, facts: RequestFacts): Promise<RenderedPage> {
    let response = await answer(request, facts);
    if (facts.degraded) response = asTemporary(response);
    if (isUnsupportedMethod(response)) response = new Response(UNSUPPORTED, { status: 405 });
    if (isLastResort(response)) response = new Response(errorPage(facts.id), { status: 500, headers: HTML });
    for (const [name, value] of Object.entries(always))
      if (!response.headers.has(name)) response.headers.set(name, value);
    nameCharset(response.headers);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    const { cacheable, degraded, streamed } = facts;
    if (streamed && response.status === 200) return { response: prepareStream(response), cacheable: false, degraded };
    const accepted = cacheable ? undefined : (request.headers.get('accept-encoding') ?? '');
    const { hydration } = facts;
    return { response: await prepareResponse(response, accepted), cacheable, degraded, hydration };
  };
}

/**
 * For a page whose content could not be loaded. No cache may store it, and a 404 becomes a 503: whether the page exists is
 * unknown, and a search engine drops a page that answers 404 but retries one that answers 503.
 */
function asTemporary(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (!isPage || response.status !== 404) return new Response(response.body, { status: response.status, headers });
  headers.set('retry-after', '30');
  return new Response(response.body, { status: 503, headers });
}

/** All text is UTF-8, but React Router's data responses do not declare it. */
function nameCharset(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/') && !/charset=/i.test(type)) headers.set('content-type', `${type}; charset=utf-8`);
}

/** React Router's own answer, in English, when a resource route (a picture, an export) throws. */
function isLastResort(response: Response): boolean {
  return response.status === 500 && response.headers.get('content-type') === 'text/plain';
}

/** React Router's answer to a method that an address without a page does not have: JSON, in English. */
function isUnsupportedMethod(response: Response): boolean {
  return response.status === 405 && response.headers.get('content-type') === 'application/json';
}
