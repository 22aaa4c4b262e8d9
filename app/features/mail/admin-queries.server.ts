import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type FilteredPage, placePage } from '#app/shared/filtered-list.ts';
import type { MailState } from './mail.ts';

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
    .select(['last_error', 'is_sealed'])
    .$if(state !== undefined, (query) => query.where('state', '=', state as MailState))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const listed = rows.map(({ is_sealed, ...mail }) => ({
    ...mail,
    canResend: mail.state !== 'waiting' && !is_sealed,
  }));
  return { ...place, counts, rows: listed };
}

/** To the same address, from the first attempt on. False when it is gone, waiting, or holds a link. */
export async function resendMail(db: Db, actor: Actor, id: string, now = new Date()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const again = await trx
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, next_try_at: now.toISOString(), last_error: null, expires_at: null })
      .where('id', '=', id)
      .where('state', '!=', 'waiting')
      .where('is_sealed', '=', false)
      .returning('id')
      .executeTakeFirst();
    if (!again) return false;
    await recordActivity(trx, actor, { action: 'send', entity: 'mail', id });
    return true;
  });
}
