import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { database } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';
import { count, countRequest, gauge } from '#app/server/metrics.server.ts';
import { type RequestFacts, requestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { answerMetrics } from './answer-metrics.server.ts';
import { answerPicture } from './answer-picture.server.ts';
import { clientAddress, networkOf } from './client-address.server.ts';
import { errorPage } from './error-page.server.ts';
import { type FinishedPage, finishPage, finishText, sendPage } from './finished-page.server.ts';
import { createKeptAddress } from './kept-address.server.ts';
import { PageCache, type RenderedPage } from './page-cache.server.ts';
import { refusal, TOO_LONG } from './refuse.server.ts';
import { nextRequestId } from './request-id.server.ts';
import { commonHeaders } from './security-headers.server.ts';
import { toWebRequest } from './web-request.server.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Answers every request that is not a built file: kept page, or React Router. */
export function createHandler(build: ServerBuild) {
  const render = createRequestHandler(build, env.production ? 'production' : 'development');
  const keptAddress = createKeptAddress(build);
  const cache = new PageCache(database.changes, CACHE_BYTES);
  gauge('page_cache_pages', () => cache.size);
  gauge('page_cache_bytes', () => cache.bytes);
  const https = env.site.url.startsWith('https://');
  const always = commonHeaders({ https, production: env.production });

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const id = nextRequestId();
    const page = await answer(request, response, id);
    sendPage(request, response, page, id);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const path = pathOf(request);
    countRequest(path, response.statusCode, ms);
    log.info({ request: id, method: request.method, path, status: response.statusCode, ms });
  };

  /** The exact address first: a hit costs one look-up and no parsing. */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
  ): FinishedPage | Promise<FinishedPage> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const kept = isRead ? cache.get(request.url ?? '/') : undefined;
    if (!kept) return answerFresh(request, response, id, isRead);
    count('page_cache_hits');
    return kept;
  }

  async function answerFresh(request: IncomingMessage, response: ServerResponse, id: string, isRead: boolean) {
    try {
      const address = clientAddress(request, env.trustProxy);
      const facts = { id, clientAddress: address, clientNetwork: networkOf(address), keepPage: false, degraded: false };
      const refused = refusal(request, env.site.url);
      if (refused) {
        request.resume();
        logSecurity('request_refused', facts, { path: pathOf(request), status: refused.status });
        return finishText(refused.status, refused.text, { ...always, connection: 'close' });
      }
      if (pathOf(request) === '/metrics') return answerMetrics(request, env.metricsToken, always);
      const picture = isRead ? await answerPicture(pathOf(request), always) : undefined;
      if (picture) return picture;
      const kept = isRead && env.production ? keptAddress(new URL(request.url ?? '/', env.site.url)) : null;
      if (kept) return cache.get(kept) ?? (await cache.getOrRender(kept, () => renderKept(kept, facts)));
      request.headers['x-client-address'] = facts.clientAddress;
      const webRequest = await toWebRequest(request, response, https ? 'https:' : 'http:');
      if (!webRequest) return finishText(413, TOO_LONG, always);
      return (await renderPage(webRequest, facts)).page;
    } catch (error) {
      log.error({ err: error, request: id }, 'request failed');
      return finishText(500, errorPage(id), { ...always, ...HTML });
    }
  }

  /**
   * A page for everybody is rendered from its address alone: no cookie or header of the one visitor who came first can
   * get into it, and it is finished even if that visitor leaves.
   */
  function renderKept(address: string, facts: RequestFacts): Promise<RenderedPage> {
    facts.keepPage = true;
    return renderPage(new Request(new URL(address, env.site.url)), facts);
  }

  async function renderPage(request: Request, facts: RequestFacts): Promise<RenderedPage> {
    const context = new RouterContextProvider();
    context.set(requestFacts, facts);
    let response = await render(request, context);
    if (facts.degraded) response = asPassing(response);
    if (isLastResort(response)) response = new Response(errorPage(facts.id), { status: 500, headers: HTML });
    for (const [name, value] of Object.entries(always))
      if (!response.headers.has(name)) response.headers.set(name, value);
    nameCharset(response.headers);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
    return { page: await finishPage(response), keep: facts.keepPage, degraded: facts.degraded };
  }
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

/** Without the query, which may hold what somebody typed. */
function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '';
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
