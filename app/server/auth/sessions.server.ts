import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';

export interface SessionView {
  id: string;
  /** "Chrome, Windows" */
  device: string;
  address: string;
  lastUsed: string;
  current: boolean;
}

/** However often it is used: after this, the password is asked for again. */
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_SESSION_MS = 30 * DAY_MS;

/** One from the future was opened before the clock was set back; its age is not known. */
export function isSessionTooOld(createdAt: Date): boolean {
  const age = Date.now() - createdAt.getTime();
  return age > LONGEST_SESSION_MS || age < -DAY_MS;
}

/** The open sessions of one admin, the newest first; their tokens stay here. */
export async function findSessions(db: Db, userId: string, currentId: string): Promise<SessionView[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'userAgent', 'ipAddress', 'updatedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .execute();
  const now = new Date().toISOString();
  return rows
    .filter(({ expiresAt }) => String(expiresAt) > now)
    .map(({ id, userAgent, ipAddress, updatedAt }) => ({
      id,
      device: describeDevice(userAgent ?? ''),
      address: ipAddress || 'bilinmiyor',
      lastUsed: String(updatedAt),
      current: id === currentId,
    }));
}

/** Not audited: the session is replaced by a new sign-in, nobody chose to end it. */
export async function forgetSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** False when it is not (or no longer) one of this admin's own. */
export async function endSession(db: Db, admin: Actor, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('session')
      .where('id', '=', id)
      .where('userId', '=', admin.id)
      .executeTakeFirst();
    if (ended.numDeletedRows > 0n) await recordActivity(trx, admin, { action: 'end_session', entity: 'account' });
    return ended.numDeletedRows > 0n;
  });
}

export async function endOtherSessions(db: Db, admin: Actor, currentId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('session').where('userId', '=', admin.id).where('id', '!=', currentId).execute();
    await recordActivity(trx, admin, { action: 'end_session', entity: 'account' });
  });
}

// The order matters: Edge and Opera also say Chrome, Chrome also says Safari.
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

export function describeDevice(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []);
  return named.join(', ') || 'Bilinmeyen cihaz';
}
