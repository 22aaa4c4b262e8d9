import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32, gzipSync } from 'node:zlib';
import { compressBrotli, compressGzip, trim } from './compress.server.ts';

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml|ld\+json|manifest\+json|javascript)|image\/svg)/;
const TOO_SMALL = 600;
/** Roughly how much larger a page is with gzip than with brotli. */
const GZIP_TO_BROTLI = 1.2;
const POINTER_BYTES = 8;
/** An unwanted body up to this size is received and discarded; the largest photo of a phone is smaller. */
const LINGER_BYTES = 16 * 1024 * 1024;
/** Long enough to receive 6 MB over 1 Mbit/s. */
const LINGER_MS = 60_000;
/** `br;q=0` means that the client does not accept it. */
const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
export const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** The body in one encoding, with its headers as a flat array, which Node writes fastest; the last is the request's id. */
interface Variant {
  body: Buffer;
  headers: string[];
  /** For 304, which has no length: some clients would wait for that many bytes. */
  withoutLength: string[];
}

/** A complete response in memory that can be sent any number of times. */
export interface PreparedResponse {
  status: number;
  /** Without the `W/` of a weak one. Ours are weak, because a page has the same one in each encoding. */
  etag: string | undefined;
  plain: Variant;
  /** For a shared page made when the first client asks for it: browsers take brotli, a few crawlers and programs do not. */
  readonly gzip: Variant | undefined;
  brotli: Variant | undefined;
  /** Estimated memory, in bytes. */
  size: number;
  /** The path of the public page that this is, for counting visits. */
  page: string | undefined;
  /** Sent as it comes instead of the above; see `streamed-response`. */
  stream?: Response;
}

/**
 * Prepares a response for everybody; or, with the `accept-encoding` of one client, only in the encoding that it gets.
 */
export async function prepareResponse(response: Response, accepted?: string): Promise<PreparedResponse> {
  return prepareBody(response, Buffer.from(await response.arrayBuffer()), accepted);
}

/** The same for a body that is there already. */
export async function prepareBody(
  { status, headers: given }: Pick<Response, 'status' | 'headers'>,
  body: Buffer,
  accepted?: string,
): Promise<PreparedResponse> {
  const headers = [...given].flat();
  const own = given.get('etag') ?? undefined;
  const compress = body.length > TOO_SMALL && COMPRESSIBLE.test(given.get('content-type') ?? '');
  // Made of the compressed bytes, because they are a quarter of the page.
  const etagFor = (sent: Buffer) => {
    const etag = status === 200 ? (own ?? etagOf(sent)) : undefined;
    if (etag && !own) headers.push('etag', `W/${etag}`);
    return etag;
  };
  if (!compress) return toResponse(status, etagFor(body), toVariant(body, headers));
  headers.push('vary', 'accept-encoding');
  const forAll = accepted === undefined;
  const brotli = forAll || TAKES_BROTLI.test(accepted) ? await compressBrotli(body, BROTLI_QUALITY) : undefined;
  const gzipped = !brotli && TAKES_GZIP.test(accepted ?? '') ? await compressGzip(body, GZIP_LEVEL) : undefined;
  const etag = etagFor(brotli ?? gzipped ?? body);
  const prepared = toResponse(
    status,
    etag,
    toVariant(body, headers),
    gzipped && toVariant(gzipped, headers, 'gzip'),
    brotli && toVariant(brotli, headers, 'br'),
  );
  return forAll ? withLateGzip(prepared, headers) : prepared;
}

/** A page takes 1.0 ms instead of the 1.6 of quality 4, and is 5 % larger; one that is asked for again is compressed again (compress-again). */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 3;

function withLateGzip(prepared: PreparedResponse, headers: string[]): PreparedResponse {
  const { plain, brotli, size } = prepared;
  let made: Variant | undefined;
  return {
    ...prepared,
    size: size + Math.round(sizeOf(brotli) * GZIP_TO_BROTLI),
    get gzip() {
      made ??= toVariant(trim(gzipSync(plain.body)), headers, 'gzip');
      return made;
    },
  };
}

export function prepareText(status: number, text: string, headers: Record<string, string>): PreparedResponse {
  const typed = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers };
  return toResponse(status, undefined, toVariant(Buffer.from(text), Object.entries(typed).flat()));
}

/** A 200 response that is neither compressed nor given an ETag. */
export function prepareBytes(body: Buffer, headers: Record<string, string>): PreparedResponse {
  return toResponse(200, undefined, toVariant(body, Object.entries(headers).flat()));
}

/** A static file with the variants that the build compressed. */
export function prepareFile(
  body: Buffer,
  headers: Record<string, string>,
  compressed: { gzip: Buffer | undefined; brotli: Buffer | undefined },
): PreparedResponse {
  const etag = etagOf(body);
  const all = [...Object.entries(headers).flat(), 'etag', `W/${etag}`];
  if (compressed.gzip || compressed.brotli) all.push('vary', 'accept-encoding');
  return toResponse(
    200,
    etag,
    toVariant(body, all),
    compressed.gzip && toVariant(compressed.gzip, all, 'gzip'),
    compressed.brotli && toVariant(compressed.brotli, all, 'br'),
  );
}

/** Replaces the first brotli variant by a smaller one. */
export function replaceBrotli(prepared: PreparedResponse, body: Buffer): void {
  const { headers } = prepared.plain;
  prepared.brotli = toVariant(body, headers.slice(2, -2), 'br');
}

function toVariant(body: Buffer, headers: string[], encoding?: string): Variant {
  const withoutLength = [...headers, ...(encoding ? ['content-encoding', encoding] : []), 'x-request-id', ''];
  return { body, headers: ['content-length', String(body.length), ...withoutLength], withoutLength };
}

function toResponse(
  status: number,
  etag: string | undefined,
  plain: Variant,
  gzipped?: Variant,
  brotli?: Variant,
): PreparedResponse {
  const size = sizeOf(plain) + sizeOf(gzipped) + sizeOf(brotli);
  return { status, etag, plain, gzip: gzipped, brotli, size, page: undefined };
}

function sizeOf(variant: Variant | undefined): number {
  if (!variant) return 0;
  const headers = variant.headers.reduce((sum, text) => sum + text.length + 2 * POINTER_BYTES, 0);
  return variant.body.buffer.byteLength + headers;
}

/** A checksum, which takes a tenth of the time of a hash: it tells the states of one page apart, and nobody gains by forging it. */
function etagOf(body: Buffer): string {
  return `"${crc32(body).toString(36)}-${body.length.toString(36)}"`;
}

export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  requestId: string,
): void {
  const { body, headers, withoutLength } = chooseVariant(request, prepared);
  const notModified = prepared.etag !== undefined && request.headers['if-none-match']?.includes(prepared.etag);
  const sent = notModified ? withoutLength : headers;
  // Node has written the array out by the time that `writeHead` returns, so that all requests can share it.
  sent[sent.length - 1] = requestId;
  response.writeHead(notModified ? 304 : prepared.status, sent);
  const length = request.headers['content-length'];
  const unread = length === undefined || request.complete ? 0 : Number(length);
  if (unread > 0 && unread <= LINGER_BYTES) sendAndLinger(request, response, body);
  else response.end(notModified || request.method === 'HEAD' ? undefined : body);
}

/**
 * Responds before the request's body has been read, and discards the rest of it. Closing the socket immediately would reset
 * the connection of a client that is still sending, and the client would never see the response.
 */
function sendAndLinger(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.write(body);
  const end = () => response.end();
  const timer = setTimeout(end, LINGER_MS);
  response.once('close', () => clearTimeout(timer));
  request.once('end', end);
  request.resume();
}

function chooseVariant(request: IncomingMessage, prepared: PreparedResponse): Variant {
  const accepted = request.headers['accept-encoding'];
  if (accepted && prepared.brotli && TAKES_BROTLI.test(accepted)) return prepared.brotli;
  if (accepted && TAKES_GZIP.test(accepted)) return prepared.gzip ?? prepared.plain;
  return prepared.plain;
}
