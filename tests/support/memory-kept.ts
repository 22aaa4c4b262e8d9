import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How many megabytes are still in use after `run`, for tests of what is remembered. */
export function megabytesKept(run: () => void): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const before = process.memoryUsage().heapUsed;
  run();
  collect();
  return (process.memoryUsage().heapUsed - before) / 1024 / 1024;
}
