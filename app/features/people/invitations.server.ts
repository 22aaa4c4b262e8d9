import { queueMail } from '#app/features/mail/queue.server.ts';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type Role, readRole } from '#app/shared/roles.ts';
import { writeInvitation } from './letters.ts';
import { type MadeLink, makeLink } from './links.server.ts';

/** Null when there is such an account or invitation already. */
export async function invite(db: Db, actor: Actor, email: string, role: Role): Promise<MadeLink | null> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, 'people');
    if ((await isRegistered(trx, email)) || (await findInvitation(trx, { email }))) return null;
    return send(trx, actor, email, role);
  });
}

/** With a new link: the one before no longer works. Null when it was accepted or taken back. */
export async function inviteAgain(db: Db, actor: Actor, id: string): Promise<(MadeLink & { email: string }) | null> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, 'people');
    const found = await findInvitation(trx, { id });
    return found ? { ...(await send(trx, actor, found.email, readRole(found.role))), email: found.email } : null;
  });
}

export async function takeBackInvitation(db: Db, actor: Actor, id: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('sign_in_links')
      .where('id', '=', id)
      .where('purpose', '=', 'invitation')
      .returning('email')
      .executeTakeFirst();
    if (!gone) return null;
    await trx.deleteFrom('outbox').where('about_id', '=', id).execute();
    await recordActivity(trx, actor, { action: 'take_back', entity: 'person', id, title: gone.email });
    return gone.email;
  });
}

export async function setInvitedRole(
  db: Db,
  actor: Actor,
  id: string,
  role: Role,
): Promise<{ email: string; before: Role } | null> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, 'people');
    const found = await findInvitation(trx, { id });
    if (!found) return null;
    await trx.updateTable('sign_in_links').set({ role }).where('id', '=', id).execute();
    await recordActivity(trx, actor, { action: 'role', entity: 'person', id, title: found.email });
    return { email: found.email, before: readRole(found.role) };
  });
}

async function send(trx: Db, actor: Actor, email: string, role: Role): Promise<MadeLink> {
  const link = await makeLink(trx, { purpose: 'invitation', email, role, createdBy: actor.email });
  await queueMail(trx, {
    event: `invitation:${link.mark}`,
    kind: 'invitation',
    to: email,
    about: { kind: 'invitation', id: link.id },
    isSecret: true,
    expiresAt: link.expiresAt,
    write: (site) => writeInvitation(site, actor.email, role, link.url),
  });
  await recordActivity(trx, actor, { action: 'invite', entity: 'person', id: link.id, title: email });
  return link;
}

const isRegistered = async (db: Db, email: string) =>
  (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

function findInvitation(db: Db, by: { id: string } | { email: string }) {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['email', by.email] as const);
  return db
    .selectFrom('sign_in_links')
    .select(['id', 'email', 'role'])
    .where('purpose', '=', 'invitation')
    .where(column, '=', value)
    .executeTakeFirst();
}
