import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPlainRead } from './refuse.server.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml|ld\+json|manifest\+json|javascript)|image\/svg)/;
const TOO_SMALL = 600;
const POINTER_BYTES = 8;
/** The rest of 6 MB on a line of 1 Mbit/s. */
const LINGER_MS = 60_000;
/** Named, and not with `q=0`, which says no. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** One encoding of a page: its bytes, and its headers as the flat list that Node writes fastest. */
interface Variant {
  body: Buffer;
  headers: string[];
}

/** A whole answer in memory, ready to be sent any number of times. */
export interface FinishedPage {
  status: number;
  etag: string | undefined;
  plain: Variant;
  gzip: Variant | undefined;
  brotli: Variant | undefined;
  /** The memory that it takes, about. */
  size: number;
}

export async function finishPage(response: Response): Promise<FinishedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].flat();
  const compress = body.length > TOO_SMALL && COMPRESSIBLE.test(response.headers.get('content-type') ?? '');
  const etag = response.status === 200 ? etagOf(body) : undefined;
  if (etag) headers.push('etag', etag);
  if (!compress) return toPage(response.status, etag, toVariant(body, headers));
  headers.push('vary', 'accept-encoding');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [gzipped, brotli] = await Promise.all([compressGzip(body, { level: 6 }), compressBrotli(body, { params })]);
  return toPage(
    response.status,
    etag,
    toVariant(body, headers),
    toVariant(trim(gzipped), headers, 'gzip'),
    toVariant(trim(brotli), headers, 'br'),
  );
}

/** The compressors give out a part of a block of 16 KB, and while the part is held, so is the block. */
function trim(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
}

/** A short answer that React has no part in. */
export function finishText(status: number, text: string, headers: Record<string, string>): FinishedPage {
  const typed = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers };
  return toPage(status, undefined, toVariant(Buffer.from(text), Object.entries(typed).flat()));
}

/** An answer that is sent as it is. */
export function finishBytes(body: Buffer, headers: Record<string, string>): FinishedPage {
  return toPage(200, undefined, toVariant(body, Object.entries(headers).flat()));
}

/** A file, with what was compressed ahead. */
export function finishFile(
  body: Buffer,
  headers: Record<string, string>,
  ahead: { gzip: Buffer | undefined; brotli: Buffer | undefined },
): FinishedPage {
  const etag = etagOf(body);
  const all = [...Object.entries(headers).flat(), 'etag', etag];
  if (ahead.gzip || ahead.brotli) all.push('vary', 'accept-encoding');
  return toPage(
    200,
    etag,
    toVariant(body, all),
    ahead.gzip && toVariant(ahead.gzip, all, 'gzip'),
    ahead.brotli && toVariant(ahead.brotli, all, 'br'),
  );
}

function toVariant(body: Buffer, headers: string[], encoding?: string): Variant {
  const own = ['content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])];
  return { body, headers: [...headers, ...own] };
}

function toPage(
  status: number,
  etag: string | undefined,
  plain: Variant,
  gzipped?: Variant,
  brotli?: Variant,
): FinishedPage {
  const size = sizeOf(plain) + sizeOf(gzipped) + sizeOf(brotli);
  return { status, etag, plain, gzip: gzipped, brotli, size };
}

function sizeOf(variant: Variant | undefined): number {
  if (!variant) return 0;
  const headers = variant.headers.reduce((sum, text) => sum + text.length + POINTER_BYTES, 0);
  return variant.body.buffer.byteLength + headers;
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  requestId: string,
): void {
  const { body, headers } = chooseVariant(request, page);
  const known = page.etag !== undefined && request.headers['if-none-match']?.includes(page.etag);
  response.writeHead(known ? 304 : page.status, [...headers, 'x-request-id', requestId]);
  const isBodyUnread = !isPlainRead(request) && !request.complete;
  if (isBodyUnread) sendAndLinger(request, response, body);
  // Node leaves the body out of a 304 and of the answer to a HEAD by itself.
  else response.end(known || request.method === 'HEAD' ? undefined : body);
}

/**
 * Answers a request whose body is not wanted. If the connection were closed at once, a client that is still sending would
 * see it reset, and never read why.
 */
function sendAndLinger(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.write(body);
  const end = () => response.end();
  const patience = setTimeout(end, LINGER_MS);
  response.once('close', () => clearTimeout(patience));
  request.once('end', end);
  request.resume();
}

function chooseVariant(request: IncomingMessage, page: FinishedPage): Variant {
  const accepted = request.headers['accept-encoding'];
  if (accepted && page.brotli && TAKES_BROTLI.test(accepted)) return page.brotli;
  if (accepted && page.gzip && TAKES_GZIP.test(accepted)) return page.gzip;
  return page.plain;
}
