import { Writable } from 'node:stream';
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
          pipe(collect(resolve).on('error', reject));
        },
        onShellError: reject,
        onError: (error) => log.error({ err: error, request: reference }, 'rendering failed'),
      },
    );
  });
}

/** Takes all that React writes in one go: with a limit it would stop and wait every 16 KB. */
function collect(then: (html: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      then(Buffer.concat(parts).toString());
      done();
    },
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Not errors of ours: the client disconnected, or the page answered with a 4xx status.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, request: context.get(requestFacts).id }, 'page failed');
};
