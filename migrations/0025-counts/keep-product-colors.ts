import { type Kysely, sql } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';

/** A product comes in the colours of its pictures. What a list by colour needs of the product stands beside each. */
export async function keepProductColors(db: Kysely<unknown>) {
  await (engineOf(db) === 'postgres' ? onPostgres(db) : onSqlite(db));
}

// Once per statement, because an import or a restore inserts many rows at once.
async function onPostgres(db: Kysely<unknown>) {
  await sql`
    create function keep_product_colors() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from product_colors;
        return null;
      end if;
      if tg_op <> 'INSERT' then
        delete from product_colors as gone using old_rows as was
        where gone.product_id = was.product_id and gone.color_id = was.color_id
          and not exists (
            select 1 from product_images as left_over
            where left_over.product_id = was.product_id and left_over.color_id = was.color_id);
      end if;
      if tg_op <> 'DELETE' then
        insert into product_colors
        select distinct products.id, color_id, is_active, category, display_order
        from new_rows join products on products.id = product_id where color_id is not null
        on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  const tables = { insert: 'new table as new_rows', delete: 'old table as old_rows' };
  for (const [event, rows] of Object.entries({ ...tables, update: `${tables.insert} ${tables.delete}` }))
    await sql`
      create trigger ${sql.ref(`product_images_colors_${event}`)} after ${sql.raw(event)} on product_images
      referencing ${sql.raw(rows)} for each statement execute function keep_product_colors()`.execute(db);
  await sql`
    create trigger product_images_colors_truncate after truncate on product_images
    for each statement execute function keep_product_colors()`.execute(db);
  await sql`
    create function keep_products_of_colors() returns trigger language plpgsql as $$
    begin
      update product_colors as kept
      set is_active = product.is_active, category = product.category, display_order = product.display_order
      from new_rows as product
      where kept.product_id = product.id and (kept.is_active, kept.category, kept.display_order)
        is distinct from (product.is_active, product.category, product.display_order);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger products_colors after update on products referencing new table as new_rows
    for each statement execute function keep_products_of_colors()`.execute(db);
}

async function onSqlite(db: Kysely<unknown>) {
  const remove = sql`
    delete from product_colors where product_id = old.product_id and color_id = old.color_id
      and not exists (select 1 from product_images where product_id = old.product_id and color_id = old.color_id);`;
  // "Or ignore" would not do: in a trigger the statement that fired it decides on conflicts.
  const add = sql`
    insert into product_colors
    select id, new.color_id, is_active, category, display_order
    from products where id = new.product_id and new.color_id is not null
      and not exists (select 1 from product_colors where product_id = new.product_id and color_id = new.color_id);`;
  await sql`create trigger product_images_colors_insert after insert on product_images begin ${add} end`.execute(db);
  await sql`create trigger product_images_colors_delete after delete on product_images begin ${remove} end`.execute(db);
  await sql`
    create trigger product_images_colors_update after update of product_id, color_id on product_images
    begin ${remove} ${add} end`.execute(db);
  await sql`
    create trigger products_colors after update of is_active, category, display_order on products begin
      update product_colors
      set is_active = new.is_active, category = new.category, display_order = new.display_order
      where product_id = new.id;
    end`.execute(db);
}
