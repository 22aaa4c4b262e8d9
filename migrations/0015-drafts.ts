import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .createTable('drafts')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('user_id', t.uuid, (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    // Null for a new record. Text: parts of the site are known by name. No foreign key: a draft outlives the bin.
    .addColumn('record_id', 'text')
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('updated_at', t.timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('drafts_user_id_idx').on('drafts').columns(['user_id', 'updated_at']).execute();

  await db.schema
    .createTable('preview_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    // A link does not outlive the sign-in that made it.
    .addColumn('session_id', t.uuid, (c) => c.notNull().references('session.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text')
    .addColumn('draft_id', t.uuid)
    .addColumn('expires_at', t.timestamp, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('preview_links_session_id_idx').on('preview_links').column('session_id').execute();
}
