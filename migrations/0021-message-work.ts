import { type Kysely, sql } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

/** Those read longer ago were dealt with before there was a place to say so. */
const SETTLED_AFTER_DAYS = 30;

// Messages as work: their state, who took them, where they came from, and what happened to each. Rows of older backups lack
// the new columns, so each of them has a default or may be missing.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .alterTable('messages')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('new').check(sql`state in ('new', 'answered', 'closed')`))
    .execute();
  for (const column of ['taken_by', 'source', 'carrier', 'tracking_number'])
    await db.schema.alterTable('messages').addColumn(column, 'text').execute();
  const settled = new Date(Date.now() - SETTLED_AFTER_DAYS * 24 * 60 * 60 * 1000).toISOString();
  await sql`update messages set state = 'closed' where read_at < ${settled}`.execute(db);
  // Staff search for a number in whatever way they write it.
  const digits = [' ', '(', ')', '-', '+', '.', '/'].reduce(
    (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
    sql`phone`,
  );
  await sql`update messages set search_text = search_text || ' ' || ${digits}`.execute(db);
  // Has all that the list needs to count and to find its page, so that it reads whole rows of that page only.
  await db.schema
    .createIndex('messages_list_idx')
    .on('messages')
    .columns(['kind', 'state', 'read_at', 'created_at', 'id'])
    .execute();

  await db.schema
    .createTable('message_events')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('message_id', t.uuid, (c) => c.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('at', t.timestamp, (c) => c.notNull())
    .addColumn('user_email', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('message_events_message_id_at_idx')
    .on('message_events')
    .columns(['message_id', 'at'])
    .execute();
}
