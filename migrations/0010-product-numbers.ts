import { type Kysely, sql } from 'kysely';

// Product forms used to accept a number that another product had. Now the number is the place in the list.
export async function up(db: Kysely<unknown>) {
  await sql`
    update products set display_order = ranked.place
    from (select id, row_number() over (order by display_order, id) as place from products) as ranked
    where products.id = ranked.id and products.display_order <> ranked.place`.execute(db);
}
