import { randomUUID } from 'node:crypto';
import { contains, toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findRowsInBin } from '#app/server/records/bin.server.ts';
import { searchText } from '#app/shared/search-text.ts';
import { addressText, type PostalAddress, readDetails, writeDetails } from './details.ts';
import { type MessageToSend, messageSearchText } from './message.ts';
import { writeSource } from './source.ts';

export interface StoredMessage extends MessageToSend {
  id: string;
  delivered_at: string | null;
  request_number: number | null;
}

const columns = [
  ...(['id', 'name', 'email', 'phone', 'message', 'kind'] as const),
  ...(['details', 'request_number', 'delivered_at'] as const),
] as const;

type Row = Omit<StoredMessage, 'details'> & { details: string | null };
const toStored = (row: Row): StoredMessage => ({ ...row, details: readDetails(row.details) });

export async function findStoredMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toStored(row);
}

/** The same text with the same details by the same person, no older than the given moment. */
export async function findSameMessage(
  db: Db,
  { kind, email, message, details }: MessageToSend,
  since: Date,
): Promise<StoredMessage | undefined> {
  const json = writeDetails(details);
  const row = await db
    .selectFrom('messages')
    .select(columns)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .where('message', '=', message)
    .where('details', json === null ? 'is' : '=', json)
    .where('created_at', '>=', since.toISOString())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toStored(row);
}

/** Whether samples were asked for this address since then. One that could not be passed on does not count. */
export async function wasAddressServed(db: Db, address: PostalAddress, since: Date): Promise<boolean> {
  const wanted = searchText(addressText(address));
  const rows = await db
    .selectFrom('messages')
    .select('details')
    .where('kind', '=', 'sample')
    .where('created_at', '>=', since.toISOString())
    .where((eb) => eb.or([eb('delivery_error', 'is', null), eb('delivered_at', 'is not', null)]))
    .where(contains('search_text', wanted))
    .execute();
  // The text that was found may be the end of a longer address.
  return rows.some(({ details }) => {
    const found = readDetails(details).address;
    return found !== undefined && searchText(addressText(found)) === wanted;
  });
}

/** The caller holds the lock on messages, so that two requests cannot get one number. */
/** A number in the bin is taken: its request may come back. */
export async function nextRequestNumber(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.max('request_number').as('last'))
    .executeTakeFirstOrThrow();
  const deleted = await findRowsInBin(db, 'message');
  return Math.max(toCount(last), ...deleted.map((row) => toCount(row.request_number))) + 1;
}

export async function insertMessage(
  db: Db,
  input: MessageToSend,
  request_number: number | null = null,
): Promise<StoredMessage> {
  const now = new Date().toISOString();
  const id = randomUUID();
  await db
    .insertInto('messages')
    .values({
      id,
      ...rowOf(input, request_number),
      request_number,
      delivered_at: null,
      delivery_error: null,
      read_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id, ...input, request_number, delivered_at: null };
}

export async function updateMessage(
  db: Db,
  { id, request_number }: StoredMessage,
  input: MessageToSend,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ ...rowOf(input, request_number), updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

function rowOf({ details, source = {}, ...input }: MessageToSend, number: number | null) {
  return {
    ...input,
    details: writeDetails(details),
    source: writeSource(source),
    search_text: messageSearchText(input, details, number),
  };
}

/** A failure after an earlier success leaves the success standing: the company has the message. */
export async function noteDelivery(db: Db, id: string, failure: string | null): Promise<void> {
  const now = new Date().toISOString();
  const outcome = failure === null ? { delivered_at: now, delivery_error: null } : { delivery_error: failure };
  await db
    .updateTable('messages')
    .set({ ...outcome, updated_at: now })
    .where('id', '=', id)
    .execute();
}
