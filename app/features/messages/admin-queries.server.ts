import { type SelectQueryBuilder, sql } from 'kysely';
import { contains, engineOf, toCount } from '#app/server/db/engine.server.ts';
import { readNewestFirst } from '#app/server/db/read-in-parts.server.ts';
import { findRowCounts, sumCounts } from '#app/server/db/row-counts.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { type FilteredPage, placePage } from '#app/shared/filtered-list.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { type MessageDetails, type MessageKind, readDetails } from './details.ts';
import type { MessageQuery } from './message-query.ts';
import { phoneSearch, readPhone } from './phone.ts';
import { type MessageSource, readSource } from './source.ts';
import { MESSAGE_STATES, type MessageState } from './state.ts';

export interface MessageView {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  kind: MessageKind;
  request_number: number | null;
  details: MessageDetails;
  source: MessageSource;
  state: MessageState;
  taken_by: string | null;
  carrier: string | null;
  tracking_number: string | null;
  delivered_at: string | null;
  delivery_error: string | null;
  read_at: string | null;
  created_at: string;
}

const columns = [
  ...(['id', 'name', 'email', 'phone', 'message', 'kind', 'request_number', 'details'] as const),
  ...(['delivered_at', 'delivery_error', 'read_at', 'created_at'] as const),
  ...(['state', 'taken_by', 'source', 'carrier', 'tracking_number'] as const),
] as const;

type Row = Omit<MessageView, 'details' | 'source'> & Record<'details' | 'source', string | null>;

const toView = (row: Row): MessageView => ({
  ...row,
  details: readDetails(row.details),
  source: readSource(row.source),
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

export type StateCounts = Record<MessageState, number>;

/** Unread ones first, then the newest; `counts` are those of each state, before one was chosen. */
export async function findMessages(
  db: Db,
  { state, page: wanted, ...query }: MessageQuery,
): Promise<FilteredPage<MessageView> & { counts: StateCounts }> {
  const matching = matchingMessages(db, query);
  const counts = await (query.filter.trim() === '' ? findCounts(db, query.kind) : countMatching(matching));
  const total = state ? counts[state] : MESSAGE_STATES.reduce((sum, one) => sum + counts[one], 0);
  const { offset, limit, ...place } = placePage(total, wanted);
  // With a unary plus SQLite does not take the index of this order, which lacks the words, but the one that covers the search.
  const byWords = query.filter.trim() !== '' && engineOf(db) === 'sqlite';
  const ofState = state ? matching.where('state', '=', state) : matching;
  const rows = await inOrder(db.selectFrom('messages').select(columns))
    // Sorting the ids alone spares reading every row; without words an index has them all.
    .where(
      'id',
      'in',
      inOrder(ofState.select('id'), byWords ? sql`+` : sql``)
        .limit(limit)
        .offset(offset),
    )
    .execute();
  return { ...place, counts, rows: rows.map(toView) };
}

/** Without words, from the counts that are kept: a list of a million opens without reading them. */
async function findCounts(db: Db, kind: MessageKind | undefined): Promise<StateCounts> {
  const counts = await findRowCounts(db, 'messages');
  const countOf = (state: MessageState) => sumCounts(counts, { state, kind });
  return { new: countOf('new'), answered: countOf('answered'), closed: countOf('closed') };
}

async function countMatching(matching: ReturnType<typeof matchingMessages>): Promise<StateCounts> {
  const found = await matching
    .select((eb) => MESSAGE_STATES.map((one) => eb.fn.countAll().filterWhere('state', '=', one).as(one)))
    .executeTakeFirstOrThrow();
  return { new: toCount(found.new), answered: toCount(found.answered), closed: toCount(found.closed) };
}

const inOrder = <Row>(query: SelectQueryBuilder<Schema, 'messages', Row>, sign = sql``) =>
  query.orderBy(sql`${sign}case when read_at is null then 0 else 1 end`).orderBy('created_at', 'desc').orderBy('id');

/** All of them, newest first, in parts. */
export async function* readMessagesToExport(
  db: Db,
  { state, ...query }: Omit<MessageQuery, 'page'>,
): AsyncGenerator<MessageView[]> {
  const parts = readNewestFirst(db, { at: 'created_at', key: 'id' }, ({ exactAt, after, limit }) =>
    matchingMessages(db, query)
      .$if(state !== undefined, (messages) => messages.where('state', '=', state as MessageState))
      .where(after)
      .select(columns)
      .select(exactAt.as('exact_at'))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  for await (const rows of parts) yield rows.map(toView);
}

function matchingMessages(db: Db, { kind, filter }: Pick<MessageQuery, 'kind' | 'filter'>) {
  const words = phoneSearch(foldTurkish(filter).trim());
  return db
    .selectFrom('messages')
    .$if(kind !== undefined, (messages) => messages.where('kind', '=', kind as MessageKind))
    .$if(words !== '', (messages) => messages.where(contains('search_text', words)));
}

export async function findMessage(db: Db, id: string): Promise<MessageView | null> {
  const row = await db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? toView(row) : null;
}

export type EarlierMessage = Pick<MessageView, 'id' | 'kind' | 'created_at'>;

/** What the same person, by e-mail or by telephone, asked at other times; newest first. */
export async function findOtherMessages(
  db: Db,
  { id, email, phone }: Pick<MessageView, 'id' | 'email' | 'phone'>,
): Promise<EarlierMessage[]> {
  const number = readPhone(phone);
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'kind', 'created_at', 'email', 'phone'])
    .where('id', '!=', id)
    .where((eb) =>
      number
        ? eb.or([eb('email', '=', email), contains('search_text', number.digits.slice(-10))])
        : eb('email', '=', email),
    )
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  // The digits may stand in the text of another.
  return rows
    .filter((row) => row.email === email || readPhone(row.phone)?.digits === number?.digits)
    .map(({ email: _, phone: __, ...row }) => row);
}
