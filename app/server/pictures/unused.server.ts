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
 * Deletes those of the pictures that nothing names and nobody keeps: uploads of a form that was never saved, and files
 * without a row. What a save or the library once kept stays until staff delete it in the library.
 */
export async function deleteUnsavedPictures(db: Db, store: Store, urls: Iterable<string | null>): Promise<void> {
  // The rows that named them will be there again.
  if (inPreview()) return;
  for (const url of normalizedUrls(urls)) {
    const path = imagePath(url);
    if (!path || path.startsWith('site/')) continue;
    try {
      await deleteUnless(db, store, url, async (trx) => (await isKept(trx, path)) || (await isPictureUsed(trx, url)));
    } catch (error) {
      // The save has succeeded already; the daily sweep tries again.
      log.warn({ err: error, path }, 'could not delete an unused picture');
    }
  }
}

/** For the library: false, and nothing is deleted, when the picture is in use. */
export function deletePicture(db: Db, store: Store, url: string, inTransaction?: (trx: Db) => Promise<void>) {
  return deleteUnless(db, store, url, (trx) => isPictureUsed(trx, url), inTransaction);
}

/** Deletes uploads that were never saved, and files whose deletion failed. Younger ones may belong to an open form. */
export async function sweepUnsavedPictures(db: Db, store: Store): Promise<void> {
  const before = new Date(Date.now() - DAY_MS).toISOString();
  const unsaved = db.selectFrom('pictures').select('path').where('is_kept', '=', false);
  const rows = await unsaved.where('created_at', '<', before).execute();
  await deleteUnsavedPictures(
    db,
    store,
    rows.map(({ path }) => imageUrl(path)),
  );
}

/** Whether anything names the picture. Rows of older sites may contain the address without its first slash. */
export async function isPictureUsed(db: Db, normalizedUrl: string): Promise<boolean> {
  const url = normalizedUrl.slice(1);
  for (const { table, column, holds } of PICTURE_COLUMNS) {
    const names =
      holds === 'text' ? contains(asText(column), url) : sql`${sql.ref(column)} in (${url}, ${normalizedUrl})`;
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${names} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function isKept(db: Db, path: string): Promise<boolean> {
  const row = await db.selectFrom('pictures').select('is_kept').where('path', '=', path).executeTakeFirst();
  return row?.is_kept ?? false;
}

/** True when it was deleted. `inTransaction` is committed together with the row's deletion. */
async function deleteUnless(
  db: Db,
  store: Store,
  url: string,
  mustStay: (db: Db) => Promise<boolean>,
  inTransaction?: (trx: Db) => Promise<void>,
): Promise<boolean> {
  const path = imagePath(url);
  // Checked without a lock first: most pictures stay.
  if (!path || (await mustStay(db))) return false;
  const free = await db.transaction().execute(async (trx) => {
    // Checked again under the lock, so that no save starts using it before it is deleted.
    await lockForWriting(trx, PICTURES_LOCK);
    if (await mustStay(trx)) return undefined;
    await inTransaction?.(trx);
    return { row: await deletePictureRow(trx, path) };
  });
  if (free) await deleteFile(db, store, path, free.row);
  return free !== undefined;
}

/** When the file cannot be deleted the row is restored, so that it can be tried again. */
async function deleteFile(db: Db, store: Store, path: string, row: Selectable<Schema['pictures']> | undefined) {
  try {
    await store.delete(path);
  } catch (error) {
    if (row) await db.insertInto('pictures').values(row).execute();
    throw error;
  }
}
