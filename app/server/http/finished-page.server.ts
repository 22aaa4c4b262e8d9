import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|rss\+xml|atom\+xml|ld\+json|manifest\+json|javascript)|image\/svg)/;
const TOO_SMALL = 600;

/** A whole answer in memory, ready to be sent any number of times. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string | string[]>;
  etag: string | undefined;
  plain: Buffer;
  gzip: Buffer | undefined;
  brotli: Buffer | undefined;
  size: number;
}

export async function finishPage(response: Response): Promise<FinishedPage> {
  const plain = Buffer.from(await response.arrayBuffer());
  const headers = readHeaders(response);
  const compress = plain.length > TOO_SMALL && COMPRESSIBLE.test(String(headers['content-type'] ?? ''));
  const [gzipped, brotli] = compress
    ? await Promise.all([
        compressGzip(plain, { level: 6 }),
        compressBrotli(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        }),
      ])
    : [];
  if (compress) headers.vary = 'accept-encoding';
  const etag =
    response.status === 200 ? `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` : undefined;
  if (etag) headers.etag = etag;
  const size = plain.length + (gzipped?.length ?? 0) + (brotli?.length ?? 0);
  return { status: response.status, headers, etag, plain, gzip: gzipped, brotli, size };
}

function readHeaders(response: Response): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  return headers;
}

export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  if (page.etag && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.headers);
    response.end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  let body = page.plain;
  const headers = { ...page.headers };
  if (page.brotli && accepted.includes('br')) {
    body = page.brotli;
    headers['content-encoding'] = 'br';
  } else if (page.gzip && accepted.includes('gzip')) {
    body = page.gzip;
    headers['content-encoding'] = 'gzip';
  }
  headers['content-length'] = String(body.length);
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
