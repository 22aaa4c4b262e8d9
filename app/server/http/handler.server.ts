import type { IncomingMessage, ServerResponse } from 'node:http';
// Node's global of this name is a getter, which takes longer than reading the clock.
import { performance } from 'node:perf_hooks';
import type { ServerBuild } from 'react-router';
import { database } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { log, logAnswer } from '#app/server/log.server.ts';
import { count, countRequest, gauge } from '#app/server/metrics.server.ts';
import type { RequestFacts } from '#app/server/request-context.server.ts';
import { logSecurity } from '#app/server/security-log.server.ts';
import { answerMetrics } from './answer-metrics.server.ts';
import { answerPicture } from './answer-picture.server.ts';
import { errorPage } from './error-page.server.ts';
import { HYDRATION_PATH, readHydrationAddress } from './hydration-script.server.ts';
import { PageCache, type RenderedPage } from './page-cache.server.ts';
import { cacheableAddress } from './policy/cacheable-address.server.ts';
import { clientAddress, networkOf } from './policy/client-address.server.ts';
import { createRouteFinder, isPublicPage, type MatchedRoute } from './policy/find-routes.server.ts';
import { isPlainRead, NOT_AN_ADDRESS, type Refusal, refusal } from './policy/refuse.server.ts';
import { type RequestPath, readPath, withoutQuery } from './policy/request-path.server.ts';
import { commonHeaders } from './policy/security-headers.server.ts';
import { receiveBody } from './receive-body.server.ts';
import { createRenderer } from './render-page.server.ts';
import {
  type PreparedResponse,
  prepareResponse,
  prepareText,
  sendResponse,
} from './transport/prepared-response.server.ts';
import { nextRequestId } from './transport/request-id.server.ts';
import { sendStream } from './transport/streamed-response.server.ts';
import { toRenderRequest } from './transport/web-request.server.ts';

const CACHE = { maxBytes: 64 * 1024 * 1024, maxPages: 5_000 };
/** Not an HTTP status: the customary code in access logs for a client that disconnected before the response. */
const CLIENT_CLOSED_REQUEST = 499;

const IMMUTABLE_SCRIPT = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

interface Incoming {
  request: IncomingMessage;
  response: ServerResponse;
  path: RequestPath;
  facts: RequestFacts;
}

/** Called after each answer that shows a public page to somebody, from the cache too, so that it has to be cheap. */
type OnPage = (request: IncomingMessage, page: string) => void;

/** Answers every request that is not for a static file. */
export function createHandler(build: ServerBuild, onPage: OnPage) {
  const https = env.site.url.startsWith('https://');
  const protocol = https ? 'https:' : 'http:';
  const always = commonHeaders({ https, production: env.production });
  const findRoutes = createRouteFinder(build);
  const renderPage = createRenderer(build, findRoutes, always);
  const cache = new PageCache(database.changes, CACHE);
  gauge('page_cache_pages', () => cache.size);
  gauge('page_cache_bytes', () => cache.bytes);

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const id = nextRequestId();
    const { url = '' } = request;
    // Cached addresses are canonical, so a hit needs no parsing.
    const cached = isPlainRead(request) ? cache.get(url) : undefined;
    if (cached) {
      count('page_cache_hits');
      finish(cached, withoutQuery(url));
    } else {
      const path = readPath(url);
      // It handles its own failures.
      void answer(request, response, path, id).then((prepared) => finish(prepared, path?.path ?? withoutQuery(url)));
    }

    function finish(prepared: PreparedResponse | undefined, path: string) {
      if (prepared?.stream) void sendStream(request, response, prepared.stream, id);
      else if (prepared) sendResponse(request, response, prepared, id);
      if (prepared?.page !== undefined) onPage(request, prepared.page);
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const status = prepared ? response.statusCode : CLIENT_CLOSED_REQUEST;
      countRequest(path, status, ms);
      logAnswer(id, request.method, path, status, ms);
    }
  };

  /** Undefined when the client has disconnected. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: RequestPath | undefined,
    id: string,
  ): Promise<PreparedResponse | undefined> {
    try {
      const address = clientAddress(request, env.trustProxy);
      const facts = {
        id,
        clientAddress: address,
        clientNetwork: networkOf(address),
        cacheable: false,
        degraded: false,
        streamed: false,
      };
      if (!path) return refuse(request, facts, NOT_AN_ADDRESS);
      const refused = refusal(request, path, env.site.url);
      if (refused) return refuse(request, facts, refused);
      const incoming = { request, response, path, facts };
      return isPlainRead(request) ? await answerRead(incoming) : await answerWrite(incoming);
    } catch (error) {
      log.error({ err: error, request: id }, 'request failed');
      return prepareText(500, errorPage(id), { ...always, 'content-type': 'text/html; charset=utf-8' });
    }
  }

  async function answerRead({ request, response, path: { path, search, isCanonical }, facts }: Incoming) {
    if (!isCanonical) return prepareText(301, '', { ...always, location: path + search });
    if (path === '/metrics') return answerMetrics(request, env.metricsToken, always);
    if (path === HYDRATION_PATH) return answerHydration(search, facts);
    const picture = await answerPicture(path, facts.clientNetwork, always);
    if (picture) return picture;
    const routes = findRoutes(path);
    // Visitors have no cookies on public pages.
    const isStaff = request.headers.cookie !== undefined;
    const cached = answerCached(path, search, routes, facts, isStaff);
    if (cached) return cached;
    nameClient(request, facts);
    return named(await renderPage(toRenderRequest(request, response, protocol), facts), path, routes).response;
  }

  /** Undefined for a page that may not be cached. */
  function answerCached(path: string, search: string, routes: MatchedRoute[], facts: RequestFacts, isNewest: boolean) {
    const address = env.production ? cacheableAddress(path, new URLSearchParams(search), routes) : null;
    if (!address) return undefined;
    const render = () => renderForCache(address, facts).then((rendered) => named(rendered, path, routes));
    return cache.get(address) ?? cache.getOrRender(address, render, { isNewest });
  }

  async function answerHydration(query: string, facts: RequestFacts) {
    const { page = '', state = '' } = readHydrationAddress(query) ?? {};
    if (!cache.findHydration(page, state)) {
      // The page is no longer cached, or was sent by another process.
      const { path = '', search = '' } = readPath(page) ?? {};
      await answerCached(path, search, findRoutes(path), facts, true);
    }
    const script = cache.findHydration(page, state);
    if (!script) {
      count('hydration_scripts_missed');
      return prepareText(404, '', always);
    }
    script.answer ??= prepareResponse(new Response(script.text, { headers: { ...always, ...IMMUTABLE_SCRIPT } }));
    return script.answer;
  }

  async function answerWrite({ request, response, path: { path }, facts }: Incoming) {
    const body = await receiveBody(request, response, findRoutes(path), facts.clientNetwork);
    if (!body) return undefined;
    if ('status' in body) return refuse(request, facts, body);
    nameClient(request, facts);
    return (await renderPage(toRenderRequest(request, response, protocol, body), facts)).response;
  }

  /**
   * A cached page is rendered from its address alone: no cookie or header of the visitor who happened to ask first can get
   * into it, and rendering completes even if that visitor disconnects.
   */
  function renderForCache(address: string, facts: RequestFacts): Promise<RenderedPage> {
    facts.cacheable = true;
    const url = new URL(address, env.site.url);
    return renderPage({ url, toRequest: () => new Request(url), isRead: true, accepted: '' }, facts);
  }

  function refuse(request: IncomingMessage, facts: RequestFacts, { status, text, headers }: Refusal): PreparedResponse {
    logSecurity('request_refused', facts, { path: withoutQuery(request.url ?? ''), status });
    return prepareText(status, text, { ...always, ...headers, connection: 'close' });
  }
}

/** Data for a step between pages is no page: it is also fetched ahead, for links that nobody follows. */
function named(rendered: RenderedPage, path: string, routes: MatchedRoute[]): RenderedPage {
  const { response } = rendered;
  if (response.status === 200 && isPublicPage(routes) && !path.endsWith('.data')) response.page = path;
  return rendered;
}

/** better-auth reads this header to store the client's address with a session. */
function nameClient(request: IncomingMessage, { clientAddress }: RequestFacts): void {
  request.headers['x-client-address'] = clientAddress;
}
