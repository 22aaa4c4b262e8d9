import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { findMessages } from '#app/features/messages/admin-queries.server.ts';
import type { MessageKind } from '#app/features/messages/details.ts';
import { messageSearchText } from '#app/features/messages/message.ts';
import type { MessageQuery } from '#app/features/messages/message-query.ts';
import { MESSAGE_STATES } from '#app/features/messages/state.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findListPage } from '#app/server/records/find.server.ts';
import { ENGINES, openTestDatabase } from '#tests/support/engines.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { median, type Row } from './table.ts';

const MESSAGES = 10_000;
const ROUNDS = 150;
const MOST = 1.2;
const KINDS: MessageKind[] = ['message', 'offer', 'sample'];

const QUERIES = {
  'list as it opens': { filter: '', state: 'new' },
  list: { filter: '' },
  search: { filter: 'kadıköy 77' },
  filter: { filter: '', kind: 'offer' },
} satisfies Record<string, Omit<MessageQuery, 'page'>>;

/** List, search and filter of messages with their states, against the list before there were states; measured alternately. */
export async function measureMessages(): Promise<Row[]> {
  const postgres = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
  process.env.TEST_DATABASE_URL ??= postgres?.url;
  const rows: Row[] = [];
  for (const engine of ENGINES) {
    const { database, close } = await openTestDatabase(engine);
    await addMessages(database.db);
    // As a server does by itself after so many changes.
    await sql.raw(engine === 'postgres' ? 'vacuum analyze messages' : 'analyze').execute(database.db);
    for (const [what, query] of Object.entries(QUERIES)) {
      const times: [number[], number[]] = [[], []];
      for (let n = 0; n < ROUNDS; n += 1) {
        for (const [index, find] of [findAsBefore, findMessages].entries()) {
          const began = performance.now();
          await find(database.db, { ...query, page: 1 });
          if (n >= 20) times[index as 0 | 1].push(performance.now() - began);
        }
      }
      const [before, now] = times.map(median) as [number, number];
      rows.push({
        what: `${what} of ${MESSAGES} messages on ${engine}`,
        measured: `${(now / before).toFixed(2)} (${now.toFixed(2)} ms against ${before.toFixed(2)} ms)`,
        bar: `at most ${MOST}`,
        met: now / before <= MOST,
      });
    }
    await close();
  }
  await postgres?.stop();
  return rows;
}

/** What the list read before messages had states. */
async function findAsBefore(db: Db, { kind, filter, page }: MessageQuery) {
  const wanted = db
    .selectFrom('messages')
    .$if(kind !== undefined, (messages) => messages.where('kind', '=', kind as MessageKind));
  return findListPage(wanted, { filter, page }, (matching) =>
    matching
      .select(['id', 'name', 'email', 'phone', 'message', 'kind', 'request_number', 'details'])
      .select(['delivered_at', 'delivery_error', 'read_at', 'created_at'])
      .orderBy(sql`case when read_at is null then 0 else 1 end`)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );
}

async function addMessages(db: Db): Promise<void> {
  const visitor = { name: 'Selin Arslan', email: 'selin@example.com', phone: '0535 555 01 77' };
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < MESSAGES; n += 1) {
      const at = new Date(Date.UTC(2025, 0, 1) + n * 3_600_000).toISOString();
      const input = { ...visitor, message: `Kadıköy ${n}: teras için fiyat rica ederim. `.repeat(5) };
      await trx
        .insertInto('messages')
        .values({
          ...input,
          id: randomUUID(),
          kind: KINDS[n % KINDS.length],
          state: MESSAGE_STATES[n % 4 === 0 ? 0 : 1 + (n % 2)],
          request_number: null,
          details: null,
          source: '{"page":"/contact","site":"google.com"}',
          taken_by: null,
          carrier: null,
          tracking_number: null,
          delivered_at: at,
          delivery_error: null,
          read_at: n % 50 === 0 ? null : at,
          search_text: messageSearchText(input, {}, null),
          created_at: at,
          updated_at: at,
        })
        .execute();
    }
  });
}
