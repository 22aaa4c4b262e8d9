import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { env } from '#app/server/env.server.ts';
import { type RequestFacts, requestFacts } from '#app/server/request-context.server.ts';
import { errorPage } from './error-page.server.ts';
import { finishPage } from './finished-page.server.ts';
import type { RenderedPage } from './page-cache.server.ts';
import { UNSUPPORTED } from './refuse.server.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Has React Router answer a request, and completes the answer with the headers that all have. */
export function createRenderer(build: ServerBuild, always: Record<string, string>) {
  const render = createRequestHandler(build, env.production ? 'production' : 'development');
  return async function renderPage(request: Request, facts: RequestFacts): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    context.set(requestFacts, facts);
    let response = await render(request, context);
    if (facts.degraded) response = asPassing(response);
    if (isUnsupportedMethod(response)) response = new Response(UNSUPPORTED, { status: 405 });
    if (isLastResort(response)) response = new Response(errorPage(facts.id), { status: 500, headers: HTML });
    for (const [name, value] of Object.entries(always))
      if (!response.headers.has(name)) response.headers.set(name, value);
    nameCharset(response.headers);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    return { page: await finishPage(response), keep: facts.keepPage, degraded: facts.degraded };
  };
}

/**
 * A page that lacks its content must not be kept by anybody on the way, and "not found" is not known to be true: a search
 * engine that is told 503 comes again, one that is told 404 forgets the page.
 */
function asPassing(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (!isPage || response.status !== 404) return new Response(response.body, { status: response.status, headers });
  headers.set('retry-after', '30');
  return new Response(response.body, { status: 503, headers });
}

/** Text is UTF-8 here without exception; React Router's data answers do not say so. */
function nameCharset(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/') && !/charset=/i.test(type)) headers.set('content-type', `${type}; charset=utf-8`);
}

/** What React Router says, in English, when an answer without a page (a picture, an export) fails. */
function isLastResort(response: Response): boolean {
  return response.status === 500 && response.headers.get('content-type') === 'text/plain';
}

/** React Router's answer to a method that an address without a page does not have: JSON, in English. */
function isUnsupportedMethod(response: Response): boolean {
  return response.status === 405 && response.headers.get('content-type') === 'application/json';
}
