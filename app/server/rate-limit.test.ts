import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { clearAttempts, deleteEndedWindows, takeAttempt } from './rate-limit.server.ts';

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
    await db()
      .updateTable('rate_limits')
      .set({ window_ends_at: '2025-01-01T00:00:00.000Z' })
      .where('key', '=', 'e')
      .execute();
    expect((await takeAttempt(db(), 'e', limit)).allowed).toBe(true);
  });

  it('leave no ended window behind', async () => {
    await takeAttempt(db(), 'f', limit);
    await db()
      .updateTable('rate_limits')
      .set({ window_ends_at: '2025-01-01T00:00:00.000Z' })
      .where('key', '=', 'f')
      .execute();
    await deleteEndedWindows(db());
    expect(await db().selectFrom('rate_limits').select('key').where('key', '=', 'f').execute()).toEqual([]);
  });
});
