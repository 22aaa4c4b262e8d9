import { constants } from 'node:zlib';
import { compressBrotli } from './compress.server.ts';
import { type PreparedResponse, replaceBrotli } from './prepared-response.server.ts';

/** A fifth smaller than a page's first compression, in 170 to 250 ms of another thread; quality 10 does nearly as well, in 60 to 90 ms. */
const QUALITY = 11;
/** A window of 256 KB, larger than any page: its size decides how much memory compressing takes. */
const WINDOW_BITS = 18;

let queue = Promise.resolve();

/** One page at a time, on another thread: after a change to many pages, most of the processor is left for requests. */
export function compressAgain(response: PreparedResponse, isWanted: () => boolean): void {
  queue = queue
    .then(() => (isWanted() && response.brotli ? makeSmaller(response) : undefined))
    .catch(() => {
      // The first compression stays in use.
    });
}

async function makeSmaller(response: PreparedResponse): Promise<void> {
  const { body } = response.plain;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  replaceBrotli(response, await compressBrotli(body, { params }));
}
