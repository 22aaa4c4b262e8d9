import type { Selectable } from 'kysely';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { CHANNELS, type Channel, type EventAction } from './event.ts';
import { recordEvent } from './events.server.ts';
import { queueDispatched } from './mail.server.ts';
import type { MessageState } from './state.ts';

// What staff do with a message. Two of them may look at the same one: a change says what it saw, and is refused when that is
// not so any more. Each is one transaction with the event that tells of it.

export type Worked =
  | { ok: true }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'no-samples' }
  /** `by`: who changed it last. */
  | { ok: false; reason: 'changed-meanwhile'; by: string };

type Row = Selectable<Schema['messages']>;
type Work = Partial<Pick<Row, 'state' | 'taken_by' | 'carrier' | 'tracking_number'>>;
interface Change {
  seen?: Work;
  set?: Work;
  /** Only with a request for samples. */
  onlySamples?: boolean;
  action: EventAction;
  text?: string;
  /** Also in the transaction. */
  also?: (trx: Db, message: Row) => Promise<void>;
}

export function setState(db: Db, actor: Actor, id: string, seen: MessageState, state: MessageState): Promise<Worked> {
  return change(db, actor, id, { seen: { state: seen }, set: { state }, action: state });
}

/** The answer itself goes by WhatsApp or by the mail program; here stands that it did. */
export function noteReply(db: Db, actor: Actor, id: string, seen: MessageState, channel: Channel): Promise<Worked> {
  const text = CHANNELS[channel];
  return change(db, actor, id, { seen: { state: seen }, set: { state: 'answered' }, action: 'replied', text });
}

export function take(db: Db, actor: Actor, id: string, seen: string | null): Promise<Worked> {
  return change(db, actor, id, { seen: { taken_by: seen }, set: { taken_by: actor.email }, action: 'taken' });
}

export function release(db: Db, actor: Actor, id: string, seen: string | null): Promise<Worked> {
  return change(db, actor, id, { seen: { taken_by: seen }, set: { taken_by: null }, action: 'released' });
}

/** Notes stand beside each other, so there is nothing to have seen. */
export function addNote(db: Db, actor: Actor, id: string, text: string): Promise<Worked> {
  return change(db, actor, id, { action: 'note', text });
}

export interface Dispatch {
  carrier: string;
  tracking_number: string;
}

/** The box is on its way: once, whoever says it first. The visitor is told by mail. */
export function dispatchSamples(db: Db, actor: Actor, id: string, dispatch: Dispatch): Promise<Worked> {
  return change(db, actor, id, {
    onlySamples: true,
    seen: { tracking_number: null },
    set: { ...dispatch, state: 'answered' },
    action: 'dispatched',
    text: `${dispatch.carrier}, ${dispatch.tracking_number}`,
    also: (trx, message) => queueDispatched(trx, { ...message, ...dispatch }),
  });
}

async function change(
  db: Db,
  actor: Actor,
  id: string,
  { seen = {}, set = {}, onlySamples, action, text, also }: Change,
): Promise<Worked> {
  return db.transaction().execute(async (trx): Promise<Worked> => {
    await lockForWriting(trx, `message ${id}`);
    const message = await trx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!message) return { ok: false, reason: 'not-found' };
    if (onlySamples && message.kind !== 'sample') return { ok: false, reason: 'no-samples' };
    const isSet = seen.state !== undefined && action !== 'replied' && has(message, set);
    // Pressed twice, or by two who wanted the same.
    if (isSet) return { ok: true };
    if (!has(message, seen)) return { ok: false, reason: 'changed-meanwhile', by: await lastToWork(trx, id) };
    await trx
      .updateTable('messages')
      .set({ ...set, updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await recordEvent(trx, actor, id, action, text);
    await also?.(trx, { ...message, ...set });
    return { ok: true };
  });
}

const has = (message: Row, work: Work) =>
  Object.entries(work).every(([name, value]) => message[name as keyof Work] === value);

async function lastToWork(trx: Db, id: string): Promise<string> {
  const last = await trx
    .selectFrom('message_events')
    .select('user_email')
    .where('message_id', '=', id)
    .where('action', 'not in', ['read', 'unread', 'note'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.user_email ?? '';
}
