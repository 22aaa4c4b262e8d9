import { type Selectable, sql } from 'kysely';
import { asText, contains, lockForWriting } from '#app/server/db/engine.server.ts';
import { inPreview } from '#app/server/db/preview.server.ts';
import { type Db, PICTURE_COLUMNS, type Schema } from '#app/server/db/schema.ts';
import { log } from '#app/server/log.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imagePath, imageUrl } from '#app/shared/images.ts';
import { deletePictureRow, normalizedUrls, PICTURES_LOCK } from './queries.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes the pictures that a save or a delete released: those shown `before` and not `after` it. One that another row
 * still shows stays. Call it after the commit.
 */
export async function deleteUnusedPictures(
  db: Db,
  store: Store,
  before: Iterable<string | null>,
  after: Iterable<string | null> = [],
): Promise<void> {
  // The rows that released them will be there again.
  if (inPreview()) return;
  for (const url of normalizedUrls(before).difference(normalizedUrls(after))) {
    const path = imagePath(url);
    if (!path || path.startsWith('site/')) continue;
    try {
      // Checked without a lock first: most pictures are in use.
      if (await isUsed(db, url)) continue;
      const free = await db.transaction().execute(async (trx) => {
        // Checked again under the lock, so that no save starts using it before it is deleted.
        await lockForWriting(trx, PICTURES_LOCK);
        return !(await isUsed(trx, url)) && { row: await deletePictureRow(trx, path) };
      });
      if (free) await deleteFile(db, store, path, free.row);
    } catch (error) {
      // The save has succeeded already; the daily sweep tries again.
      log.warn({ err: error, path }, 'could not delete an unused picture');
    }
  }
}

/** When the file cannot be deleted the row is restored, so that the daily sweep finds it. */
async function deleteFile(db: Db, store: Store, path: string, row: Selectable<Schema['pictures']> | undefined) {
  try {
    await store.delete(path);
  } catch (error) {
    if (row) await db.insertInto('pictures').values(row).execute();
    throw error;
  }
}

/** Deletes uploads that were never saved, and files whose deletion failed. Younger ones may belong to an open form. */
export async function sweepUnusedPictures(db: Db, store: Store): Promise<void> {
  const before = new Date(Date.now() - DAY_MS).toISOString();
  const url = sql<string>`${imageUrl('')} || pictures.path`;
  const relative = sql<string>`${imageUrl('').slice(1)} || pictures.path`;
  // One query excludes what columns of one address name; the remaining few are checked one by one.
  let query = db.selectFrom('pictures').select('path').where('created_at', '<', before);
  for (const { table, column, holds } of PICTURE_COLUMNS) {
    if (holds === 'text') continue;
    const named = sql`select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} in (${url}, ${relative})`;
    query = query.where(sql<boolean>`not exists (${named})`);
  }
  const suspects = await query.execute();
  await deleteUnusedPictures(
    db,
    store,
    suspects.map(({ path }) => imageUrl(path)),
  );
}

/** Rows of older sites may contain the address without its first slash. */
async function isUsed(db: Db, normalizedUrl: string): Promise<boolean> {
  const url = normalizedUrl.slice(1);
  for (const { table, column, holds } of PICTURE_COLUMNS) {
    const names =
      holds === 'text' ? contains(asText(column), url) : sql`${sql.ref(column)} in (${url}, ${normalizedUrl})`;
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${names} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
