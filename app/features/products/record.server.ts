import { randomUUID } from 'node:crypto';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { RecordKind } from '#app/server/records/kind.server.ts';
import { findMeasures, saveMeasures } from './measures.server.ts';
import type { Measures } from './measures.ts';
import { productSearchText } from './product.ts';
import type { ProductImageInput, ProductInput } from './product-input.ts';
import { findProductLinks, restoreProductLinks } from './product-links.server.ts';
import { visibleProducts } from './queries.server.ts';
import { changePlace, makePlace } from './reorder.server.ts';
import { contentVersion } from './version.server.ts';

type ProductParts = { images: Awaited<ReturnType<typeof findImageRows>>; measures: Measures | null };

export const products: RecordKind<'products', ProductInput, ProductParts> = {
  table: 'products',
  entity: 'product',
  columnsOf: ({
    images: _,
    measures: __,
    display_order: ___,
    seen_display_order: ____,
    features,
    technical_specs,
    faq,
    ...input
  }) => ({
    ...input,
    features: toJson(features),
    technical_specs: toJson(technical_specs),
    faq: toJson(faq),
  }),
  searchTextOf: productSearchText,
  columnsOnCreate: async (trx, input) => ({ display_order: await makePlace(trx, input.display_order) }),
  async columnsOnUpdate(trx, { display_order, seen_display_order }, before) {
    // A number that was left as it was is not written, so that a reorder that happened meanwhile stands.
    if (display_order === (seen_display_order ?? before.display_order)) return {};
    return { display_order: await changePlace(trx, before.id, display_order) };
  },
  // Coming back from the bin it makes room for itself where it was; otherwise it stays where it is.
  columnsOnRestore: async (trx, state, current) => ({
    display_order: current ? current.display_order : await makePlace(trx, state.display_order),
  }),
  placeColumn: 'display_order',
  parts: {
    find: async (db, id) => ({ images: await findImageRows(db, id), measures: await findMeasures(db, id) }),
    async save(trx, id, { images, measures }, now) {
      await trx.deleteFrom('product_images').where('product_id', '=', id).execute();
      await insertImages(trx, id, images, now);
      await saveMeasures(trx, id, measures);
    },
  },
  links: { find: findProductLinks, restore: restoreProductLinks },
  titleOf: (product) => product.title,
  picturesOf: (product) => [product.main_image, product.faq_image, ...product.images.map((image) => image.image_url)],
  addressesOf: ({ slug }) => [`/products/${slug}`, '/products'],
  visible: visibleProducts,
  shownBy: { is_active: true },
  versionOf: contentVersion,
};

export function findImageRows(db: Db, productId: string) {
  return db
    .selectFrom('product_images')
    .select(['image_url', 'color_id', 'position'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function insertImages(
  trx: Db,
  productId: string,
  images: ProductImageInput[],
  now: string,
): Promise<void> {
  if (images.length === 0) return;
  // A colour that was deleted while the form was open: its pictures stay, without a colour.
  const colors = new Set((await trx.selectFrom('colors').select('id').execute()).map(({ id }) => id));
  const rows = images.map(({ image_url, color_id }, position) => ({
    id: randomUUID(),
    product_id: productId,
    image_url,
    color_id: color_id && colors.has(color_id) ? color_id : null,
    position,
    created_at: now,
  }));
  await trx.insertInto('product_images').values(rows).execute();
}
