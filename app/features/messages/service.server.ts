import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { MessageInput } from './message.ts';
import {
  findSameMessage,
  findStoredMessage,
  insertMessage,
  noteDelivery,
  type StoredMessage,
  updateMessage,
} from './queries.server.ts';
import { type FormService, relayMessage } from './relay.server.ts';

const SAME_MESSAGE_MS = 10 * 60 * 1000;

/** `stored`: there is no form service, and storing is all there is to do. */
export type Delivery = 'delivered' | 'undelivered' | 'stored';

/** Stored first, relayed afterwards: whatever becomes of the form service, the message is not lost. */
export async function sendMessage(db: Db, input: MessageInput, service: FormService | null): Promise<Delivery> {
  const { stored, changed } = await storeMessage(db, input);
  // Pressed twice, or sent again from the history: the company already has exactly this.
  if (stored.delivered_at && !changed) return 'delivered';
  return service ? deliver(db, stored, service) : 'stored';
}

export async function resendMessage(
  db: Db,
  actor: Actor,
  id: string,
  service: FormService | null,
): Promise<Delivery | 'missing'> {
  const stored = await findStoredMessage(db, id);
  if (!stored) return 'missing';
  if (!service) return 'stored';
  const failure = await relayMessage(stored, service);
  await db.transaction().execute(async (trx) => {
    await noteDelivery(trx, id, failure);
    if (failure === null) await recordActivity(trx, actor, { action: 'send', entity: 'message', id });
  });
  return failure === null ? 'delivered' : 'undelivered';
}

async function deliver(db: Db, message: StoredMessage, service: FormService): Promise<Delivery> {
  const failure = await relayMessage(message, service);
  await noteDelivery(db, message.id, failure);
  return failure === null ? 'delivered' : 'undelivered';
}

function storeMessage(db: Db, input: MessageInput): Promise<{ stored: StoredMessage; changed: boolean }> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, 'messages');
    const same = await findSameMessage(trx, input, new Date(Date.now() - SAME_MESSAGE_MS));
    if (!same) return { stored: await insertMessage(trx, input), changed: true };
    await updateMessage(trx, same.id, input);
    return { stored: { ...same, ...input }, changed: same.name !== input.name || same.phone !== input.phone };
  });
}
