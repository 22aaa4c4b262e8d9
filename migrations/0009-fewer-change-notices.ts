import { type Kysely, sql } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';

// Pages show an upload only once a public row names it, and only pictures that no row names are deleted.
export async function up(db: Kysely<unknown>) {
  if (engineOf(db) !== 'postgres') return;
  await sql`drop trigger pictures_announce on pictures`.execute(db);
}
