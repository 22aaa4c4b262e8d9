import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { offsetOf, type Page } from '#app/shared/paging.ts';

export interface ActivityRow {
  id: string;
  at: string;
  user_email: string;
  action: string;
  entity: string;
  entity_id: string | null;
  title: string;
}

/** Newest first. */
export async function findActivity(db: Db, page: number): Promise<Page<ActivityRow>> {
  const [items, { n }] = await Promise.all([
    db
      .selectFrom('activity')
      .select(['id', 'at', 'user_email', 'action', 'entity', 'entity_id', 'title'])
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('activity')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: toCount(n) };
}
