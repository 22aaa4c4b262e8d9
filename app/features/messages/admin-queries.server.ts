import { sql } from 'kysely';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findListPage } from '#app/server/records/find.server.ts';
import { toCsv } from '#app/shared/csv.ts';
import { formatMoment } from '#app/shared/dates.ts';
import type { FilteredPage, ListQuery } from '#app/shared/filtered-list.ts';
import { DELIVERY_TEXT, deliveryState } from './message.ts';

export interface MessageView {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  delivered_at: string | null;
  delivery_error: string | null;
  read_at: string | null;
  created_at: string;
}

const columns = [
  ...(['id', 'name', 'email', 'phone', 'message'] as const),
  ...(['delivered_at', 'delivery_error', 'read_at', 'created_at'] as const),
] as const;

/** For the envelope in the back-office's top bar. */
export async function countUnread(db: Db): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return toCount(unread);
}

/** The newest unread ones, for the dashboard. */
export async function findUnreadMessages(db: Db, limit: number) {
  return db
    .selectFrom('messages')
    .select(['id', 'name', 'message', 'created_at'])
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Unread ones first, then the newest. */
export function findMessages(db: Db, query: ListQuery): Promise<FilteredPage<MessageView>> {
  return findListPage(db.selectFrom('messages'), query, (matching) =>
    matching
      .select(columns)
      .orderBy(sql`case when read_at is null then 0 else 1 end`)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );
}

export async function findMessage(db: Db, id: string): Promise<MessageView | null> {
  const row = await db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function exportMessages(db: Db): Promise<string> {
  const rows = await db.selectFrom('messages').select(columns).orderBy('created_at', 'desc').orderBy('id').execute();
  const header = ['Tarih', 'Ad soyad', 'E-posta', 'Telefon', 'Mesaj', 'Okundu', 'Durum'];
  return toCsv(
    header,
    rows.map((row) => [
      formatMoment(row.created_at),
      row.name,
      row.email,
      row.phone,
      row.message,
      row.read_at ? 'Evet' : 'Hayır',
      DELIVERY_TEXT[deliveryState(row)],
    ]),
  );
}

export async function exportSubscribers(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'consented_at', 'consent_text'])
    .orderBy('consented_at', 'desc')
    .orderBy('email')
    .execute();
  return toCsv(
    ['E-posta', 'Onay tarihi', 'Onay metni'],
    rows.map((row) => [row.email, formatMoment(row.consented_at), row.consent_text]),
  );
}
