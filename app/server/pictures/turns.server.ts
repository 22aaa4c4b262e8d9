import { gauge } from '#app/server/metrics.server.ts';

/** Lets only so many works run at a time; the others wait, and when too many wait the next is refused. */
export function createTurns(atOnce: number, waitingAtMost: number, name?: string) {
  const waiting: (() => void)[] = [];
  let running = 0;
  if (name) {
    gauge(`${name}_running`, () => running);
    gauge(`${name}_waiting`, () => waiting.length);
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= waitingAtMost) throw new Error('Too many pictures are waiting to be made');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The place is handed on, not given back, when somebody waits for it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
