import type { IncomingMessage } from 'node:http';
import type { RequestPath } from './request-path.server.ts';

const READS = new Set(['GET', 'HEAD']);
const METHODS = new Set([...READS, 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Anything else could move the rest of the address when the two are put together. */
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export interface Refusal {
  status: number;
  text: string;
}

export const UNSUPPORTED = 'Bu istek desteklenmiyor.';
export const NOT_AN_ADDRESS: Refusal = { status: 400, text: 'Bu adres geçerli değil.' };

/** A request that has nothing to read but its head, as almost all have. */
export function isPlainRead({ method = 'GET', headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return READS.has(method) && !hasBody;
}

/** What is turned away for its head alone, before any page sees it. */
export function refusal(request: IncomingMessage, path: RequestPath, ownOrigin: string): Refusal | null {
  const { method = 'GET', headers } = request;
  if (!METHODS.has(method)) return { status: 405, text: UNSUPPORTED };
  if (!isHost(headers.host)) return NOT_AN_ADDRESS;
  if (READS.has(method)) return isPlainRead(request) ? null : { status: 400, text: UNSUPPORTED };
  // Reads are redirected to the one spelling; no form of ours posts to another.
  if (!path.asSent) return NOT_AN_ADDRESS;
  if (!isOwnOrigin(request, ownOrigin))
    return { status: 403, text: 'Bu istek başka bir siteden geldiği için reddedildi.' };
  if (headers['transfer-encoding']) return { status: 411, text: 'İsteğin boyutu belirtilmemiş.' };
  return null;
}

/** HTTP/1.0 knows no such header; Node refuses a later request without it. */
function isHost(host: string | undefined): boolean {
  return host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`));
}

/** Browsers name the origin of every state-changing request; a program that names none carries no visitor's cookie. */
function isOwnOrigin(request: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') return false;
  if (!origin || origin === ownOrigin) return true;
  return URL.parse(origin)?.host === host;
}
