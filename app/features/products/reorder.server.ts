import { sql } from 'kysely';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting, toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { ORDER_LOCK } from './service.server.ts';

/** `by`: steps from where it stands now. `to`: the place it shall have, counted from 1. */
export type Move = { by: number } | { to: number };

/**
 * Moves one product and numbers all of them from 1, in one transaction and one statement, however many there are. Rows
 * that keep their number are not written. Undefined when the product is gone.
 */
export async function moveProduct(
  db: Db,
  actor: Actor,
  id: string,
  move: Move,
): Promise<{ position: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockForWriting(trx, ORDER_LOCK);
    const { rows } = await sql<{ title: string; place: unknown; total: unknown }>`
      select title, place, total from (
        select id, title, row_number() over (order by display_order, id) as place, count(*) over () as total from products
      ) as ranked where id = ${id}`.execute(trx);
    if (!rows[0]) return undefined;
    const from = toCount(rows[0].place);
    const wanted = 'to' in move ? move.to : from + move.by;
    const to = Math.min(Math.max(1, wanted), toCount(rows[0].total));
    await renumber(trx, from, to);
    await recordActivity(trx, actor, { action: 'reorder', entity: 'product', id, title: rows[0].title });
    return { position: to };
  });
}

/** The product at `from` goes to `to`; those in between close the gap. */
async function renumber(trx: Db, from: number, to: number): Promise<void> {
  const [first, last, step] = from < to ? [from + 1, to, -1] : [to, from - 1, 1];
  await sql`
    update products set display_order = renumbered.place, updated_at = ${new Date().toISOString()}
    from (
      select id, case
        when place = cast(${from} as integer) then cast(${to} as integer)
        when place between cast(${first} as integer) and cast(${last} as integer) then place + cast(${step} as integer)
        else place end as place
      from (select id, row_number() over (order by display_order, id) as place from products) as ranked
    ) as renumbered
    where products.id = renumbered.id and products.display_order <> renumbered.place`.execute(trx);
}
