import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// Earlier states of records, the pictures that they show, and what was deleted lately.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .createTable('versions')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('entity', 'text', (c) => c.notNull())
    // No foreign key: the states of a deleted record stay while it is in the bin.
    .addColumn('record_id', t.uuid, (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', t.timestamp, (c) => c.notNull())
    .addColumn('user_email', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('versions_record_id_number_idx')
    .on('versions')
    .columns(['record_id', 'number'])
    .unique()
    .execute();
  await db.schema.createIndex('versions_at_idx').on('versions').column('at').execute();
  await db.schema
    .createTable('version_pictures')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('record_id', t.uuid, (c) => c.notNull())
    .addColumn('image_url', 'text', (c) => c.notNull())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('version_pictures_record_id_image_url_idx')
    .on('version_pictures')
    .columns(['record_id', 'image_url'])
    .unique()
    .execute();
  await db.schema.createIndex('version_pictures_image_url_idx').on('version_pictures').column('image_url').execute();
  await db.schema
    .createTable('bin')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('image_url', 'text')
    .addColumn('owner_id', t.uuid)
    .addColumn('links', 'text')
    .addColumn('deleted_at', t.timestamp, (c) => c.notNull())
    .addColumn('user_email', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('bin_deleted_at_idx').on('bin').column('deleted_at').execute();
}
