import type { Db } from '#app/server/db/schema.ts';
import { findListPage, withPictures } from '#app/server/records/find.server.ts';
import type { ListQuery } from '#app/shared/filtered-list.ts';

export async function findShowroomRows(db: Db, query: ListQuery) {
  const found = await findListPage(db.selectFrom('showrooms'), query, (matching) =>
    matching.select(['id', 'title', 'image_url', 'is_active']).orderBy('created_at', 'desc').orderBy('id'),
  );
  return { ...found, rows: await withPictures(db, found.rows, 'image_url') };
}
