import { type Kysely, sql } from 'kysely';
import { CHANGE_CHANNEL } from '#app/server/db/changes.server.ts';
import { engineOf } from '#app/server/db/engine.server.ts';

// A notification names the table that changed, and for the site's texts the part, so that other processes make anew only
// the pages that show it.
export async function up(db: Kysely<unknown>) {
  if (engineOf(db) !== 'postgres') return;
  const channel = sql.lit(CHANGE_CHANNEL);
  await sql`
    create or replace function announce_public_content_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${channel}, tg_table_name);
      return null;
    end $$`.execute(db);
  await sql`
    create function announce_site_content_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform pg_notify(${channel}, 'site_content:' || old.key); end if;
      if tg_op <> 'DELETE' then perform pg_notify(${channel}, 'site_content:' || new.key); end if;
      return null;
    end $$`.execute(db);
  await sql`drop trigger site_content_announce on site_content`.execute(db);
  await sql`
    create trigger site_content_announce after insert or update or delete on site_content
    for each row execute function announce_site_content_change()`.execute(db);
  await sql`
    create trigger site_content_truncate_announce after truncate on site_content
    for each statement execute function announce_public_content_change()`.execute(db);
}
