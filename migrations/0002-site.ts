import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));

  await db.schema
    .createTable('messages')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('delivered_at', t.timestamp)
    .addColumn('delivery_error', 'text')
    .addColumn('read_at', t.timestamp)
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .addColumn('updated_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  await db.schema
    .createIndex('messages_read_at_created_at_idx')
    .on('messages')
    .columns(['read_at', 'created_at'])
    .execute();
  await db.schema
    .createIndex('messages_email_created_at_idx')
    .on('messages')
    .columns(['email', 'created_at'])
    .execute();

  await db.schema
    .createTable('newsletter_subscribers')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('consent_text', 'text', (c) => c.notNull())
    .addColumn('consented_at', t.timestamp, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('redirects')
    .addColumn('from_path', 'text', (c) => c.primaryKey())
    .addColumn('to_path', 'text', (c) => c.notNull())
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  await db.schema.createIndex('redirects_to_path_idx').on('redirects').column('to_path').execute();

  await db.schema
    .createTable('pictures')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('content_type', 'text', (c) => c.notNull())
    .addColumn('placeholder', 'text', (c) => c.notNull())
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  await db.schema.createIndex('pictures_hash_idx').on('pictures').column('hash').execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('window_ends_at', t.timestamp, (c) => c.notNull())
    .execute();
}
