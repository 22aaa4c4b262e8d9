import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// Mail to be sent, and what became of it. `event` is what the mail is about to say: one event is never queued twice.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .createTable('outbox')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('event', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('withdrawal_url', 'text')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    // Text and HTML hold a link that lets somebody in: encrypted until it is sent, then deleted.
    .addColumn('is_sealed', t.flag, (c) => c.notNull().defaultTo(t.no))
    // What it is about, so that it is erased together with it.
    .addColumn('about_kind', 'text')
    .addColumn('about_id', 'text')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_try_at', t.timestamp, (c) => c.notNull())
    // Not tried after this.
    .addColumn('expires_at', t.timestamp)
    .addColumn('last_error', 'text')
    .addColumn('created_at', t.timestamp, (c) => c.notNull())
    .addColumn('sent_at', t.timestamp)
    .execute();
  await db.schema.createIndex('outbox_state_idx').on('outbox').columns(['state', 'next_try_at']).execute();
  await db.schema.createIndex('outbox_created_at_idx').on('outbox').column('created_at').execute();
  await db.schema.createIndex('outbox_about_idx').on('outbox').columns(['about_kind', 'about_id']).execute();
}
