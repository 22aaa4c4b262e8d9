import { expect, it } from 'vitest';
import { keepTicksFast } from './keep-ticks-fast.server.ts';

it('an object of the shape that Node queues ticks in stays alive', async () => {
  keepTicksFast();
  await new Promise<void>((then) => process.nextTick(then));
  const { tick } = globalThis as { tick?: object };
  expect(Object.keys(tick ?? {})).toEqual(['callback', 'args']);
});
