import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { clearAttempts, deleteEndedWindows, takeAttempt, takeAttempts } from './rate-limit.server.ts';

onEachEngine('rate limits', (opened) => {
  const db = () => opened().database.db;
  const limit = { max: 3, windowSeconds: 60 };

  it('allow as many attempts as they say, and name the wait afterwards', async () => {
    const attempts = [];
    for (let i = 0; i < 4; i += 1) attempts.push(await takeAttempt(db(), 'a', limit));
    expect(attempts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(attempts[3]?.retryAfter).toBeGreaterThan(50);
  });

  it('count attempts that come at once', async () => {
    const attempts = await Promise.all(Array.from({ length: 10 }, () => takeAttempt(db(), 'b', limit)));
    expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  it('keep keys apart, forget on request and when the window has ended', async () => {
    for (let i = 0; i < 4; i += 1) await takeAttempt(db(), 'c', limit);
    expect((await takeAttempt(db(), 'd', limit)).allowed).toBe(true);
    await clearAttempts(db(), 'c');
    expect((await takeAttempt(db(), 'c', limit)).allowed).toBe(true);
    for (let i = 0; i < 4; i += 1) await takeAttempt(db(), 'e', limit);
    await moveWindows('2025-01-01T00:00:00.000Z');
    expect((await takeAttempt(db(), 'e', limit)).allowed).toBe(true);
  });

  it('leave no ended window behind', async () => {
    await takeAttempt(db(), 'f', limit);
    await moveWindows('2025-01-01T00:00:00.000Z');
    await deleteEndedWindows(db());
    expect(await countRows()).toBe(0);
  });

  it('do not shut anybody out when the clock is set back: a window further ahead than its own length has ended', async () => {
    const nextYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString();
    for (let i = 0; i < 4; i += 1) await takeAttempt(db(), 'g', limit);
    await moveWindows(nextYear);
    expect(await takeAttempt(db(), 'g', limit)).toEqual({ allowed: true, retryAfter: 60 });
    await moveWindows(nextYear);
    await deleteEndedWindows(db());
    expect(await countRows()).toBe(0);
  });

  it('store a key of any length in the same few bytes', async () => {
    const long = `login:${'a'.repeat(3_000_000)}`;
    expect((await takeAttempt(db(), long, limit)).allowed).toBe(true);
    const rows = await db().selectFrom('rate_limits').select('key').execute();
    expect(rows.map(({ key }) => key.length)).toEqual([43]);
    await clearAttempts(db(), long);
    expect(await countRows()).toBe(0);
  });

  it('count nothing under the next key once one has refused', async () => {
    const closed = { max: 0, windowSeconds: 60 };
    expect(
      await takeAttempts(db(), [
        ['h', limit],
        ['i', closed],
        ['j', limit],
      ]),
    ).toEqual({ allowed: false, retryAfter: 60 });
    expect(await countRows()).toBe(2);
    await db().deleteFrom('rate_limits').execute();
  });

  it('keep only so many windows, the last to end', async () => {
    for (const [key, windowSeconds] of [
      ['k', 10],
      ['l', 20],
      ['m', 30],
      ['n', 40],
    ] as const)
      await takeAttempt(db(), key, { max: 1, windowSeconds });
    await deleteEndedWindows(db(), 2);
    expect(await countRows()).toBe(2);
    expect((await takeAttempt(db(), 'k', limit)).allowed).toBe(true);
    expect((await takeAttempt(db(), 'n', { max: 1, windowSeconds: 40 })).allowed).toBe(false);
  });

  const moveWindows = (to: string) => db().updateTable('rate_limits').set({ window_ends_at: to }).execute();
  const countRows = async () => (await db().selectFrom('rate_limits').select('key').execute()).length;
});
