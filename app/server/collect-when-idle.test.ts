import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Prints how much memory is in use, in MB, with many rows, and half a second after they were let go. */
const PROGRAM = `
  import { collectWhenIdle } from '#app/server/collect-when-idle.server.ts';
  const megabytes = () => Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
  let rows = Array.from({ length: 800_000 }, (_, row) => 'row ' + row + ' of many');
  collectWhenIdle(100);
  console.log(megabytes(), rows.length);
  rows = undefined;
  setTimeout(() => console.log(megabytes()), 500);`;

it('what is no longer needed is given back when nothing happens', async () => {
  const flags = ['--expose-gc', '--input-type=module', '--eval', PROGRAM];
  const { stdout } = await run(process.execPath, flags, { timeout: 20_000 });
  const [held = 0, , left = 0] = stdout.split(/\s+/).map(Number);
  expect(held).toBeGreaterThan(40);
  expect(left).toBeLessThan(held - 30);
});
