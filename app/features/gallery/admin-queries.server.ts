import { NO_PRODUCT } from '#app/features/products/product-choice.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPageByStatus, findRecord, withPictures } from '#app/server/records/find.server.ts';
import type { FilteredPage, ListQuery, StatusCounts } from '#app/shared/filtered-list.ts';
import type { PictureView } from '#app/shared/images.ts';
import type { GalleryValues } from './gallery-input.ts';
import type { GalleryType } from './gallery-item.ts';
import { galleryItems } from './record.server.ts';

export interface GalleryCard {
  id: string;
  title: string;
  description: string | null;
  type: GalleryType;
  is_active: boolean;
  picture: PictureView;
}

/** All items, shown to visitors or not, newest first. */
export async function findAdminGallery(
  db: Db,
  query: ListQuery,
): Promise<FilteredPage<GalleryCard> & { counts: StatusCounts }> {
  const found = await findPageByStatus(db.selectFrom('gallery'), 'is_active', query, (matching) =>
    matching
      .select(['id', 'title', 'description', 'type', 'is_active', 'image_url'])
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  );
  return { ...found, rows: await withPictures(db, found.rows, 'image_url') };
}

export interface GalleryItemForForm {
  id: string;
  updated_at: string;
  values: GalleryValues;
  /** The product that it shows is one that visitors do not see. */
  productIsHidden: boolean;
}

export async function findGalleryItemForForm(db: Db, actor: Actor, id: string): Promise<GalleryItemForForm | null> {
  const item = await findRecord(db, galleryItems, id, actor);
  if (!item) return null;
  const { updated_at, title, description, image_url, type, is_active, product_id, color_id } = item;
  const found = product_id
    ? await db.selectFrom('products').select(['title', 'is_active']).where('id', '=', product_id).executeTakeFirst()
    : undefined;
  const product = found ? { id: product_id ?? '', chosen: found.title, title: found.title } : NO_PRODUCT;
  return {
    id,
    updated_at,
    values: {
      title,
      description: description ?? '',
      image_url,
      type,
      product,
      color_id: color_id ?? '',
      is_active,
    },
    productIsHidden: found !== undefined && !found.is_active,
  };
}
