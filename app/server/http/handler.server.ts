import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { database } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';
import { count, countRequest, gauge } from '#app/server/metrics.server.ts';
import type { RequestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { answerMetrics } from './answer-metrics.server.ts';
import { answerPicture } from './answer-picture.server.ts';
import { clientAddress, networkOf } from './client-address.server.ts';
import { errorPage } from './error-page.server.ts';
import { createRouteFinder } from './find-routes.server.ts';
import { type FinishedPage, finishText, sendPage } from './finished-page.server.ts';
import { keptAddress } from './kept-address.server.ts';
import { PageCache, type RenderedPage } from './page-cache.server.ts';
import { receiveBody } from './receive-body.server.ts';
import { isPlainRead, NOT_AN_ADDRESS, type Refusal, refusal } from './refuse.server.ts';
import { createRenderer } from './render-page.server.ts';
import { nextRequestId } from './request-id.server.ts';
import { type RequestPath, readPath, withoutQuery } from './request-path.server.ts';
import { commonHeaders } from './security-headers.server.ts';
import { toWebRequest } from './web-request.server.ts';

const CACHE = { maxBytes: 64 * 1024 * 1024, maxPages: 5_000 };
/** Not a status of HTTP; in logs it is the usual one for a client that went away before the answer. */
const CLIENT_WENT_AWAY = 499;

interface Incoming {
  request: IncomingMessage;
  response: ServerResponse;
  path: RequestPath;
  facts: RequestFacts;
}

/** Answers every request that is not a built file: kept page, or React Router. */
export function createHandler(build: ServerBuild) {
  const https = env.site.url.startsWith('https://');
  const protocol = https ? 'https:' : 'http:';
  const always = commonHeaders({ https, production: env.production });
  const renderPage = createRenderer(build, always);
  const findRoutes = createRouteFinder(build);
  const cache = new PageCache(database.changes, CACHE);
  gauge('page_cache_pages', () => cache.size);
  gauge('page_cache_bytes', () => cache.bytes);

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const id = nextRequestId();
    const { url = '', method } = request;
    // The exact address first: a hit costs one look-up and no parsing.
    const kept = isPlainRead(request) ? cache.get(url) : undefined;
    if (kept) count('page_cache_hits');
    const path = kept ? undefined : readPath(url);
    const page = kept ?? (await answer(request, response, path, id));
    if (page) sendPage(request, response, page, id);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const status = page ? response.statusCode : CLIENT_WENT_AWAY;
    const seen = path?.path ?? withoutQuery(url);
    countRequest(seen, status, ms);
    log.info({ request: id, method, path: seen, status, ms });
  };

  /** Undefined when the client went away before it could be answered. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: RequestPath | undefined,
    id: string,
  ): Promise<FinishedPage | undefined> {
    try {
      const address = clientAddress(request, env.trustProxy);
      const facts = { id, clientAddress: address, clientNetwork: networkOf(address), keepPage: false, degraded: false };
      if (!path) return refuse(request, facts, NOT_AN_ADDRESS);
      const refused = refusal(request, path, env.site.url);
      if (refused) return refuse(request, facts, refused);
      const incoming = { request, response, path, facts };
      return isPlainRead(request) ? await answerRead(incoming) : await answerWrite(incoming);
    } catch (error) {
      log.error({ err: error, request: id }, 'request failed');
      return finishText(500, errorPage(id), { ...always, 'content-type': 'text/html; charset=utf-8' });
    }
  }

  async function answerRead({ request, response, path: { path, search, asSent }, facts }: Incoming) {
    if (!asSent) return finishText(301, '', { ...always, location: path + search });
    if (path === '/metrics') return answerMetrics(request, env.metricsToken, always);
    const picture = await answerPicture(path, facts.clientNetwork, always);
    if (picture) return picture;
    const kept = env.production ? keptAddress(path, new URLSearchParams(search), findRoutes(path)) : null;
    if (kept) return cache.get(kept) ?? (await cache.getOrRender(kept, () => renderKept(kept, facts)));
    nameClient(request, facts);
    return (await renderPage(toWebRequest(request, response, protocol), facts)).page;
  }

  async function answerWrite({ request, response, path: { path }, facts }: Incoming) {
    const body = await receiveBody(request, response, findRoutes(path), facts.clientNetwork);
    if (!body) return undefined;
    if ('status' in body) return refuse(request, facts, body);
    nameClient(request, facts);
    return (await renderPage(toWebRequest(request, response, protocol, body), facts)).page;
  }

  /**
   * A page for everybody is rendered from its address alone: no cookie or header of the one visitor who came first can
   * get into it, and it is finished even if that visitor leaves.
   */
  function renderKept(address: string, facts: RequestFacts): Promise<RenderedPage> {
    facts.keepPage = true;
    return renderPage(new Request(new URL(address, env.site.url)), facts);
  }

  function refuse(request: IncomingMessage, facts: RequestFacts, { status, text }: Refusal): FinishedPage {
    logSecurity('request_refused', facts, { path: withoutQuery(request.url ?? ''), status });
    return finishText(status, text, { ...always, connection: 'close' });
  }
}

/** For better-auth, which notes with a session where it was opened. */
function nameClient(request: IncomingMessage, { clientAddress }: RequestFacts): void {
  request.headers['x-client-address'] = clientAddress;
}
