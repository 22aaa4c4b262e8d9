import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { env } from '#app/server/env.server.ts';
import { type RequestFacts, requestFacts, routeFinder, visitorPage } from '#app/server/request-context.server.ts';
import { errorPage } from './error-page.server.ts';
import type { RenderedPage } from './page-cache.server.ts';
import type { FoundRoute } from './policy/find-routes.server.ts';
import { UNSUPPORTED } from './policy/refuse.server.ts';
import type { PageRequest } from './run-loaders.server.ts';
import { prepareBody, prepareResponse } from './transport/prepared-response.server.ts';
import { prepareStream } from './transport/streamed-response.server.ts';
import { createVisitorPages, type VisitorPage } from './visitor-page.server.ts';

const UNSHARED = 'private, no-store';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** What rendering needs of a request. The `Request` itself is made when somebody asks for it. */
export interface RenderRequest extends PageRequest {
  isRead: boolean;
  /** The encodings that the client takes, unless the answer is for everybody. */
  accepted: string;
}

/** Answers a request with a page or what else its route gives, and adds the headers common to all responses. */
export function createRenderer(
  build: ServerBuild,
  findRoutes: (path: string) => FoundRoute[],
  always: Record<string, string>,
) {
  const askReactRouter = createRequestHandler(build, env.production ? 'production' : 'development');
  const renderVisitorPage = createVisitorPages(build, findRoutes);
  function contextFor(facts: RequestFacts): RouterContextProvider {
    const context = new RouterContextProvider();
    context.set(requestFacts, facts);
    context.set(routeFinder, findRoutes);
    const visitorFacts = { ...facts, cacheable: false, degraded: false };
    context.set(visitorPage, (address) =>
      askReactRouter(new Request(new URL(address, env.site.url)), contextFor(visitorFacts)),
    );
    return context;
  }
  return async function renderPage(request: RenderRequest, facts: RequestFacts): Promise<RenderedPage> {
    const page = request.isRead ? await renderVisitorPage(request, contextFor(facts)) : undefined;
    const rendered = page
      ? await prepareVisitorPage(page, request.accepted, facts)
      : await prepareAnswer(await askReactRouter(request.toRequest(), contextFor(facts)), request, facts);
    const { cacheable, degraded, hydration } = facts;
    return { cacheable: cacheable && !rendered.stream, degraded, hydration, response: rendered };
  };

  function prepareVisitorPage({ status, headers, parts }: VisitorPage, accepted: string, facts: RequestFacts) {
    const answer = { status: facts.degraded ? markTemporary(status, headers) : status, headers };
    complete(headers);
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    return prepareBody(answer, body, facts.cacheable ? undefined : accepted);
  }

  async function prepareAnswer(answer: Response, { isRead, accepted }: RenderRequest, facts: RequestFacts) {
    let response = answer;
    if (facts.degraded) response = asTemporary(response);
    if (isUnsupportedMethod(response)) response = new Response(UNSUPPORTED, { status: 405 });
    if (isLastResort(response)) response = new Response(errorPage(facts.id), { status: 500, headers: HTML });
    if (response.status === 405) response.headers.set('allow', 'GET, HEAD');
    // A form that is answered shows what was typed.
    if (!isRead) response.headers.set('cache-control', UNSHARED);
    complete(response.headers);
    if (facts.streamed && response.status === 200) return prepareStream(response);
    return prepareResponse(response, facts.cacheable ? undefined : accepted);
  }

  function complete(headers: Headers): void {
    for (const [name, value] of Object.entries(always)) if (!headers.has(name)) headers.set(name, value);
    nameCharset(headers);
    if (!headers.has('cache-control')) headers.set('cache-control', UNSHARED);
  }
}

function asTemporary(response: Response): Response {
  const headers = new Headers(response.headers);
  const status = markTemporary(response.status, headers);
  return new Response(response.body, { status, headers });
}

/**
 * For a page whose content could not be loaded. No cache may store it, and a 404 becomes a 503: whether the page exists is
 * unknown, and a search engine drops a page that answers 404 but retries one that answers 503.
 */
function markTemporary(status: number, headers: Headers): number {
  headers.set('cache-control', 'no-store');
  const isPage = headers.get('content-type')?.startsWith('text/html');
  if (!isPage || status !== 404) return status;
  headers.set('retry-after', '30');
  return 503;
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
