import type { Db } from '#app/server/db/schema.ts';
import type { RecordKind } from '#app/server/records/kind.server.ts';
import type { GalleryInput } from './gallery-input.ts';
import { gallerySearchText } from './gallery-item.ts';
import { visibleGallery } from './queries.server.ts';

export const galleryItems: RecordKind<'gallery', GalleryInput> = {
  table: 'gallery',
  entity: 'gallery',
  columnsOf: (input) => input,
  searchTextOf: gallerySearchText,
  columnsOnRestore: async (trx, { product_id, color_id }) => ({
    product_id: await findStillThere(trx, 'products', product_id),
    color_id: await findStillThere(trx, 'colors', color_id),
  }),
  titleOf: (item) => item.title,
  picturesOf: (item) => [item.image_url],
  visible: visibleGallery,
  shownBy: { is_active: true },
};

async function findStillThere(db: Db, table: 'products' | 'colors', id: string | null): Promise<string | null> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}
