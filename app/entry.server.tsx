import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { database } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { dividePage } from '#app/server/http/divide-page.server.ts';
import { handOverData } from '#app/server/http/hand-over-data.server.ts';
import { hydrationAddress, toHydrationScript } from '#app/server/http/hydration-script.server.ts';
import { deferHydration } from '#app/server/http/page-scripts/defer-hydration.server.ts';
import { LOST_CONNECTION_ADDRESS } from '#app/server/http/page-scripts/lost-connection.server.ts';
import { pickStyles } from '#app/server/http/page-styles/pick-styles.ts';
import { contentSecurityPolicy, NO_OPENER } from '#app/server/http/policy/security-headers.server.ts';
import { rememberMarkup } from '#app/server/http/remember-markup.server.ts';
import { log } from '#app/server/log.server.ts';
import { type RequestFacts, requestFacts } from '#app/server/request-context.server.ts';
import { PageStyles } from '#app/ui/page-styles.ts';
import { MarkupWriter, type WriteMarkup } from '#app/ui/remembered.tsx';
import { RequestReference } from '#app/ui/request-reference.tsx';
import pieces from './app.css?inline&pieces';

/** Renders the complete page before sending it: crawlers get all of the HTML, and inline scripts can be hashed for the CSP. */
export default async function handleRequest(
  { url, method }: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...router }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const data = serverHandoffStream && (await text(serverHandoffStream));
  const parts = renderDocument({ url, method, status }, headers, router, context, data);
  return new Response(parts.join(''), { status, headers });
}

/** The page, in parts, for React Router (above) and for pages that visitors read (server/http/visitor-page). */
export function renderDocument(
  { url, method, status }: { url: string; method: string; status: number },
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
  data: string | undefined,
): string[] {
  const facts = context.get(requestFacts);
  const isPublic = router.staticHandlerContext.matches.some(({ route }) => route.id === 'routes/site/layout');
  const isLight = isPublic && env.production;
  const page = renderPage(url, router, facts.id, data, isLight ? PICKED : undefined);
  // Only for pages that it keeps does the page cache have the script that hydrates them.
  const willBeCached = status === 200 && facts.cacheable && !facts.degraded && database.changes.trustworthy;
  const own = isLight
    ? lighten(page, { url, method }, willBeCached ? facts : undefined)
    : [withLostConnection(withData(page))];
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!isPublic) headers.set(NO_OPENER.name, NO_OPENER.value);
  // Vite's development client needs inline scripts and a WebSocket.
  if (env.production) headers.set('content-security-policy', contentSecurityPolicy(own));
  return putIn(page.remembered, own);
}

function lighten(
  { html, remembered, data }: Page,
  { method, url }: { method: string; url: string },
  facts: RequestFacts | undefined,
): string[] {
  const keep = (script: string, facts: RequestFacts) => {
    facts.hydration = toHydrationScript(script);
    const { pathname, search } = new URL(url);
    return hydrationAddress(pathname + search, facts.hydration);
  };
  const [head = '', ...rest] =
    data === undefined
      ? [html]
      : deferHydration(dividePage(html), method, data, facts && ((script) => keep(script, facts)));
  return [...fillIn(head, () => pickStyles(pieces, html, remembered)), ...rest];
}

function fillIn(head: string, write: () => string): string[] {
  const at = head.indexOf(PICKED);
  return at === -1 ? [head] : [head.slice(0, at), write(), head.slice(at + PICKED.length)];
}

/** Each in its place: they were written in the order in which they stand in the page. */
function putIn(remembered: string[], parts: string[]): string[] {
  const next = remembered.values();
  const all = parts.flatMap((part) =>
    part.split(REMEMBERED).flatMap((text, index) => (index === 0 ? text : [next.next().value ?? fail(), text])),
  );
  return next.next().done ? all : fail();
}

function fail(): never {
  throw new Error('the page and its remembered parts do not match');
}

/** Public pages load this script later (fetch-once-loaded). */
const withLostConnection = (html: string) =>
  env.production ? html.replace('</head>', `<script async src="${LOST_CONNECTION_ADDRESS}"></script></head>`) : html;

/** A placeholder: which styles a page uses is known only once it has been rendered. No text of a page has its `<`, which React escapes. */
const PICKED = '/*<styles>*/';
/** In place of what is remembered, so that it is not copied and searched for each page. No text holds it, as above; cleaned posts have no comments. */
const REMEMBERED = '<!--remembered-->';

/** React writes this in place of a part that is not ready, such as code that has not been loaded. */
const UNFINISHED = '<!--$!-->';
/** The part of it that pages hardly have: V8 finds a short text whose first letter is rare in a fraction of the time. */
const RARE_PART = '$!-->';

interface Page {
  html: string;
  remembered: string[];
  /** For hydration, unless the page has no scripts. */
  data: string | undefined;
}

/** Renders without waiting, which is cheaper than React's stream: everything that a page shows has been loaded by its loaders. */
function renderPage(
  url: string,
  router: EntryContext,
  reference: string,
  data: string | undefined,
  styles: string | undefined,
): Page {
  const remembered: string[] = [];
  const remember: WriteMarkup = (part, props) => {
    remembered.push(rememberMarkup(part, props));
    return REMEMBERED;
  };
  const markup = renderToString(
    <PageStyles value={styles}>
      <RequestReference value={reference}>
        <MarkupWriter value={remember}>
          <ServerRouter context={router} url={url} />
        </MarkupWriter>
      </RequestReference>
    </PageStyles>,
  );
  const html = `<!DOCTYPE html>${markup}`;
  if (html.includes(RARE_PART) && html.includes(UNFINISHED))
    throw new Error('a part of the page was not ready when it was rendered');
  return { html, remembered, data: router.renderMeta?.didRenderScripts ? data : undefined };
}

const withData = ({ html, data }: Page) =>
  data === undefined ? html : html.replace('</body>', () => `<script>${handOverData(data)}</script></body>`);

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Not errors of ours: the client disconnected, or the page answered with a 4xx status.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, request: context.get(requestFacts).id }, 'page failed');
};
