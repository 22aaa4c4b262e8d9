import type { IncomingMessage } from 'node:http';
import type { RequestPath } from './request-path.server.ts';

/** React Router would run an action for every method but GET and HEAD. */
const METHODS = ['GET', 'HEAD', 'POST'];
const DELETED_FROM = '/admin/drafts';
const isRead = (method: string) => method === 'GET' || method === 'HEAD';
/** Characters such as `/`, `#` and `@` would change the meaning of an URL built from the header. */
const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export interface Refusal {
  status: number;
  text: string;
  headers?: Record<string, string>;
}

export const UNSUPPORTED = 'Bu istek desteklenmiyor.';
export const NOT_AN_ADDRESS: Refusal = { status: 400, text: 'Bu adres geçerli değil.' };

/** A GET or HEAD without a body. */
export function isPlainRead({ method = 'GET', headers }: IncomingMessage): boolean {
  if (!isRead(method) || headers['transfer-encoding'] !== undefined) return false;
  const length = headers['content-length'];
  return length === undefined || !(Number(length) > 0);
}

/** Checks what can be judged from the head of a request; null when nothing is wrong. */
export function refusal(request: IncomingMessage, path: RequestPath, ownOrigin: string): Refusal | null {
  const { method = 'GET', headers } = request;
  const methods = path.path === DELETED_FROM ? [...METHODS, 'DELETE'] : METHODS;
  if (!methods.includes(method)) return { status: 405, text: UNSUPPORTED, headers: { allow: methods.join(', ') } };
  if (!isHost(headers.host)) return NOT_AN_ADDRESS;
  if (isRead(method)) return isPlainRead(request) ? null : { status: 400, text: UNSUPPORTED };
  // A GET is redirected to the canonical path; a POST cannot be, and our forms never post to another path.
  if (!path.isCanonical) return NOT_AN_ADDRESS;
  if (!isOwnOrigin(request, ownOrigin))
    return { status: 403, text: 'Bu istek başka bir siteden geldiği için reddedildi.' };
  if (headers['transfer-encoding']) return { status: 411, text: 'İsteğin boyutu belirtilmemiş.' };
  return null;
}

/** Only HTTP/1.0 requests may lack a Host; Node rejects others itself. */
function isHost(host: string | undefined): boolean {
  return host === undefined || (HOST.test(host) && URL.canParse(`http://${host}`));
}

/** Browsers send Origin with every POST. A request without it comes from a program, which has no visitor's cookies. */
function isOwnOrigin(request: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') return false;
  if (!origin || origin === ownOrigin) return true;
  return URL.parse(origin)?.host === host;
}
