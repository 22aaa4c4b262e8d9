import { randomUUID } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import { CONSENT_TEXT } from './consent.ts';

/** An address that is already there keeps its first consent. The caller cannot tell the two cases apart, on purpose. */
export async function subscribe(db: Db, email: string): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: randomUUID(), email, consent_text: CONSENT_TEXT, consented_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
