import { type Kysely, sql } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';

const SEARCHED = ['products', 'projects', 'blog_posts', 'gallery', 'messages'];

export async function up(db: Kysely<unknown>) {
  const isPostgres = engineOf(db) === 'postgres';
  // Of "™" and the like, capitals were left, which no search has. In a Turkish locale PostgreSQL would make "ı" of an "I".
  const lower = sql.raw(isPostgres ? 'lower(search_text collate "C")' : 'lower(search_text)');
  for (const table of SEARCHED)
    await sql`update ${sql.table(table)} set search_text = ${lower} where search_text <> ${lower}`.execute(db);
  if (isPostgres) return;
  // A search of the inbox reads all texts. An index of the texts alone is read in two thirds of the time.
  await sql`drop index messages_search_text_idx`.execute(db);
  await sql`create index messages_search_text_idx on messages (search_text)`.execute(db);
}
