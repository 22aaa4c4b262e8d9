import { sql } from 'kysely';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { voidResetLinks } from '#app/server/auth/reset-links.server.ts';
import { type RoleChange, removeAccount, setRole } from '#app/server/auth/roles.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { Role } from '#app/shared/roles.ts';

export async function changeRole(
  db: Db,
  actor: Actor,
  id: string,
  role: Role,
): Promise<RoleChange<{ before: Role; email: string }>> {
  return db.transaction().execute(async (trx) => {
    const changed = await setRole(trx, id, role);
    if (changed.ok) await recordActivity(trx, actor, { action: 'role', entity: 'person', id, title: changed.email });
    return changed;
  });
}

/** Ends sessions and outstanding reset links. The e-mail address of whose they were; null when there is no such account. */
export async function signOutEverywhere(db: Db, actor: Actor, id: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('user').select('email').where('id', '=', id).executeTakeFirst();
    if (!user) return null;
    await trx.deleteFrom('session').where('userId', '=', id).execute();
    await voidResetLinks(trx, id);
    await recordActivity(trx, actor, { action: 'sign_out_everywhere', entity: 'person', id, title: user.email });
    return user.email;
  });
}

export type Removal = RoleChange<{ email: string }> | { ok: false; reason: 'heir-gone' };

/** `heir`: who has the posts from now on; without one they stay as they are, and nobody can change them. */
export async function removePerson(db: Db, actor: Actor, id: string, heir: string | null): Promise<Removal> {
  return db.transaction().execute(async (trx): Promise<Removal> => {
    const found = heir
      ? await trx.selectFrom('user').select(['id', 'email']).where('id', '=', heir).executeTakeFirst()
      : null;
    if (found === undefined || heir === id) return { ok: false, reason: 'heir-gone' };
    const removed = await removeAccount(trx, id);
    if (!removed.ok) return removed;
    if (found) await handOver(trx, id, found);
    await trx.deleteFrom('outbox').where('about_kind', '=', 'account').where('about_id', '=', id).execute();
    await recordActivity(trx, actor, { action: 'remove', entity: 'person', id, title: removed.email });
    return removed;
  });
}

/** Posts, those in the bin, their earlier states, and what is scheduled for them: all of it asks whose post it is. */
async function handOver(trx: Db, from: string, to: Actor): Promise<void> {
  await trx.updateTable('blog_posts').set({ author_id: to.id }).where('author_id', '=', from).execute();
  await trx.updateTable('bin').set({ owner_id: to.id }).where('owner_id', '=', from).execute();
  await trx
    .updateTable('versions')
    .set({ state: sql`replace(state, ${from}, ${to.id})` })
    .where('entity', '=', 'post')
    .where(sql<boolean>`state like ${`%${from}%`}`)
    .execute();
  await trx
    .updateTable('scheduled_changes')
    .set({ user_id: to.id, user_email: to.email })
    .where('kind', '=', 'post')
    .where('user_id', '=', from)
    .execute();
}
