import type { Db } from '#app/server/db/schema.ts';
import { dayNumber, isoDay } from './day.ts';
import { addCounts } from './queries.server.ts';
import { type Thing, thing } from './thing.ts';

/** A message, offer or sample request, with the names that are stored with it. */
export interface CountedRequest {
  kind: 'message' | 'offer' | 'sample';
  details: {
    product?: string | undefined;
    color?: string | undefined;
    pieces?: { product: string; color: string }[] | undefined;
  };
}

/** In the transaction that stores the request. Deleting it later does not change what was counted. */
export async function countRequest(db: Db, { kind, details }: CountedRequest): Promise<void> {
  const things = [await findThing(db, kind, details)];
  for (const piece of details.pieces ?? []) things.push(await findThing(db, 'piece', piece));
  const day = isoDay(dayNumber(Date.now()));
  const rows = new Map<string, Thing & { day: string; count: number }>();
  for (const each of things) {
    const key = `${each.what} ${each.subject} ${each.color_id}`;
    rows.set(key, { ...each, day, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  await addCounts(db, [...rows.values()]);
}

async function findThing(
  db: Db,
  what: Thing['what'],
  { product, color }: { product?: string | undefined; color?: string | undefined },
): Promise<Thing> {
  const found = product
    ? await db.selectFrom('products').select('id').where('title', '=', product).executeTakeFirst()
    : null;
  const inColor = color
    ? await db.selectFrom('colors').select('id').where('name', '=', color).executeTakeFirst()
    : null;
  return thing(what, found?.id ?? '', inColor?.id ?? '');
}
