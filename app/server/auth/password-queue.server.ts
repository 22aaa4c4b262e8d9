import { AsyncLocalStorage } from 'node:async_hooks';
import { gauge } from '#app/server/metrics.server.ts';

/** At a third of a second each, nobody in the queue waits much longer than three seconds. */
const WAITING_AT_MOST = 8;

/** Nothing is said about the password: there was no room to check it. */
export class PasswordQueueFull extends Error {
  readonly retryAfter = 5;
}

/** In the order of their arrival. */
const waiting = new Set<() => void>();
let busy = false;
gauge('password_hashes_waiting', () => waiting.size);

/** better-auth calls the hash without the request that it is made for. */
const visitors = new AsyncLocalStorage<AbortSignal>();

/** A hash that `work` waits for is not made if the visitor has left by then. */
export const onBehalfOf = <T>(visitor: AbortSignal, work: () => Promise<T>): Promise<T> => visitors.run(visitor, work);

export const isPasswordQueueFull = () => waiting.size >= WAITING_AT_MOST;

/**
 * Runs one hash at a time. Each takes 32 MB, most of a core and one of libuv's four threads, for which the site's own file
 * reads would have to wait.
 */
export async function inPasswordQueue<T>(hash: () => Promise<T>): Promise<T> {
  if (busy) await waitForTurn(visitors.getStore());
  busy = true;
  try {
    return await hash();
  } finally {
    const [next] = waiting;
    if (next) next();
    else busy = false;
  }
}

function waitForTurn(visitor: AbortSignal | undefined): Promise<void> {
  if (isPasswordQueueFull()) throw new PasswordQueueFull('Too many passwords are waiting to be checked');
  return new Promise((resolve, reject) => {
    const start = () => {
      waiting.delete(start);
      resolve();
    };
    waiting.add(start);
    visitor?.addEventListener('abort', () => waiting.delete(start) && reject(visitor.reason), { once: true });
  });
}
