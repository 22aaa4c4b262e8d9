import { contains, toCount } from '#app/server/db/engine.server.ts';
import { readNewestFirst } from '#app/server/db/read-in-parts.server.ts';
import { findRowCounts, sumCounts } from '#app/server/db/row-counts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type FilteredPage, placePage } from '#app/shared/filtered-list.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { type MessageDetails, type MessageKind, readDetails } from './details.ts';
import { findIdsByWords } from './find-by-words.server.ts';
import { inOrder, messagesOf } from './in-order.server.ts';
import type { MessageQuery } from './message-query.ts';
import { phoneSearch, readPhone } from './phone.ts';
import { hasRareText } from './plan-search.server.ts';
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

interface MessagePage extends FilteredPage<MessageView> {
  /** How many messages each state has, also those that the list does not show now. */
  counts: StateCounts;
  /** States with more messages than were counted. */
  hasMore: MessageState[];
}

export async function findMessages(db: Db, { filter, ...query }: MessageQuery): Promise<MessagePage> {
  const words = searchedWords(filter);
  const { ids, ...place } = await (words === '' ? findIds(db, query) : findIdsByWords(db, { words, ...query }));
  if (Array.isArray(ids) && ids.length === 0) return { ...place, rows: [] };
  const rows = await inOrder(db.selectFrom('messages').select(columns)).where('id', 'in', ids).execute();
  return { ...place, rows: rows.map(toView) };
}

/** Of earlier pages only the ids are read, from an index. */
async function findIds(db: Db, { kind, state, page: wanted }: Omit<MessageQuery, 'filter'>) {
  const counts = await findCounts(db, kind);
  const total = state ? counts[state] : MESSAGE_STATES.reduce((sum, one) => sum + counts[one], 0);
  const { offset, limit, ...place } = placePage(total, wanted);
  const ids = inOrder(messagesOf(db, { kind, state }).select('id')).limit(limit).offset(offset);
  return { ...place, counts, hasMore: [], ids };
}

const searchedWords = (filter: string) => phoneSearch(foldTurkish(filter).trim());

/** From the maintained counts: a list of a million messages opens without counting them. */
async function findCounts(db: Db, kind: MessageKind | undefined): Promise<StateCounts> {
  const counts = await findRowCounts(db, 'messages');
  const countOf = (state: MessageState) => sumCounts(counts, { state, kind });
  return { new: countOf('new'), answered: countOf('answered'), closed: countOf('closed') };
}

/** All of them, newest first, in parts. */
export async function* readMessagesToExport(
  db: Db,
  { filter, ...query }: Omit<MessageQuery, 'page'>,
): AsyncGenerator<MessageView[]> {
  const words = searchedWords(filter);
  const parts = readNewestFirst(db, { at: 'created_at', key: 'id' }, ({ exactAt, after, limit }) =>
    messagesOf(db, query)
      .$if(words !== '', (messages) => messages.where(contains('search_text', words)))
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
      number ? eb.or([eb('email', '=', email), hasRareText(db, number.digits.slice(-10))]) : eb('email', '=', email),
    )
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  // The digits may also occur in somebody else's text.
  return rows
    .filter((row) => row.email === email || readPhone(row.phone)?.digits === number?.digits)
    .map(({ email: _, phone: __, ...row }) => row);
}
