import { type Kysely, sql } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// What staff have changed of the site's facts and texts. A part that was never edited has no row: it follows the code.
export async function up(db: Kysely<unknown>) {
  const engine = engineOf(db);
  const t = columnTypes(engine);
  await db.schema
    .createTable('site_content')
    .addColumn('id', t.uuid, (c) => c.primaryKey().defaultTo(t.newUuid))
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .addColumn('updated_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  if (engine !== 'postgres') return;
  await sql`
    create trigger site_content_announce after insert or update or delete or truncate on site_content
    for each statement execute function announce_public_content_change()`.execute(db);
}
