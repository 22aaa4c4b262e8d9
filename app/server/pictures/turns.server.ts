import { gauge } from '#app/server/metrics.server.ts';

/** Lets only so many works run at a time; the others wait, and when too many wait the next is refused. */
export function createTurns(atOnce: number, waitingAtMost: number, name?: string) {
  const waiting: (() => void)[] = [];
  let waitingForRest: (() => void)[] = [];
  let running = 0;
  if (name) {
    gauge(`${name}_running`, () => running);
    gauge(`${name}_waiting`, () => waiting.length);
  }

  function handOn() {
    // The place is handed on, not given back, when somebody waits for it.
    const next = waiting.shift();
    if (next) return next();
    running -= 1;
    if (running > 0) return;
    for (const resume of waitingForRest) resume();
    waitingForRest = [];
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= waitingAtMost) throw new Error('Too many pictures are waiting to be made');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      handOn();
    }
  }

  /** For work that nobody waits for. */
  async function whenResting(): Promise<void> {
    while (running > 0) await new Promise<void>((resolve) => waitingForRest.push(resolve));
  }

  return Object.assign(inTurn, { whenResting });
}
