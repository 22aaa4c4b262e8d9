import { randomUUID } from 'node:crypto';
import { queueMail } from '#app/features/mail/queue.server.ts';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { voidResetLinks } from '#app/server/auth/reset-links.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { writePasswordChanged } from './letters.ts';
import { takeLink } from './links.server.ts';

/**
 * Uses the link up and sets the password whose hash this is: of an account that is made by it, or of one that is there. Every
 * session of the account ends; its second factor stays as it is. Null when the link is no longer good.
 */
export async function setPasswordByLink(
  db: Db,
  token: string,
  passwordHash: string,
  now = new Date(),
): Promise<Actor | null> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, 'people');
    const link = await takeLink(trx, token, now);
    if (!link) return null;
    if (link.purpose === 'invitation') {
      // The operator may have added the account meanwhile, with a password of its own.
      const known = await trx.selectFrom('user').select('id').where('email', '=', link.email).executeTakeFirst();
      return known ? null : addAccount(trx, link, passwordHash, now);
    }
    return link.user_id ? changePassword(trx, { id: link.user_id, email: link.email }, passwordHash, now) : null;
  });
}

async function addAccount(
  trx: Db,
  { id: invitation, email, role }: { id: string; email: string; role: string | null },
  password: string,
  now: Date,
): Promise<Actor> {
  const id = randomUUID();
  const at = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  await trx
    .insertInto('user')
    .values({
      ...{ id, email, name: email, role: role ?? 'editor', image: null, emailVerified: true, ...at },
      ...{ twoFactorEnabled: null, passwordMade: false },
    })
    .execute();
  await trx
    .insertInto('account')
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password, ...at })
    .execute();
  await trx.deleteFrom('outbox').where('about_id', '=', invitation).execute();
  await recordActivity(trx, { id, email }, { action: 'accept', entity: 'person', id, title: email });
  return { id, email };
}

async function changePassword(trx: Db, user: Actor, password: string, now: Date): Promise<Actor> {
  const updatedAt = now.toISOString();
  await trx
    .updateTable('account')
    .set({ password, updatedAt })
    .where('userId', '=', user.id)
    .where('providerId', '=', 'credential')
    .execute();
  await trx.updateTable('user').set({ passwordMade: false, updatedAt }).where('id', '=', user.id).execute();
  await trx.deleteFrom('session').where('userId', '=', user.id).execute();
  await recordActivity(trx, user, { action: 'password', entity: 'account', id: user.id });
  await concludePasswordChange(trx, user, now);
  return user;
}

/** However it was changed: no link that was sent before can change it again, and its owner hears of it. */
export async function concludePasswordChange(trx: Db, user: Actor, now = new Date()): Promise<void> {
  await voidResetLinks(trx, user.id, now);
  const at = now.toISOString();
  await queueMail(
    trx,
    {
      event: `password-changed:${user.id}:${at}`,
      kind: 'password-changed',
      to: user.email,
      about: { kind: 'account', id: user.id },
      write: () => writePasswordChanged(at),
    },
    now,
  );
}
