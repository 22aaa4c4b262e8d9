import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { inPasswordQueue, isPasswordQueueFull, onBehalfOf, PasswordQueueFull } from './password-queue.server.ts';

/** A hash that takes as long as the test wants. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = false;
  const done = inPasswordQueue(() => {
    started = true;
    return promise;
  });
  return { done, finish: resolve, started: () => started };
}

it('one hash is made at a time, in the order of arrival', async () => {
  const [first, second, third] = [pending(), pending(), pending()];
  expect([first.started(), second.started(), third.started()]).toEqual([true, false, false]);
  first.finish();
  await first.done;
  expect([second.started(), third.started()]).toEqual([true, false]);
  for (const rest of [second, third]) rest.finish();
  await Promise.all([second.done, third.done]);
});

it('eight may wait; the next is refused at once, whether it would hash or verify', async () => {
  const all = Array.from({ length: 9 }, pending);
  expect(isPasswordQueueFull()).toBe(true);
  await expect(hashPassword('uzun-bir-parola')).rejects.toThrow(PasswordQueueFull);
  await expect(verifyPassword({ hash: 'x', password: 'y' })).rejects.toThrow(PasswordQueueFull);
  for (const { finish } of all) finish();
  await Promise.all(all.map(({ done }) => done));
  expect(isPasswordQueueFull()).toBe(false);
});

it('a visitor who leaves gives the place up, and the hash is not made', async () => {
  const first = pending();
  const visitor = new AbortController();
  const second = onBehalfOf(visitor.signal, async () => {
    const hash = pending();
    return { hash, outcome: hash.done.catch((error: Error) => error.name) };
  });
  const { hash, outcome } = await second;
  visitor.abort();
  expect(await outcome).toBe('AbortError');
  const third = pending();
  first.finish();
  await first.done;
  third.finish();
  await third.done;
  expect(hash.started()).toBe(false);
});

it('a hash that fails lets the next one begin', async () => {
  await expect(inPasswordQueue(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(await inPasswordQueue(async () => 'done')).toBe('done');
});
