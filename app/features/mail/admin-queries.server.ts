import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type FilteredPage, placePage } from '#app/shared/filtered-list.ts';
import type { MailState } from './mail.ts';
import { readableText } from './readable-text.server.ts';

export interface ListedMail {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  created_at: string;
  sent_at: string | null;
  next_try_at: string;
  last_error: string | null;
  /** Without what opens something; null: deleted with its link once it was sent. */
  text: string | null;
  /** One with a link is sent anew by who makes the link. */
  canResend: boolean;
}

export async function findMail(
  db: Db,
  { state, page }: { state: MailState | undefined; page: number },
): Promise<FilteredPage<ListedMail> & { counts: Partial<Record<MailState, number>> }> {
  const groups = await db
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(groups.map((group) => [group.state, toCount(group.count)]));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { offset, limit, ...place } = placePage(state ? (counts[state] ?? 0) : all, page);
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'state', 'attempts', 'created_at', 'sent_at', 'next_try_at'])
    .select(['last_error', 'is_sealed', 'text'])
    .$if(state !== undefined, (query) => query.where('state', '=', state as MailState))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const listed = rows.map(async ({ is_sealed, ...mail }) => ({
    ...mail,
    text: await readableText({ is_sealed, text: mail.text }),
    canResend: mail.state !== 'waiting' && !is_sealed,
  }));
  return { ...place, counts, rows: await Promise.all(listed) };
}

/** `gone`: deleted, waiting, or with a link. `withdrawn`: its reader wants no newsletter any more. */
export type Resent = { ok: true } | { ok: false; reason: 'gone' | 'withdrawn' };

/** To the same address, from the first attempt on. */
export async function resendMail(db: Db, actor: Actor, id: string, now = new Date()): Promise<Resent> {
  return db.transaction().execute(async (trx): Promise<Resent> => {
    if (await hasWithdrawn(trx, id)) return { ok: false, reason: 'withdrawn' };
    const again = await trx
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, next_try_at: now.toISOString(), last_error: null, expires_at: null })
      .where('id', '=', id)
      .where('state', '!=', 'waiting')
      .where('is_sealed', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (!again) return { ok: false, reason: 'gone' };
    await recordActivity(trx, actor, { action: 'send', entity: 'mail', id });
    return { ok: true };
  });
}

/** Whether it asks about a newsletter that was ended since: the consent it is about, or the last word of the address. */
async function hasWithdrawn(trx: Db, id: string): Promise<boolean> {
  const mail = await trx
    .selectFrom('outbox')
    .select(['recipient', 'about_id'])
    .where('id', '=', id)
    .where('kind', '=', 'newsletter-confirmation')
    .executeTakeFirst();
  if (!mail) return false;
  const consents = await trx
    .selectFrom('consents')
    .select(['id', 'status'])
    .where('purpose', '=', 'newsletter')
    .where('email', '=', mail.recipient)
    .orderBy('given_at', 'desc')
    .execute();
  return consents.some(
    (consent, index) => (index === 0 || consent.id === mail.about_id) && consent.status === 'withdrawn',
  );
}
