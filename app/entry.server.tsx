import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { env } from '#app/server/env.server.ts';
import { handOverData } from '#app/server/http/hand-over-data.server.ts';
import { deferHydration } from '#app/server/http/page-scripts/defer-hydration.server.ts';
import { LOST_CONNECTION_ADDRESS } from '#app/server/http/page-scripts/lost-connection.server.ts';
import { pickStyles } from '#app/server/http/page-styles/pick-styles.ts';
import { contentSecurityPolicy } from '#app/server/http/policy/security-headers.server.ts';
import { log } from '#app/server/log.server.ts';
import { requestFacts } from '#app/server/request-context.server.ts';
import { PageStyles } from '#app/ui/page-styles.ts';
import { RequestReference } from '#app/ui/request-reference.tsx';
import pieces from './app.css?inline&pieces';

/** Renders the complete page before sending it: crawlers get all of the HTML, and inline scripts can be hashed for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { id } = context.get(requestFacts);
  const isPublic = routerContext.staticHandlerContext.matches.some(({ route }) => route.id === 'routes/site/layout');
  const isLight = isPublic && env.production;
  const rendered = await renderHtml(request, routerContext, id, isLight ? PICKED : undefined);
  const html = isLight ? deferHydration(withPickedStyles(rendered), request.method) : withLostConnection(rendered);
  headers.set('content-type', 'text/html; charset=utf-8');
  // Vite's development client needs inline scripts and a WebSocket.
  if (env.production) headers.set('content-security-policy', contentSecurityPolicy(html));
  return new Response(html, { status, headers });
}

/** Public pages load this script later (fetch-once-loaded). */
const withLostConnection = (html: string) =>
  env.production ? html.replace('</head>', `<script async src="${LOST_CONNECTION_ADDRESS}"></script></head>`) : html;

/** A placeholder: which styles a page uses is known only once it has been rendered. */
const PICKED = '/*styles*/';
const withPickedStyles = (html: string) => html.replace(PICKED, () => pickStyles(pieces, html));

/** React writes this in place of a part that is not ready, such as code that has not been loaded. */
const UNFINISHED = '<!--$!-->';

/** Renders without waiting, which is cheaper than React's stream: everything that a page shows has been loaded by its loaders. */
async function renderHtml(
  request: Request,
  routerContext: EntryContext,
  reference: string,
  styles: string | undefined,
): Promise<string> {
  const { serverHandoffStream, ...withoutStream } = routerContext;
  const markup = renderToString(
    <PageStyles value={styles}>
      <RequestReference value={reference}>
        <ServerRouter context={withoutStream} url={request.url} />
      </RequestReference>
    </PageStyles>,
  );
  if (markup.includes(UNFINISHED)) throw new Error('a part of the page was not ready when it was rendered');
  const html = `<!DOCTYPE html>${markup}`;
  if (!serverHandoffStream || !routerContext.renderMeta?.didRenderScripts) return html;
  const handOver = handOverData(await text(serverHandoffStream));
  return html.replace('</body>', () => `${handOver}</body>`);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Not errors of ours: the client disconnected, or the page answered with a 4xx status.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, request: context.get(requestFacts).id }, 'page failed');
};
