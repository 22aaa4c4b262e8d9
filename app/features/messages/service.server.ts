import { recordFormConsent } from '#app/features/consents/service.server.ts';
import { countRequest } from '#app/features/insight/count-request.server.ts';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { PostalAddress } from './details.ts';
import { recordEvent } from './events.server.ts';
import { queueNewMessage } from './mail.server.ts';
import type { MessageInput, MessageToSend } from './message.ts';
import {
  findSameMessage,
  findStoredMessage,
  insertMessage,
  nextRequestNumber,
  noteDelivery,
  type StoredMessage,
  updateMessage,
  wasAddressServed,
} from './queries.server.ts';
import { type FormService, relayMessage } from './relay.server.ts';

const SAME_MESSAGE_MS = 10 * 60 * 1000;
/** A box goes to one address once in this time. */
const SAMPLE_PAUSE_MS = 30 * 24 * 60 * 60 * 1000;

/** `stored`: there is no form service, and storing is all there is to do. */
export type Delivery = 'delivered' | 'undelivered' | 'stored';

export interface SampleRequest extends MessageToSend {
  kind: 'sample';
  details: MessageToSend['details'] & { address: PostalAddress };
}

/** Stored first, relayed afterwards: whatever becomes of the form service, the message is not lost. */
export async function sendMessage(
  db: Db,
  input: MessageInput & Partial<MessageToSend>,
  service: FormService | null,
): Promise<Delivery> {
  const message = { kind: 'message' as const, details: {}, ...input };
  const kept = await db.transaction().execute(async (trx) => {
    await lockForWriting(trx, 'messages');
    const same = await updateSame(trx, message);
    if (same) return same;
    const stored = await insertMessage(trx, message);
    await recordFormConsent(trx, 'contact', stored, message.source?.page ?? '/contact');
    await queueNewMessage(trx, stored, service !== null);
    await countRequest(trx, stored);
    return { stored, changed: true };
  });
  return pass(db, kept, service);
}

/** Like a message, with a number of its own; refused when a box went to this address lately. */
export async function sendSampleRequest(
  db: Db,
  request: SampleRequest,
  service: FormService | null,
): Promise<{ delivery: Delivery; number: number } | 'sent-recently'> {
  const kept = await db.transaction().execute(async (trx) => {
    await lockForWriting(trx, 'messages');
    const same = await updateSame(trx, request);
    if (same) return same;
    if (await wasAddressServed(trx, request.details.address, new Date(Date.now() - SAMPLE_PAUSE_MS))) return null;
    const stored = await insertMessage(trx, request, await nextRequestNumber(trx));
    await recordFormConsent(trx, 'samples', stored, request.source?.page ?? '/numune');
    await queueNewMessage(trx, stored, service !== null);
    await countRequest(trx, stored);
    return { stored, changed: true };
  });
  if (!kept) return 'sent-recently';
  return { delivery: await pass(db, kept, service), number: kept.stored.request_number ?? 0 };
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
    if (failure !== null) return;
    await recordActivity(trx, actor, { action: 'send', entity: 'message', id });
    await recordEvent(trx, actor, id, 'resent');
  });
  return failure === null ? 'delivered' : 'undelivered';
}

interface Kept {
  stored: StoredMessage;
  /** Whether the company has not been told exactly this yet. */
  changed: boolean;
}

async function pass(db: Db, { stored, changed }: Kept, service: FormService | null): Promise<Delivery> {
  // Pressed twice, or sent again from the history: the company already has exactly this.
  if (stored.delivered_at && !changed) return 'delivered';
  if (!service) return 'stored';
  const failure = await relayMessage(stored, service);
  await noteDelivery(db, stored.id, failure);
  return failure === null ? 'delivered' : 'undelivered';
}

/** The same text by the same person within ten minutes is one message. */
async function updateSame(trx: Db, input: MessageToSend): Promise<Kept | null> {
  const same = await findSameMessage(trx, input, new Date(Date.now() - SAME_MESSAGE_MS));
  if (!same) return null;
  await updateMessage(trx, same, input);
  return { stored: { ...same, ...input }, changed: same.name !== input.name || same.phone !== input.phone };
}
