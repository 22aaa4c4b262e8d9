import { queueMail } from '#app/features/mail/queue.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { toIsoDay } from '#app/shared/dates.ts';
import { confirmationLetter, dispatchedLetter, newMessageLetter } from './letters.ts';
import type { MessageToSend } from './message.ts';
import { findNotices } from './notices.server.ts';
import type { StoredMessage } from './queries.server.ts';

// Each in the transaction of what it tells, and erased with the message.

const about = (id: string) => ({ kind: 'message', id });

/** Tells staff, and the visitor where staff want that: one mail a day to one address, whoever types it into the form. */
export async function queueNewMessage(
  trx: Db,
  stored: StoredMessage & Pick<MessageToSend, 'source'>,
  formService: boolean,
): Promise<void> {
  const { id, kind, email } = stored;
  const { notices } = await findNotices(trx, { formService });
  for (const to of notices.recipients[kind])
    await queueMail(trx, {
      event: `message:${id}:${to}`,
      kind: 'message',
      to,
      replyTo: email,
      about: about(id),
      write: (site) => newMessageLetter(stored, site),
    });
  if (!notices.confirm) return;
  const today = toIsoDay(new Date().toISOString());
  await queueMail(trx, {
    event: `message-confirmation:${kind}:${email}:${today}`,
    kind: 'message-confirmation',
    to: email,
    about: about(id),
    write: () => confirmationLetter(stored),
  });
}

/** To the visitor whose box of samples has left. */
export async function queueDispatched(
  trx: Db,
  message: { id: string; name: string; email: string; carrier: string; tracking_number: string },
): Promise<void> {
  await queueMail(trx, {
    event: `samples-dispatched:${message.id}`,
    kind: 'samples-dispatched',
    to: message.email,
    about: about(message.id),
    write: (site) => dispatchedLetter(message, site),
  });
}
