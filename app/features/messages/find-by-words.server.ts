import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { placePage } from '#app/shared/filtered-list.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { offsetOf } from '#app/shared/paging.ts';
import { inOrder, messagesOf } from './in-order.server.ts';
import type { MessageQuery } from './message-query.ts';
import { planSearch, type SearchPlan } from './plan-search.server.ts';
import { MESSAGE_STATES, type MessageState } from './state.ts';

/** How many messages of each state are counted, and can be paged through, for a common word: counting all would read all. */
const COUNTED_AT_MOST = 500;

type WordQuery = Omit<MessageQuery, 'filter'> & { words: string };

/** The ids of one page, and the number of matches in each state; `hasMore` names the states with more than were counted. */
export async function findIdsByWords(db: Db, { words, kind, state, page: wanted }: WordQuery) {
  const plan = await planSearch(db, words);
  const most = plan.isCommon ? COUNTED_AT_MOST : Number.POSITIVE_INFINITY;
  const read = (page: number) => readPage(db, plan, { kind, state, page });
  const { counts, ids } = await read(wanted);
  const hasMore = MESSAGE_STATES.filter((one) => counts[one] > most);
  for (const one of hasMore) counts[one] = most;
  const matching = MESSAGE_STATES.filter((one) => !state || one === state);
  const total = Math.min(
    most,
    matching.reduce((sum, one) => sum + counts[one], 0),
  );
  const { page, pageCount, offset } = placePage(total, wanted);
  const onPage = page === wanted ? ids : (await read(page)).ids;
  return { counts, hasMore, total, page, pageCount, ids: onPage.slice(0, total - offset) };
}

async function readPage(db: Db, plan: SearchPlan, { kind, state, page }: Omit<WordQuery, 'words'>) {
  const rows = await db
    // Materialized: otherwise PostgreSQL reads all messages in list order to find the first rows, instead of using the word index.
    .with(
      (name) => name('found').materialized(),
      () => findFirst(db, plan, kind),
    )
    .with('counts', (from) =>
      from
        .selectFrom('found')
        .select((eb) => MESSAGE_STATES.map((one) => eb.fn.countAll().filterWhere('state', '=', one).as(one))),
    )
    .with('page', (from) =>
      inOrder(from.selectFrom('found').select('id'))
        .$if(state !== undefined, (found) => found.where('state', '=', state as MessageState))
        .limit(PAGE_SIZE)
        .offset(offsetOf(page)),
    )
    .selectFrom('counts')
    .leftJoin('page', (join) => join.onTrue())
    .selectAll()
    .execute();
  const countOf = (one: MessageState) => toCount(rows[0]?.[one]);
  return {
    counts: { new: countOf('new'), answered: countOf('answered'), closed: countOf('closed') },
    ids: rows.flatMap(({ id }) => id ?? []),
  };
}

/** All matches; of common words only the first of each state, one more than is counted. */
function findFirst(db: Db, { hasText, isCommon }: SearchPlan, kind: MessageQuery['kind']) {
  const matching = messagesOf(db, { kind }).where(hasText).select(['id', 'state', 'read_at', 'created_at']);
  if (!isCommon) return matching;
  // As a range, and in the order of states, only the index by state fits. With `=` PostgreSQL takes the index of all messages and
  // reads through those of other states first.
  const firstOf = (state: MessageState) =>
    db
      .selectFrom(
        inOrder(matching.where('state', '>=', state).where('state', '<=', state).orderBy('state'))
          .limit(COUNTED_AT_MOST + 1)
          .as('first'),
      )
      .selectAll();
  return firstOf('new').unionAll(firstOf('answered')).unionAll(firstOf('closed'));
}
