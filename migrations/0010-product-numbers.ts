import { type Kysely, sql } from 'kysely';

// Until now a form could give two products the same number; from here on a number is a place in the list.
export async function up(db: Kysely<unknown>) {
  await sql`
    update products set display_order = ranked.place
    from (select id, row_number() over (order by display_order, id) as place from products) as ranked
    where products.id = ranked.id and products.display_order <> ranked.place`.execute(db);
}
