import { randomUUID } from 'node:crypto';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { nextInstant } from '#app/server/instant.server.ts';
import type { EventAction, MessageEvent } from './event.ts';

/** Written in the transaction of what it tells. */
export async function recordEvent(
  trx: Db,
  actor: Pick<Actor, 'email'>,
  message_id: string,
  action: EventAction,
  text = '',
): Promise<void> {
  await trx
    .insertInto('message_events')
    .values({ id: randomUUID(), message_id, at: nextInstant(), user_email: actor.email, action, text })
    .execute();
}

/** Oldest first. */
export async function findEvents(db: Db, messageId: string): Promise<MessageEvent[]> {
  return db
    .selectFrom('message_events')
    .select(['id', 'at', 'user_email', 'action', 'text'])
    .where('message_id', '=', messageId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
