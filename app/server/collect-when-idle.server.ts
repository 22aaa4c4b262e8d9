import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_MS = 20_000;
/** Of the time, so that nobody waits for a collection while there is work. */
const IDLE = 0.05;
/** More than a few visitors leave behind: after a collection V8 has to learn anew what it knew of the code that runs most. */
const WORTH_BYTES = 24 * 1024 * 1024;

/**
 * Gives memory back after busy times. V8 collects old objects when it needs room for new ones; a process with nothing to do
 * would keep what its last busy minute left behind, up to 40 MB. Making V8 collect more often instead would double the cost
 * of pages that are rendered under load.
 */
export function collectWhenIdle(everyMs = EVERY_MS): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  let before = performance.eventLoopUtilization();
  let left = 0;
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > IDLE || process.memoryUsage().heapUsed < left + WORTH_BYTES) return;
    collect();
    left = process.memoryUsage().heapUsed;
  }, everyMs).unref();
}
