import { compressBrotli } from './compress.server.ts';
import { type PreparedResponse, replaceBrotli } from './prepared-response.server.ts';

/** A fifth smaller than a page's first compression, in 170 to 250 ms of another thread; quality 10 does nearly as well, in 60 to 90 ms. */
const QUALITY = 11;

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
  replaceBrotli(response, await compressBrotli(response.plain.body, QUALITY));
}
