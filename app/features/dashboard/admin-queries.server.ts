import { toCount } from '#app/server/db/engine.server.ts';
import { findRowCounts, sumCounts } from '#app/server/db/row-counts.server.ts';
import type { Db } from '#app/server/db/schema.ts';

const TABLES = ['blog_posts', 'products', 'projects', 'gallery', 'colors'] as const;
export type ContentCounts = Record<(typeof TABLES)[number], number>;

/** How many rows each table has, hidden ones and drafts included. */
export async function countContent(db: Db): Promise<ContentCounts> {
  const counts = TABLES.map(async (table) => {
    if (table === 'products') return [table, sumCounts(await findRowCounts(db, table))] as const;
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return [table, toCount(row.count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as ContentCounts;
}
