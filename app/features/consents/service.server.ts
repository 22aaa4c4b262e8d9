import { createHash, randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { FORM_CONSENTS, type FormPurpose } from './consent.ts';

export type Consent = Selectable<Schema['consents']>;

interface Given extends Pick<Insertable<Schema['consents']>, 'purpose' | 'email' | 'text' | 'page'> {
  phone?: string | null;
  message_id?: string | null;
  status?: 'given' | 'waiting';
}

/** "3f2a91c07b5e": which words they were, without comparing them. */
export const textVersion = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

export async function recordConsent(trx: Db, { status = 'given', ...given }: Given, now = new Date()): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('consents')
    .values({
      phone: null,
      message_id: null,
      ...given,
      id,
      status,
      text_version: textVersion(given.text),
      given_at: now.toISOString(),
      withdrawn_at: null,
      withdrawn_by: null,
    })
    .execute();
  return id;
}

interface Sender {
  id: string;
  email: string;
  phone: string;
}

/** In the transaction that stores the message, whose consent goes with it. */
export async function recordFormConsent(trx: Db, purpose: FormPurpose, sender: Sender, page: string): Promise<void> {
  const { id: message_id, email, phone } = sender;
  await recordConsent(trx, { purpose, email, phone, text: FORM_CONSENTS[purpose], page, message_id });
}

/** The last word about the newsletter that came from this address. */
export async function findNewsletterConsent(db: Db, email: string): Promise<Consent | undefined> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('purpose', '=', 'newsletter')
    .where('email', '=', email)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function findConsent(db: Db, id: string): Promise<Consent | undefined> {
  return db.selectFrom('consents').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setConsent(
  trx: Db,
  id: string,
  change: Partial<Pick<Consent, 'status' | 'given_at' | 'withdrawn_at' | 'withdrawn_by'>>,
): Promise<void> {
  await trx.updateTable('consents').set(change).where('id', '=', id).execute();
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WAITING_DAYS = 7;
const PROOF_YEARS = 3;

/** What /privacy promises: an address that was never confirmed for a week, proof of a consent that has ended for three years. */
export async function deleteOldConsents(db: Db, now = new Date()): Promise<void> {
  const waitingBefore = new Date(now.getTime() - WAITING_DAYS * DAY_MS).toISOString();
  const proofBefore = new Date(now);
  proofBefore.setFullYear(proofBefore.getFullYear() - PROOF_YEARS);
  await db.transaction().execute(async (trx) => {
    const waited = trx.deleteFrom('consents').where('status', '=', 'waiting').where('given_at', '<', waitingBefore);
    for (const { id } of await waited.returning('id').execute())
      await trx.deleteFrom('outbox').where('about_id', '=', id).execute();
    await trx.deleteFrom('consents').where('withdrawn_at', '<', proofBefore.toISOString()).execute();
  });
}
