import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { env } from '#app/server/env.server.ts';
import { deferHydration } from '#app/server/http/deferred-hydration.server.ts';
import { contentSecurityPolicy } from '#app/server/http/policy/security-headers.server.ts';
import { log } from '#app/server/log.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { PageStyles } from '#app/ui/page-styles.ts';
import { RequestReference } from '#app/ui/request-reference.tsx';
import appCss from './app.css?inline';

/** Renders the complete page before sending it: crawlers get all of the HTML, and inline scripts can be hashed for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { id } = context.get(requestFacts);
  const rendered = await renderHtml(request, routerContext, id);
  const isPublic = routerContext.staticHandlerContext.matches.some(({ route }) => route.id === 'routes/site/layout');
  const html = isPublic && env.production ? deferHydration(rendered, request.method) : rendered;
  headers.set('content-type', 'text/html; charset=utf-8');
  // Vite's development client needs inline scripts and a WebSocket.
  if (env.production) headers.set('content-security-policy', contentSecurityPolicy(html));
  return new Response(html, { status, headers });
}

function renderHtml(request: Request, routerContext: EntryContext, reference: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <PageStyles value={import.meta.env.DEV ? '' : appCss}>
        <RequestReference value={reference}>
          <ServerRouter context={routerContext} url={request.url} />
        </RequestReference>
      </PageStyles>,
      {
        // A large part behind Suspense would otherwise be sent hidden, for a script to put in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => log.error({ err: error, request: reference }, 'rendering failed'),
      },
    );
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Not errors of ours: the client disconnected, or the page answered with a 4xx status.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, request: context.get(requestFacts).id }, 'page failed');
};
