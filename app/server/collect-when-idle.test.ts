import { expect, it } from 'vitest';
import { collectWhenIdle } from './collect-when-idle.server.ts';

const megabytes = () => process.memoryUsage().heapUsed / 1024 / 1024;

it('what is no longer needed is given back when nothing happens', async () => {
  let rows: string[] | undefined = Array.from({ length: 400_000 }, (_, row) => `row ${row} of many`);
  const held = megabytes();
  expect(rows).toHaveLength(400_000);
  rows = undefined;
  collectWhenIdle(100);
  await expect.poll(megabytes).toBeLessThan(held - 10);
});
