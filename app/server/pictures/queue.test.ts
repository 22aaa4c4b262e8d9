import { expect, it } from 'vitest';
import { createQueue, QueueFullError } from './queue.server.ts';

/** A queue whose jobs run until they are told to end; `begun` has their keys in the order in which they began. */
function createTestQueue(limits: { atOnce: number; perClient: number; total: number }) {
  const queue = createQueue<string>(limits);
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const run = (client: string, key: string) =>
    queue.run(client, key, () => {
      begun.push(key);
      const gate = Promise.withResolvers<string>();
      gates.set(key, gate);
      return gate.promise;
    });
  const end = async (key: string) => {
    gates.get(key)?.resolve(key);
    await gates.get(key)?.promise;
    // The next job begins in a later microtask.
    await new Promise(setImmediate);
  };
  return { run, end, begun, whenIdle: queue.whenIdle };
}

it('two jobs run at a time, the third waits, and the fourth is refused when a client may have one waiting', async () => {
  const { run, end, begun } = createTestQueue({ atOnce: 2, perClient: 1, total: 10 });
  const jobs = ['1', '2', '3'].map((key) => run('a', key));
  await expect(run('a', '4')).rejects.toThrow(QueueFullError);
  expect(begun).toEqual(['1', '2']);
  await end('2');
  expect(begun).toEqual(['1', '2', '3']);
  await end('1');
  await end('3');
  expect(await Promise.all(jobs)).toEqual(['1', '2', '3']);
});

it('a client who asks for hundreds of jobs delays another by one', async () => {
  const { run, end, begun } = createTestQueue({ atOnce: 1, perClient: 500, total: 1000 });
  for (let n = 0; n < 500; n += 1) run('flood', `flood ${n}`);
  const wanted = run('visitor', 'wanted');
  await end('flood 0');
  await end('flood 1');
  expect(begun.at(-1)).toBe('wanted');
  await end('wanted');
  expect(await wanted).toBe('wanted');
  expect(begun.at(-1)).toBe('flood 2');
});

it('a job that two clients wait for runs once, on the first turn that either of them has', async () => {
  const { run, end, begun } = createTestQueue({ atOnce: 1, perClient: 10, total: 10 });
  for (const key of ['0', '1', '2', 'shared']) run('flood', key);
  const shared = run('visitor', 'shared');
  await end('0');
  await end('1');
  await end('shared');
  expect(await shared).toBe('shared');
  await end('2');
  expect(begun).toEqual(['0', '1', 'shared', '2']);
});

it('a full queue still takes one job of a client who has none waiting', async () => {
  const { run, begun, end } = createTestQueue({ atOnce: 1, perClient: 10, total: 2 });
  for (const key of ['0', '1', '2']) run('flood', key);
  await expect(run('flood', '3')).rejects.toThrow(QueueFullError);
  run('visitor', 'wanted');
  await expect(run('visitor', 'another')).rejects.toThrow(QueueFullError);
  await end('0');
  await end('1');
  expect(begun).toEqual(['0', '1', 'wanted']);
});

it('background work begins when all other jobs are done', async () => {
  const { run, end, begun, whenIdle } = createTestQueue({ atOnce: 1, perClient: 10, total: 10 });
  run('a', 'first');
  const idle = whenIdle().then(() => begun.push('idle'));
  run('a', 'second');
  await end('first');
  await end('second');
  await idle;
  expect(begun).toEqual(['first', 'second', 'idle']);
});

it('a job that fails makes room for the next', async () => {
  const queue = createQueue<string>({ atOnce: 1, perClient: 1, total: 1 });
  const failing = queue.run('a', '1', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', '2', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
