import { type Selectable, sql } from 'kysely';
import { asText, contains, lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
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
  const either = [
    sql<string>`${imageUrl('')} || pictures.path`,
    sql<string>`${imageUrl('').slice(1)} || pictures.path`,
  ];
  // One query excludes what plain columns refer to; the remaining few are checked one by one.
  const suspects = await db
    .selectFrom('pictures')
    .select('path')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product_images').select('id').where('image_url', 'in', either))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('products').select('id').where('main_image', 'in', either))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('gallery').select('id').where('image_url', 'in', either))),
    )
    .execute();
  await deleteUnusedPictures(
    db,
    store,
    suspects.map(({ path }) => imageUrl(path)),
  );
}

/** Rows of older sites may contain the address without its first slash. */
async function isUsed(db: Db, normalizedUrl: string): Promise<boolean> {
  const url = normalizedUrl.slice(1);
  const either = [url, normalizedUrl];
  const uses = await Promise.all([
    db
      .selectFrom('products')
      .select('id')
      .where((eb) => eb.or([eb('main_image', 'in', either), eb('faq_image', 'in', either)]))
      .limit(1)
      .execute(),
    db.selectFrom('product_images').select('id').where('image_url', 'in', either).limit(1).execute(),
    db.selectFrom('gallery').select('id').where('image_url', 'in', either).limit(1).execute(),
    db
      .selectFrom('blog_posts')
      .select('id')
      .where((eb) => eb.or([eb('image_url', 'in', either), contains('content', url)]))
      .limit(1)
      .execute(),
    db
      .selectFrom('projects')
      .select('id')
      .where(contains(asText('images'), url))
      .limit(1)
      .execute(),
  ]);
  return uses.some((rows) => rows.length > 0);
}
