import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Megabytes of answers that were sent once and are still in memory, in a process that keeps many of the same shape. */
function megabytesLeft(prepare: string): number {
  const script = `
    import { allocateYoung } from '#app/server/allocate-young.server.ts';
    ${prepare};
    const answer = (body, number) => ({ status: 200, body, headers: ['content-length', String(number)] });
    const collect = () => gc({ type: 'minor' });
    const kept = [];
    const keep = (count) => {
      for (let n = 0; n < count; n += 1) kept.push(answer(null, n));
    };
    const send = () => {
      // Somebody may look at the last one, so that V8 cannot do without it.
      globalThis.last = answer(Buffer.alloc(100_000), 1);
    };
    for (let round = 0; round < 400; round += 1) {
      keep(2_000);
      send();
      if (round % 10 === 0) collect();
    }
    const before = process.memoryUsage().arrayBuffers;
    for (let n = 0; n < 400; n += 1) {
      send();
      if (n % 10 === 0) collect();
    }
    globalThis.last = undefined;
    for (let n = 0; n < 3; n += 1) collect();
    console.log((process.memoryUsage().arrayBuffers - before) / 1e6, kept.length);
  `;
  const flags = [
    '--expose-gc',
    '--max-semi-space-size=4',
    '--no-concurrent-recompilation',
    '--input-type=module',
    '--eval',
    script,
  ];
  return Number.parseFloat(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
}

it('an answer that is sent once is freed with young objects, however long others like it live', () => {
  expect(megabytesLeft('allocateYoung()')).toBeLessThan(2);
  // What V8 does by itself, or there would be nothing to prevent.
  expect(megabytesLeft('')).toBeGreaterThan(4);
});
