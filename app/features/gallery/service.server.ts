import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findGonePictures } from '#app/server/pictures/queries.server.ts';
import { deleteUnusedPictures } from '#app/server/pictures/unused.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import type { GalleryInput } from './gallery-input.ts';
import { gallerySearchText } from './gallery-item.ts';

export type GallerySaved =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'picture-gone' };

export async function createGalleryItem(db: Db, actor: Actor, input: GalleryInput): Promise<GallerySaved> {
  const id = randomUUID();
  const now = new Date().toISOString();
  return db.transaction().execute(async (trx) => {
    if ((await findGonePictures(trx, [input.image_url])).length > 0) return { ok: false, reason: 'picture-gone' };
    await trx
      .insertInto('gallery')
      .values({ id, ...input, search_text: gallerySearchText(input), created_at: now, updated_at: now })
      .execute();
    await recordActivity(trx, actor, { action: 'create', entity: 'gallery', id, title: input.title });
    return { ok: true, id };
  });
}

/** `seen` is the `updated_at` the form was opened with; without it the last one to save wins. */
export async function updateGalleryItem(
  db: Db,
  store: Store,
  actor: Actor,
  id: string,
  input: GalleryInput,
  seen: string | null,
): Promise<GallerySaved> {
  const result = await db.transaction().execute(async (trx) => {
    await lockForWriting(trx, `gallery ${id}`);
    const old = await trx
      .selectFrom('gallery')
      .select(['image_url', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!old) return { ok: false, reason: 'not-found' } as const;
    if (seen && seen !== old.updated_at) return { ok: false, reason: 'changed-meanwhile' } as const;
    const gone = await findGonePictures(trx, [input.image_url], [old.image_url]);
    if (gone.length > 0) return { ok: false, reason: 'picture-gone' } as const;
    await trx
      .updateTable('gallery')
      .set({ ...input, search_text: gallerySearchText(input), updated_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await recordActivity(trx, actor, { action: 'update', entity: 'gallery', id, title: input.title });
    return { ok: true, shown: old.image_url } as const;
  });
  if (!result.ok) return result;
  await deleteUnusedPictures(db, store, [result.shown], [input.image_url]);
  return { ok: true, id };
}

/** False when it was gone already. */
export async function deleteGalleryItem(db: Db, store: Store, actor: Actor, id: string): Promise<boolean> {
  const old = await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('gallery')
      .where('id', '=', id)
      .returning(['title', 'image_url'])
      .executeTakeFirst();
    if (deleted) await recordActivity(trx, actor, { action: 'delete', entity: 'gallery', id, title: deleted.title });
    return deleted;
  });
  if (!old) return false;
  await deleteUnusedPictures(db, store, [old.image_url]);
  return true;
}
