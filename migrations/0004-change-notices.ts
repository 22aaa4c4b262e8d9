import { type Kysely, sql } from 'kysely';
import { CHANGE_CHANNEL } from '#app/server/db/changes.server.ts';
import { engineOf } from '#app/server/db/engine.server.ts';

const TABLES = ['colors', 'products', 'product_images', 'projects', 'blog_posts', 'gallery', 'redirects', 'pictures'];

// Not needed on SQLite, where a single process serves and knows its own writes.
export async function up(db: Kysely<unknown>) {
  if (engineOf(db) !== 'postgres') return;
  await sql`
    create function announce_public_content_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(CHANGE_CHANNEL)}, '');
      return null;
    end $$`.execute(db);
  for (const table of TABLES) {
    await sql`
      create trigger ${sql.ref(`${table}_announce`)} after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function announce_public_content_change()`.execute(db);
  }
}
