import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
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

/** With the address goes its consent, and the audit trail does not name it. False when it is not on the list. */
export async function unsubscribe(db: Db, actor: Actor, email: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('newsletter_subscribers').where('email', '=', email).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
    await recordActivity(trx, actor, { action: 'delete', entity: 'newsletter' });
    return true;
  });
}
