import { LONGEST_TITLE } from '#app/server/activity/record-activity.server.ts';
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

export interface ActivityReader {
  id: string;
  /** Of the posts with these ids, the titles that visitors see. */
  findPublicTitles(db: Db, postIds: string[]): Promise<Map<string, string>>;
}

/** Newest first, as one admin may read it: drafts are their author's alone, so nobody else reads their titles here. */
export async function findActivity(db: Db, reader: ActivityReader, wanted: number): Promise<FilteredPage<ActivityRow>> {
  const { total } = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const { offset, limit, ...place } = placePage(toCount(total), wanted);
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'at', 'user_id', 'user_email', 'action', 'entity', 'entity_id', 'title'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const ofOthers = rows.filter(({ entity, user_id }) => entity === 'post' && user_id !== reader.id);
  const publicTitles = await reader.findPublicTitles(
    db,
    ofOthers.flatMap(({ entity_id }) => entity_id ?? []),
  );
  // A post may have had another title before it was published, and a deleted one may never have been.
  for (const row of ofOthers) {
    if (publicTitles.get(row.entity_id ?? '')?.slice(0, LONGEST_TITLE) !== row.title) row.title = '';
  }
  return { ...place, rows: rows.map(({ user_id: _, ...row }) => row) };
}
