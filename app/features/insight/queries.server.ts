import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#app/server/db/schema.ts';
import type { DailyCount } from './thing.ts';

/** Far below what either engine accepts as parameters of a statement. */
const ROWS_AT_ONCE = 500;

/** Adds to what is there: several processes count the same things. */
export async function addCounts(db: Db, counts: DailyCount[]): Promise<void> {
  // In one order, so that two processes never wait for each other.
  const rows = counts
    .map((count) => ({ ...count, id: randomUUID() as string }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto('daily_counts')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'what', 'subject', 'color_id'])
          .doUpdateSet({ count: sql`daily_counts.count + excluded.count` }),
      )
      .execute();
  }
}

const keyOf = ({ day, what, subject, color_id }: DailyCount) => [day, what, subject, color_id].join('\n');
