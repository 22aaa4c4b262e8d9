import { performance } from 'node:perf_hooks';

const EVERY_MS = 20_000;
/** Of the time: whoever comes during a collection waits for it, so there should be few. */
const IDLE = 0.01;
/** More than a few visitors leave behind: after a collection V8 has to learn anew what it knew of the code that runs most. */
const WORTH_BYTES = 12 * 1024 * 1024;

/**
 * Gives memory back after busy times. V8 collects old objects when it needs room for new ones; a process with nothing to do
 * would keep what its last busy minute left behind, up to 40 MB. Making V8 collect more often instead would double the cost
 * of pages that are rendered under load. Needs `--expose-gc`.
 */
export function collectWhenIdle(everyMs = EVERY_MS): void {
  const { gc } = globalThis;
  if (!gc) return;
  let before = performance.eventLoopUtilization();
  let least = 0;
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    const { heapUsed } = process.memoryUsage();
    const isWorthIt = heapUsed > least + WORTH_BYTES;
    least = Math.min(least, heapUsed);
    if (utilization > IDLE || !isWorthIt) return;
    gc();
    least = process.memoryUsage().heapUsed;
  }, everyMs);
  timer.unref();
}
