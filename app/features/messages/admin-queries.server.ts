import { sql } from 'kysely';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findListPage } from '#app/server/records/find.server.ts';
import { toCsv } from '#app/shared/csv.ts';
import { formatMoment } from '#app/shared/dates.ts';
import type { FilteredPage, ListQuery } from '#app/shared/filtered-list.ts';
import {
  addressText,
  KIND_LABELS,
  lineText,
  type MessageDetails,
  type MessageKind,
  pieceText,
  readDetails,
} from './details.ts';
import { DELIVERY_TEXT, deliveryState } from './message.ts';
import { requestName } from './request-name.ts';

export interface MessageView {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  kind: MessageKind;
  request_number: number | null;
  details: MessageDetails;
  delivered_at: string | null;
  delivery_error: string | null;
  read_at: string | null;
  created_at: string;
}

const columns = [
  ...(['id', 'name', 'email', 'phone', 'message', 'kind', 'request_number', 'details'] as const),
  ...(['delivered_at', 'delivery_error', 'read_at', 'created_at'] as const),
] as const;

const toView = (row: Omit<MessageView, 'details'> & { details: string | null }): MessageView => ({
  ...row,
  details: readDetails(row.details),
});

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
    .select(['id', 'name', 'message', 'kind', 'created_at'])
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Unread ones first, then the newest. */
export async function findMessages(
  db: Db,
  { kind, ...query }: ListQuery & { kind?: MessageKind | undefined },
): Promise<FilteredPage<MessageView>> {
  const wanted = db
    .selectFrom('messages')
    .$if(kind !== undefined, (messages) => messages.where('kind', '=', kind as MessageKind));
  const found = await findListPage(wanted, query, (matching) =>
    matching
      .select(columns)
      .orderBy(sql`case when read_at is null then 0 else 1 end`)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );
  return { ...found, rows: found.rows.map(toView) };
}

export async function findMessage(db: Db, id: string): Promise<MessageView | null> {
  const row = await db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? toView(row) : null;
}

/** New columns come last, so that a spreadsheet which counts on the old ones still finds them. */
const EXPORTED: [title: string, cell: (message: MessageView) => string][] = [
  ['Tarih', ({ created_at }) => formatMoment(created_at)],
  ['Ad soyad', ({ name }) => name],
  ['E-posta', ({ email }) => email],
  ['Telefon', ({ phone }) => phone],
  ['Mesaj', ({ message }) => message],
  ['Okundu', ({ read_at }) => (read_at ? 'Evet' : 'Hayır')],
  ['Durum', (message) => DELIVERY_TEXT[deliveryState(message)]],
  ['Tür', ({ kind }) => KIND_LABELS[kind]],
  ['İstek no', ({ request_number }) => (request_number === null ? '' : requestName(request_number))],
  ['Ürün', ({ details }) => details.product ?? ''],
  ['Renk', ({ details }) => details.color ?? ''],
  ['Liste', ({ details }) => (details.lines ?? []).map(lineText).join('\n')],
  ['Hesap', ({ details }) => details.link ?? ''],
  ['Parçalar', ({ details }) => (details.pieces ?? []).map(pieceText).join('\n')],
  ['Adres', ({ details }) => (details.address ? addressText(details.address) : '')],
];

export async function exportMessages(db: Db): Promise<string> {
  const rows = await db.selectFrom('messages').select(columns).orderBy('created_at', 'desc').orderBy('id').execute();
  return toCsv(
    EXPORTED.map(([title]) => title),
    rows.map(toView).map((message) => EXPORTED.map(([, cell]) => cell(message))),
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
