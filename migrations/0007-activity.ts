import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .createTable('activity')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('at', t.timestamp, (c) => c.notNull())
    // No foreign key, and the e-mail is copied: the trail outlives the account.
    .addColumn('user_id', t.uuid, (c) => c.notNull())
    .addColumn('user_email', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text')
    .addColumn('title', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('activity_at_id_idx').on('activity').columns(['at', 'id']).execute();
}
