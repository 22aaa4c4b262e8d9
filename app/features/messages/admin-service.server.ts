import type { Selectable } from 'kysely';
import { eraseMailAbout } from '#app/features/mail/queue.server.ts';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { putRowIntoBin, takeRowFromBin } from '#app/server/records/bin.server.ts';
import type { Deleted } from '#app/server/records/kind.server.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { recordEvent } from './events.server.ts';

/** Each returns false when the message is gone. Neither touches `updated_at`. */
export async function markRead(db: Db, actor: Actor, id: string): Promise<boolean> {
  return mark(db, actor, id, 'read', new Date().toISOString());
}

export async function markUnread(db: Db, actor: Actor, id: string): Promise<boolean> {
  return mark(db, actor, id, 'unread', null);
}

/** What is so already stays as it is: the first who reads a message is the one who read it. */
async function mark(db: Db, actor: Actor, id: string, action: 'read' | 'unread', read_at: string | null) {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('messages')
      .set({ read_at })
      .where('id', '=', id)
      .where('read_at', read_at === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (changed) await recordEvent(trx, actor, id, action);
    return changed !== undefined || (await exists(trx, id));
  });
}

const exists = async (db: Db, id: string) =>
  (await db.selectFrom('messages').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** What /privacy promises: a message is kept for two years at most after it was last dealt with. */
export async function deleteOldMessages(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setFullYear(before.getFullYear() - 2);
  await db.deleteFrom('messages').where('updated_at', '<', before.toISOString()).execute();
}

/** Into the bin, with its events, notes and consent. The audit trail does not name the visitor: who wrote is nobody's business once the message is deleted. */
export async function deleteMessage(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const events = await trx.selectFrom('message_events').selectAll().where('message_id', '=', id).execute();
    const consents = await trx.selectFrom('consents').selectAll().where('message_id', '=', id).execute();
    const row = await trx.deleteFrom('messages').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) return { ok: false, reason: 'not-found' };
    const state = { ...row, events, consents };
    await putRowIntoBin(trx, actor, 'message', state, row.name);
    await recordActivity(trx, actor, { action: 'delete', entity: 'message', id });
    return { ok: true, title: row.name };
  });
}

/** For good and at once, with its events, notes, consent and mail: who wants to be forgotten does not wait in the bin. */
export async function eraseMessage(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.deleteFrom('messages').where('id', '=', id).returning('name').executeTakeFirst();
    if (!row) return { ok: false, reason: 'not-found' };
    await eraseMailAbout(trx, 'message', id);
    await recordActivity(trx, actor, { action: 'erase', entity: 'message', id });
    return { ok: true, title: row.name };
  });
}

/** One that was deleted by an older version has neither. */
interface BinnedMessage extends Selectable<Schema['messages']> {
  events?: Selectable<Schema['message_events']>[];
  consents?: Selectable<Schema['consents']>[];
}

export async function restoreMessage(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const state = (await takeRowFromBin(trx, actor, 'message', id)) as BinnedMessage | undefined;
    if (!state) return { ok: false, reason: 'not-found' };
    const { events = [], consents = [], ...row } = state;
    // One of an older version may have capitals in it, which no search has.
    const search_text = foldTurkish(row.search_text);
    await trx
      .insertInto('messages')
      .values({ ...row, search_text })
      .execute();
    if (events.length > 0) await trx.insertInto('message_events').values(events).execute();
    if (consents.length > 0) await trx.insertInto('consents').values(consents).execute();
    await recordActivity(trx, actor, { action: 'restore', entity: 'message', id });
    return { ok: true, title: row.name };
  });
}
