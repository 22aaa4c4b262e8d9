import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { deleteFromBin, findRowsInBin, putRowIntoBin, takeRowFromBin } from '#app/server/records/bin.server.ts';
import type { Deleted } from '#app/server/records/kind.server.ts';
import { CONSENT_TEXT } from './consent.ts';

/** An address that is already there keeps its first consent. The caller cannot tell the two cases apart, on purpose. */
export async function subscribe(db: Db, email: string): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: randomUUID(), email, consent_text: CONSENT_TEXT, consented_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** With the address goes its consent, into the bin. The audit trail does not name it. Undefined: it is not on the list. */
export async function unsubscribe(db: Db, actor: Actor, email: string): Promise<{ id: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await takeOff(trx, email);
    if (!row) return undefined;
    await putRowIntoBin(trx, actor, 'newsletter', row, row.email);
    await recordActivity(trx, actor, { action: 'delete', entity: 'newsletter' });
    return { id: row.id };
  });
}

/** Who subscribed again meanwhile keeps that consent. */
export async function restoreSubscriber(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const row = (await takeRowFromBin(trx, actor, 'newsletter', id)) as Subscriber | undefined;
    if (!row) return { ok: false, reason: 'not-found' };
    const insert = trx.insertInto('newsletter_subscribers').values(row);
    await insert.onConflict((conflict) => conflict.column('email').doNothing()).execute();
    await recordActivity(trx, actor, { action: 'restore', entity: 'newsletter' });
    return { ok: true, title: row.email };
  });
}

/** For good and at once, from the list and from the bin. False when it is in neither. */
export async function eraseSubscriber(db: Db, actor: Actor, email: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const listed = await takeOff(trx, email);
    const binned = (await findRowsInBin(trx, 'newsletter')).filter((row) => row.email === email);
    if (!listed && binned.length === 0) return false;
    await deleteFromBin(
      trx,
      binned.map(({ id }) => String(id)),
    );
    await recordActivity(trx, actor, { action: 'erase', entity: 'newsletter' });
    return true;
  });
}

type Subscriber = Schema['newsletter_subscribers'];

const takeOff = (trx: Db, email: string) =>
  trx.deleteFrom('newsletter_subscribers').where('email', '=', email).returningAll().executeTakeFirst();
