import { randomUUID } from 'node:crypto';
import {
  type Consent,
  findConsent,
  findNewsletterConsent,
  recordConsent,
  setConsent,
} from '#app/features/consents/service.server.ts';
import { eraseMailAbout } from '#app/features/mail/queue.server.ts';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { deleteFromBin, findRowsInBin, putRowIntoBin, takeRowFromBin } from '#app/server/records/bin.server.ts';
import type { Deleted } from '#app/server/records/kind.server.ts';
import { CONSENT_TEXT } from './consent.ts';
import { queueConfirmation } from './mail.server.ts';

/**
 * An address that is already there keeps its first consent. The caller cannot tell the cases apart, on purpose. `confirmFirst`: it is
 * on the list only after its owner has pressed the link in a mail.
 */
export async function subscribe(db: Db, email: string, { page = '/', confirmFirst = false } = {}): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockForWriting(trx, `newsletter ${email}`);
    if (await isListed(trx, email)) return;
    const consent = { purpose: 'newsletter' as const, email, text: CONSENT_TEXT, page };
    if (!confirmFirst) {
      await recordConsent(trx, consent);
      await putOnList(trx, email, CONSENT_TEXT, new Date().toISOString());
      return;
    }
    const last = await findNewsletterConsent(trx, email);
    const isWaiting = last?.status === 'waiting';
    // Who asks again has the whole week again.
    if (isWaiting) await setConsent(trx, last.id, { given_at: new Date().toISOString() });
    const id = isWaiting ? last.id : await recordConsent(trx, { ...consent, status: 'waiting' });
    await queueConfirmation(trx, id, email);
  });
}

/** By the link in the mail. False when there is nothing to confirm. */
export async function confirmSubscription(db: Db, consentId: string): Promise<boolean> {
  return changeByLink(db, consentId, async (trx, consent) => {
    if (consent.status === 'given') return true;
    if (consent.status !== 'waiting') return false;
    const now = new Date().toISOString();
    await setConsent(trx, consent.id, { status: 'given', given_at: now });
    if (!(await isListed(trx, consent.email))) await putOnList(trx, consent.email, consent.text, now);
    return true;
  });
}

/** What the link of a mail shows. Undefined when there is no such consent. */
export async function findSubscription(db: Db, consentId: string): Promise<Consent['status'] | undefined> {
  const consent = await findConsent(db, consentId);
  if (consent?.purpose !== 'newsletter') return undefined;
  // Who left and came back is on the list by another consent, and may leave by an old mail, too.
  return consent.status === 'withdrawn' && (await isListed(db, consent.email)) ? 'given' : consent.status;
}

/**
 * By the link in any mail to this address: at once, and whichever consent the mail came from. Nothing stays in the bin, from
 * which staff could put the address on the list again. An address that was never confirmed is forgotten.
 */
export async function withdrawSubscription(db: Db, consentId: string): Promise<boolean> {
  return changeByLink(db, consentId, async (trx, { id, email, status }) => {
    await takeOff(trx, email);
    await deleteFromBin(trx, await findBinnedIds(trx, email));
    await deleteConsents(trx, email, ['waiting']);
    const all = trx.updateTable('consents').where('purpose', '=', 'newsletter').where('email', '=', email);
    await all.set(withdrawal('link')).where('status', '=', 'given').execute();
    // Staff had taken it off the list before; from now on it is its owner's word.
    if (status === 'withdrawn') await setConsent(trx, id, { withdrawn_by: 'link' });
    return true;
  });
}

/** With the address goes its consent, into the bin. The audit trail does not name it. Undefined: it is not on the list. */
export async function unsubscribe(db: Db, actor: Actor, email: string): Promise<{ id: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, `newsletter ${email}`);
    const row = await takeOff(trx, email);
    if (!row) return undefined;
    const consent = await findNewsletterConsent(trx, email);
    if (consent?.status === 'given') await setConsent(trx, consent.id, withdrawal(actor.email));
    await putRowIntoBin(trx, actor, 'newsletter', row, row.email);
    await recordActivity(trx, actor, { action: 'delete', entity: 'newsletter' });
    return { id: row.id };
  });
}

/** Who subscribed again meanwhile keeps that consent; who withdrew meanwhile is not put on the list by anybody else. */
export async function restoreSubscriber(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const row = (await takeRowFromBin(trx, actor, 'newsletter', id)) as Subscriber | undefined;
    if (!row) return { ok: false, reason: 'not-found' };
    await lockForWriting(trx, `newsletter ${row.email}`);
    const consent = await findNewsletterConsent(trx, row.email);
    if (consent?.withdrawn_by === 'link') return { ok: false, reason: 'not-found' };
    const insert = trx.insertInto('newsletter_subscribers').values(row);
    await insert.onConflict((conflict) => conflict.column('email').doNothing()).execute();
    if (consent?.status === 'withdrawn')
      await setConsent(trx, consent.id, { status: 'given', withdrawn_at: null, withdrawn_by: null });
    await recordActivity(trx, actor, { action: 'restore', entity: 'newsletter' });
    return { ok: true, title: row.email };
  });
}

/** For good and at once, from the list, from the bin and from the consents. False when it is in none of them. */
export async function eraseSubscriber(db: Db, actor: Actor, email: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, `newsletter ${email}`);
    const listed = await takeOff(trx, email);
    const binned = await findBinnedIds(trx, email);
    const consents = await deleteConsents(trx, email, ['waiting', 'given', 'withdrawn']);
    if (!listed && binned.length === 0 && consents === 0) return false;
    await deleteFromBin(trx, binned);
    await recordActivity(trx, actor, { action: 'erase', entity: 'newsletter' });
    return true;
  });
}

/** An address in the bin, for good, with its consents. Who has subscribed again meanwhile stays on the list by the new one. */
export async function eraseBinnedSubscriber(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const row = (await takeRowFromBin(trx, actor, 'newsletter', id)) as Subscriber | undefined;
    if (!row) return { ok: false, reason: 'not-found' };
    await lockForWriting(trx, `newsletter ${row.email}`);
    await deleteConsents(trx, row.email, ['withdrawn']);
    await recordActivity(trx, actor, { action: 'erase', entity: 'newsletter' });
    return { ok: true, title: row.email };
  });
}

/** With the mail that was written because of them. */
async function deleteConsents(trx: Db, email: string, status: Consent['status'][]): Promise<number> {
  const deleted = await trx
    .deleteFrom('consents')
    .where('purpose', '=', 'newsletter')
    .where('email', '=', email)
    .where('status', 'in', status)
    .returning('id')
    .execute();
  for (const { id } of deleted) await eraseMailAbout(trx, 'newsletter', id);
  return deleted.length;
}

async function findBinnedIds(trx: Db, email: string): Promise<string[]> {
  const rows = await findRowsInBin(trx, 'newsletter');
  return rows.filter((row) => row.email === email).map(({ id }) => String(id));
}

type Subscriber = Schema['newsletter_subscribers'];

async function changeByLink(
  db: Db,
  consentId: string,
  change: (trx: Db, consent: Consent) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await findConsent(trx, consentId);
    if (found?.purpose !== 'newsletter') return false;
    await lockForWriting(trx, `newsletter ${found.email}`);
    // Read again: it may have changed before the lock was ours.
    const consent = await findConsent(trx, consentId);
    return consent ? change(trx, consent) : false;
  });
}

const withdrawal = (withdrawn_by: string) => ({
  status: 'withdrawn' as const,
  withdrawn_at: new Date().toISOString(),
  withdrawn_by,
});

const isListed = async (trx: Db, email: string) =>
  (await trx.selectFrom('newsletter_subscribers').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

const putOnList = (trx: Db, email: string, consent_text: string, consented_at: string) =>
  trx
    .insertInto('newsletter_subscribers')
    .values({ id: randomUUID(), email, consent_text, consented_at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();

const takeOff = (trx: Db, email: string) =>
  trx.deleteFrom('newsletter_subscribers').where('email', '=', email).returningAll().executeTakeFirst();
