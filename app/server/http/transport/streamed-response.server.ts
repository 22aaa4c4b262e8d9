import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createGzip } from 'node:zlib';
import { log } from '#app/server/log.server.ts';
import { type PreparedResponse, prepareBytes, TAKES_GZIP } from './prepared-response.server.ts';

/** A response that is sent while it is made: neither it nor its length is known at the start, and it can be sent once. */
export function prepareStream(response: Response): PreparedResponse {
  const empty = prepareBytes(Buffer.alloc(0), {});
  return { ...empty, status: response.status, stream: response };
}

/**
 * What fails on the way breaks the connection off, so that the client sees a download that failed instead of a short file. A client
 * that leaves ends the reading.
 */
export async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Response,
  requestId: string,
): Promise<void> {
  const compress = TAKES_GZIP.test(request.headers['accept-encoding'] ?? '');
  const encoding = compress ? ['content-encoding', 'gzip'] : [];
  response.writeHead(status, [
    ...[...headers].flat(),
    ...encoding,
    'vary',
    'accept-encoding',
    'x-request-id',
    requestId,
  ]);
  const source = Readable.fromWeb(body as ReadableStream<Uint8Array>);
  if (request.method === 'HEAD') {
    source.destroy();
    response.end();
    return;
  }
  try {
    if (compress) await pipeline(source, createGzip({ level: constants.Z_BEST_SPEED }), response);
    else await pipeline(source, response);
  } catch (error) {
    const left = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!left) log.error({ err: error, request: requestId }, 'a download broke off');
  }
}
