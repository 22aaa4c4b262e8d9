import { type RawBuilder, sql } from 'kysely';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting, toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';

/** Serialises changes to display_order, so that two saves cannot pick the same number. */
export const ORDER_LOCK = 'products order';

/** `by`: steps from the current place. `to`: the new place, counted from 1. */
export type Move = { by: number } | { to: number };

/** Moves a product and renumbers all from 1; rows that keep their number are not written. Undefined if it is gone. */
export async function moveProduct(
  db: Db,
  actor: Actor,
  id: string,
  move: Move,
): Promise<{ position: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, ORDER_LOCK);
    const found = await findPlace(trx, id);
    if (!found) return undefined;
    const wanted = 'to' in move ? move.to : found.place + move.by;
    const position = Math.min(Math.max(1, wanted), found.total);
    await shift(trx, found.place, position);
    await recordActivity(trx, actor, { action: 'reorder', entity: 'product', id, title: found.title });
    return { position };
  });
}

/** Makes room for a new product before the one with this number, or at the end. Returns the new product's number. */
export async function makePlace(trx: Db, number: number): Promise<number> {
  await lockForWriting(trx, ORDER_LOCK);
  const place = 1 + (await countProducts(trx, sql`display_order < ${number}`));
  await renumber(trx, sql`case when place >= cast(${place} as integer) then place + 1 else place end`);
  return place;
}

/** Moves a product to the place of the one with this number, or to the end. Returns its new number. */
export async function changePlace(trx: Db, id: string, number: number): Promise<number> {
  await lockForWriting(trx, ORDER_LOCK);
  const found = await findPlace(trx, id);
  if (!found) return number;
  // Moving down, it ends up after the product with that number; moving up, before it.
  const passed = number > found.display_order ? sql`display_order <= ${number}` : sql`display_order < ${number}`;
  const place = 1 + (await countProducts(trx, sql`id <> ${id} and ${passed}`));
  await shift(trx, found.place, place);
  return place;
}

async function findPlace(trx: Db, id: string) {
  const { rows } = await sql<{ title: string; display_order: number; place: unknown; total: unknown }>`
    select title, display_order, place, total from (
      select id, title, display_order, row_number() over (order by display_order, id) as place, count(*) over () as total
      from products
    ) as ranked where id = ${id}`.execute(trx);
  return rows[0] && { ...rows[0], place: toCount(rows[0].place), total: toCount(rows[0].total) };
}

async function countProducts(trx: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: unknown }>`select count(*) as n from products where ${condition}`.execute(trx);
  return toCount(rows[0]?.n);
}

/** Moves the product at `from` to `to`; those in between move by one. */
function shift(trx: Db, from: number, to: number): Promise<void> {
  const [first, last, step] = from < to ? [from + 1, to, -1] : [to, from - 1, 1];
  return renumber(
    trx,
    sql`case
      when place = cast(${from} as integer) then cast(${to} as integer)
      when place between cast(${first} as integer) and cast(${last} as integer) then place + cast(${step} as integer)
      else place end`,
  );
}

/** Numbers all products by `newPlace`, an expression on their current `place`. */
async function renumber(trx: Db, newPlace: RawBuilder<unknown>): Promise<void> {
  await sql`
    update products set display_order = renumbered.place, updated_at = ${new Date().toISOString()}
    from (
      select id, ${newPlace} as place
      from (select id, row_number() over (order by display_order, id) as place from products) as ranked
    ) as renumbered
    where products.id = renumbered.id and products.display_order <> renumbered.place`.execute(trx);
}
