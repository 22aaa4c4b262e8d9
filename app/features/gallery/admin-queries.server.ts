import { contains, toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { type FilteredPage, type ListQuery, placePage } from '#app/shared/filtered-list.ts';
import type { PictureView } from '#app/shared/images.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import type { GalleryValues } from './gallery-input.ts';
import type { GalleryType } from './gallery-item.ts';

export interface GalleryCard {
  id: string;
  title: string;
  description: string | null;
  type: GalleryType;
  is_active: boolean;
  picture: PictureView;
}

/** All items, shown to visitors or not, newest first. */
export async function findAdminGallery(db: Db, { filter, page }: ListQuery): Promise<FilteredPage<GalleryCard>> {
  const matching = db
    .selectFrom('gallery')
    .$if(filter !== '', (query) => query.where(contains('search_text', foldTurkish(filter))));
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const { offset, limit, ...place } = placePage(toCount(total), page);
  const rows = await matching
    .select(['id', 'title', 'description', 'type', 'is_active', 'image_url'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const picture = await findPictures(
    db,
    rows.map((row) => row.image_url),
  );
  return { ...place, rows: rows.map(({ image_url, ...row }) => ({ ...row, picture: picture(image_url) })) };
}

export interface GalleryItemForForm {
  id: string;
  updated_at: string;
  values: GalleryValues;
}

export async function findGalleryItemForForm(db: Db, id: string): Promise<GalleryItemForForm | null> {
  const row = await db.selectFrom('gallery').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { title, description, image_url, type, is_active } = row;
  return {
    id,
    updated_at: row.updated_at,
    values: { title, description: description ?? '', image_url, type, is_active },
  };
}
