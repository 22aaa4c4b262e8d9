import { randomUUID } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import { type MessageInput, messageSearchText } from './message.ts';

export interface StoredMessage extends MessageInput {
  id: string;
  delivered_at: string | null;
}

const columns = ['id', 'name', 'email', 'phone', 'message', 'delivered_at'] as const;

export async function findStoredMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  return db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The same text by the same person, no older than the given moment. */
export async function findSameMessage(
  db: Db,
  { email, message }: MessageInput,
  since: Date,
): Promise<StoredMessage | undefined> {
  return db
    .selectFrom('messages')
    .select(columns)
    .where('email', '=', email)
    .where('message', '=', message)
    .where('created_at', '>=', since.toISOString())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertMessage(db: Db, input: MessageInput): Promise<StoredMessage> {
  const now = new Date().toISOString();
  const id = randomUUID();
  await db
    .insertInto('messages')
    .values({
      id,
      ...input,
      delivered_at: null,
      delivery_error: null,
      read_at: null,
      search_text: messageSearchText(input),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id, ...input, delivered_at: null };
}

export async function updateMessage(db: Db, id: string, input: MessageInput): Promise<void> {
  await db
    .updateTable('messages')
    .set({ ...input, search_text: messageSearchText(input), updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** A failure after an earlier success leaves the success standing: the company has the message. */
export async function noteDelivery(db: Db, id: string, failure: string | null): Promise<void> {
  const now = new Date().toISOString();
  const outcome = failure === null ? { delivered_at: now, delivery_error: null } : { delivery_error: failure };
  await db
    .updateTable('messages')
    .set({ ...outcome, updated_at: now })
    .where('id', '=', id)
    .execute();
}
