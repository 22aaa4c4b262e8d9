import type { IncomingMessage } from 'node:http';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const KNOWN_METHODS = new Set([...SAFE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']);

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
/** Anything else could move the rest of the address when the two are put together. */
const HOST = /^(?:[\w.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

export const TOO_LONG = 'Gönderdiğiniz metin çok uzun. Kısaltıp yeniden deneyin.';
const NOT_AN_ADDRESS = { status: 400, text: 'Bu adres geçerli değil.' };

/** It says itself what is wrong with what it was sent. */
const isUpload = (path: string) => path.startsWith('/admin/uploads');

/** A picture of 5 MB with the form around it; a post with its text; what strangers may send is short. */
function bodyLimit(path: string): { bytes: number; text: string } {
  if (isUpload(path)) return { bytes: 6 * MEGABYTE, text: "Dosya boyutu 5MB'dan buyuk olamaz" };
  const isStaffs = path.startsWith('/admin/') && !path.startsWith('/admin/login');
  return { bytes: isStaffs ? 6 * MEGABYTE : 128 * KILOBYTE, text: TOO_LONG };
}

/** What is turned away before any page sees it: the status to answer with, or null. */
export function refusal(request: IncomingMessage, ownOrigin: string): { status: number; text: string } | null {
  const method = request.method ?? 'GET';
  if (!KNOWN_METHODS.has(method)) return { status: 405, text: 'Bu istek desteklenmiyor.' };
  const { url = '/', headers } = request;
  // No page has such an address, and PostgreSQL takes no NUL in a text that it is asked for.
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('%00')) return NOT_AN_ADDRESS;
  if (headers.host !== undefined && !HOST.test(headers.host)) return NOT_AN_ADDRESS;
  if (SAFE_METHODS.has(method)) return null;
  if (!isOwnOrigin(request, ownOrigin))
    return { status: 403, text: 'Bu istek başka bir siteden geldiği için reddedildi.' };
  if (headers['transfer-encoding']) return { status: 411, text: 'İsteğin boyutu belirtilmemiş.' };
  const length = Number(headers['content-length'] ?? 0);
  const limit = bodyLimit(url);
  if (length > limit.bytes) return { status: 413, text: limit.text };
  if (length > 0 && !isUpload(url) && !FORM_TYPES.test(headers['content-type'] ?? ''))
    return { status: 415, text: 'Bu istek desteklenmiyor.' };
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
