import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type FilteredPage, placePage } from '#app/shared/filtered-list.ts';

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
export async function findActivity(db: Db, wanted: number): Promise<FilteredPage<ActivityRow>> {
  const { total } = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const { offset, limit, ...place } = placePage(toCount(total), wanted);
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'at', 'user_email', 'action', 'entity', 'entity_id', 'title'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ...place, rows };
}
