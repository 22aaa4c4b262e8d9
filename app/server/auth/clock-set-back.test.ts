import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { liftMisdatedLocks } from './second-factor.server.ts';
import { isSessionTooOld } from './sessions.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const later = (ms: number) => new Date(Date.now() + ms);

onEachEngine('after the clock was set back', (opened) => {
  const db = () => opened().database.db;

  it('the lock of ten wrong codes holds its fifteen minutes, and not until next year', async () => {
    for (const [email, lockedUntil] of Object.entries({
      'now@x.tr': later(14 * MINUTE_MS),
      'ahead@x.tr': later(365 * DAY_MS),
    })) {
      const [userId, now] = [randomUUID(), new Date().toISOString()];
      const user = { id: userId, name: email, email, emailVerified: true, createdAt: now, updatedAt: now };
      await db()
        .insertInto('user')
        .values(user as never)
        .execute();
      const lock = { id: randomUUID(), userId, secret: 'x', backupCodes: 'x', failedVerificationCount: 10 };
      await db()
        .insertInto('twoFactor')
        .values({ ...lock, verified: true, lockedUntil: lockedUntil.toISOString() })
        .execute();
    }
    await liftMisdatedLocks(db());
    const locked = await db()
      .selectFrom('twoFactor')
      .innerJoin('user', 'user.id', 'twoFactor.userId')
      .select('user.email')
      .where('lockedUntil', 'is not', null)
      .execute();
    expect(locked).toEqual([{ email: 'now@x.tr' }]);
  });
});

it('a session that seems to be opened in the future has no known age, and ends', () => {
  expect(isSessionTooOld(later(365 * DAY_MS))).toBe(true);
  expect(isSessionTooOld(later(MINUTE_MS))).toBe(false);
  expect(isSessionTooOld(later(-29 * DAY_MS))).toBe(false);
  expect(isSessionTooOld(later(-31 * DAY_MS))).toBe(true);
});
