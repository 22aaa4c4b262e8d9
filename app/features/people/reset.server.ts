import { queueMail } from '#app/features/mail/queue.server.ts';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { writeReset } from './letters.ts';
import { type MadeLink, makeLink } from './links.server.ts';

/** Asked for by whoever knows the address; nothing happens when nobody has it. */
export async function requestReset(db: Db, email: string, now = new Date()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('user').select(['id', 'email']).where('email', '=', email).executeTakeFirst();
    if (user) await send(trx, user, undefined, now);
  });
}

/** Sent by a colleague. Null when there is no such account. */
export async function sendResetLink(
  db: Db,
  actor: Actor,
  userId: string,
): Promise<(MadeLink & { email: string }) | null> {
  return db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('user').select(['id', 'email']).where('id', '=', userId).executeTakeFirst();
    if (!user) return null;
    await recordActivity(trx, actor, { action: 'reset_link', entity: 'person', id: user.id, title: user.email });
    return { ...(await send(trx, user, actor.email)), email: user.email };
  });
}

async function send(trx: Db, user: Actor, createdBy?: string, now = new Date()): Promise<MadeLink> {
  const target = { purpose: 'reset' as const, email: user.email, userId: user.id };
  const link = await makeLink(trx, { ...target, ...(createdBy !== undefined && { createdBy }) }, now);
  await queueMail(
    trx,
    {
      event: `password-reset:${link.mark}`,
      kind: 'password-reset',
      to: user.email,
      about: { kind: 'account', id: user.id },
      isSecret: true,
      expiresAt: link.expiresAt,
      write: () => writeReset(link.url),
    },
    now,
  );
  return link;
}
