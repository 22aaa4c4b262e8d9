import type { Selectable } from 'kysely';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { putRowIntoBin, takeRowFromBin } from '#app/server/records/bin.server.ts';
import type { Deleted } from '#app/server/records/kind.server.ts';

/** Each returns false when the message is gone. Marking it as read does not touch `updated_at`. */
export async function markRead(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('messages')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(new Date().toISOString())) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markUnread(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('messages')
    .set({ read_at: null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What /privacy promises: a message is kept for two years at most after it was last dealt with. */
export async function deleteOldMessages(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setFullYear(before.getFullYear() - 2);
  await db.deleteFrom('messages').where('updated_at', '<', before.toISOString()).execute();
}

/** Into the bin. The audit trail does not name the visitor: who wrote is nobody's business once the message is deleted. */
export async function deleteMessage(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.deleteFrom('messages').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) return { ok: false, reason: 'not-found' };
    await putRowIntoBin(trx, actor, 'message', row, row.name);
    await recordActivity(trx, actor, { action: 'delete', entity: 'message', id });
    return { ok: true, title: row.name };
  });
}

export async function restoreMessage(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const row = (await takeRowFromBin(trx, actor, 'message', id)) as Selectable<Schema['messages']> | undefined;
    if (!row) return { ok: false, reason: 'not-found' };
    await trx.insertInto('messages').values(row).execute();
    await recordActivity(trx, actor, { action: 'restore', entity: 'message', id });
    return { ok: true, title: row.name };
  });
}
