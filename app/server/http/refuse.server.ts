import type { IncomingMessage } from 'node:http';

const MEGABYTE = 1024 * 1024;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const KNOWN_METHODS = new Set([...SAFE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']);

/** A picture of 5 MB with the form around it; everything else is text. */
function bodyLimit(path: string): number {
  return path.startsWith('/admin/uploads') ? 6 * MEGABYTE : 2 * MEGABYTE;
}

/** What is turned away before any page sees it: the status to answer with, or null. */
export function refusal(request: IncomingMessage, ownOrigin: string): { status: number; text: string } | null {
  const method = request.method ?? 'GET';
  if (!KNOWN_METHODS.has(method)) return { status: 405, text: 'Bu istek desteklenmiyor.' };
  // No page has such an address, and PostgreSQL takes no NUL in a text that it is asked for.
  if (request.url?.includes('%00')) return { status: 400, text: 'Bu adres geçerli değil.' };
  if (SAFE_METHODS.has(method)) return null;
  if (!isOwnOrigin(request, ownOrigin))
    return { status: 403, text: 'Bu istek başka bir siteden geldiği için reddedildi.' };
  if (request.headers['transfer-encoding']) return { status: 411, text: 'İsteğin boyutu belirtilmemiş.' };
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > bodyLimit(request.url ?? '')) return { status: 413, text: "Dosya boyutu 5MB'dan buyuk olamaz" };
  return null;
}

/** Browsers name the origin of every state-changing request; a program that names none carries no visitor's cookie. */
function isOwnOrigin(request: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site && site !== 'same-origin' && site !== 'none') return false;
  if (!origin) return true;
  if (origin === ownOrigin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
