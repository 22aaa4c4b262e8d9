import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { database } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';
import { type RequestFacts, requestFacts } from '#app/server/request-context.server.ts';
import { clientAddress } from './client-address.server.ts';
import { errorPage } from './error-page.server.ts';
import { finishPage, sendPage } from './finished-page.server.ts';
import { createKeptAddress } from './kept-address.server.ts';
import { PageCache, type RenderedPage } from './page-cache.server.ts';
import { refusal } from './refuse.server.ts';
import { commonHeaders } from './security-headers.server.ts';

const CACHE_BYTES = 64 * 1024 * 1024;

/** Answers every request that is not a built file: kept page, or React Router. */
export function createHandler(build: ServerBuild | (() => Promise<ServerBuild>), routes: ServerBuild) {
  const render = createRequestHandler(build, env.production ? 'production' : 'development');
  const keptAddress = createKeptAddress(routes);
  const cache = new PageCache(database.changes, CACHE_BYTES);
  const https = env.site.url.startsWith('https://');
  const always = commonHeaders(https);

  async function renderPage(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
  ): Promise<RenderedPage> {
    request.headers['x-client-address'] = facts.clientAddress;
    // A HEAD is rendered as a GET, so that a kept page always has its body; sendPage leaves the body out.
    const webRequest = createRequest(asGet(request), response, { protocol: https ? 'https:' : 'http:' });
    const context = new RouterContextProvider();
    context.set(requestFacts, facts);
    const webResponse = await render(webRequest, context);
    for (const [name, value] of Object.entries(always)) webResponse.headers.set(name, value);
    if (!webResponse.headers.has('cache-control')) webResponse.headers.set('cache-control', 'private, no-store');
    return { page: await finishPage(webResponse), keep: facts.keepPage, degraded: facts.degraded };
  }

  async function answer(request: IncomingMessage, response: ServerResponse, facts: RequestFacts) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // The exact address first: a hit costs one look-up and no parsing.
    const kept = isRead ? cache.get(request.url ?? '/') : undefined;
    if (kept) return sendPage(request, response, kept);
    const refused = refusal(request, env.site.url);
    if (refused) {
      request.resume();
      response.writeHead(refused.status, {
        ...always,
        'content-type': 'text/plain; charset=utf-8',
        connection: 'close',
      });
      return response.end(refused.text);
    }
    const address = isRead && env.production ? keptAddress(new URL(request.url ?? '/', env.site.url)) : null;
    if (!address) return sendPage(request, response, (await renderPage(request, response, facts)).page);
    facts.keepPage = true;
    sendPage(
      request,
      response,
      cache.get(address) ?? (await cache.getOrRender(address, () => renderPage(request, response, facts))),
    );
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const facts: RequestFacts = {
      id: randomBytes(4).toString('hex'),
      clientAddress: clientAddress(request, env.trustProxy),
      keepPage: false,
      degraded: false,
    };
    response.setHeader('x-request-id', facts.id);
    response.once('close', () => {
      log.info({
        request: facts.id,
        method: request.method,
        path: (request.url ?? '').split('?')[0],
        status: response.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
    });
    try {
      await answer(request, response, facts);
    } catch (error) {
      log.error({ err: error, request: facts.id }, 'request failed');
      if (!response.headersSent) response.writeHead(500, { ...always, 'content-type': 'text/html; charset=utf-8' });
      response.end(errorPage(facts.id));
    }
  };
}

function asGet(request: IncomingMessage): IncomingMessage {
  return request.method === 'HEAD' ? Object.create(request, { method: { value: 'GET' } }) : request;
}
