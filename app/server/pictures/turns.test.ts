import { expect, it } from 'vitest';
import { createTurns } from './turns.server.ts';

it('two run at a time, the third waits, and the fourth is refused when only one may wait', async () => {
  const inTurn = createTurns(2, 1);
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const begun: number[] = [];
  const works = gates.map(({ promise }, index) =>
    inTurn(async () => {
      begun.push(index);
      await promise;
    }),
  );
  await expect(inTurn(async () => {})).rejects.toThrow('Too many');
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve();
  await works[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(works);
});

it('work that nobody waits for begins when all others are done', async () => {
  const inTurn = createTurns(1, 10);
  const order: string[] = [];
  const first = inTurn(async () => void order.push('first'));
  const rest = inTurn.whenResting().then(() => order.push('rest'));
  const second = inTurn(async () => void order.push('second'));
  await Promise.all([first, second, rest]);
  expect(order).toEqual(['first', 'second', 'rest']);
});
