import { countOf } from '#app/server/db/count-of.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { offsetOf, type Page } from '#app/shared/paging.ts';

export interface GalleryItemView {
  id: string;
  title: string;
  description: string | null;
  type: 'product' | 'project';
  picture: PictureView;
}

/** The one definition of a gallery item that visitors see; every public query starts here. */
export function visibleGallery(db: Db) {
  return db.selectFrom('gallery').where('gallery.is_active', '=', true);
}

/** A site map names at most a thousand pictures of a page. */
const IMAGES_NAMED = 1000;

/** For the site map, the newest first. */
export function findGalleryImages(db: Db) {
  return visibleGallery(db)
    .select(['image_url', 'updated_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(IMAGES_NAMED)
    .execute();
}

export async function findGalleryPage(
  db: Db,
  { type, page = 1 }: { type?: GalleryItemView['type'] | undefined; page?: number } = {},
): Promise<Page<GalleryItemView>> {
  const matching = visibleGallery(db).$if(type !== undefined, (query) =>
    query.where('type', '=', type as GalleryItemView['type']),
  );
  const rows = await matching
    .select(['id', 'title', 'description', 'image_url', 'type'])
    .select(countOf(matching))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  const picture = await findPictures(
    db,
    rows.map((row) => row.image_url),
  );
  return {
    items: rows.map(({ image_url, total: _, ...item }) => ({ ...item, picture: picture(image_url) })),
    total: toCount(rows[0]?.total),
  };
}
