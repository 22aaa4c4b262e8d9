import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';

export type SlugTable = 'colors' | 'products' | 'projects' | 'blog_posts';

/** The slug itself, or the first of -2, -3 … that no row but `own` has. It stays free until the transaction ends. */
export async function makeFreeSlug(trx: Db, table: SlugTable, wanted: string, own?: string): Promise<string> {
  await lockForWriting(trx, `${table} slugs`);
  const rows = await trx
    .selectFrom(table)
    .select(['id', 'slug'])
    .where((eb) => eb.or([eb('slug', '=', wanted), eb('slug', 'like', `${wanted}-%`)]))
    .execute();
  const taken = new Set(rows.filter(({ id }) => id !== own).map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
