import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// How often a thing happened on a day, and nothing about who did it. One row per day and thing, so that years stay small.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .createTable('daily_counts')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    // Istanbul's, as 2026-11-16.
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    // The page's path, the words of a search, or the product's id; blank when there is none. No foreign key: a deleted
    // product does not change the past.
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('color_id', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('daily_counts_thing_idx')
    .on('daily_counts')
    .columns(['day', 'what', 'subject', 'color_id'])
    .unique()
    .execute();
}
