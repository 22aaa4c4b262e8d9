import { visibleColors } from '#app/features/colors/queries.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import { findRowCounts, sumCounts, totalOf } from '#app/server/db/row-counts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { visibleInColor, visibleProducts } from './queries.server.ts';

/** Every picture of a visible product that has a visible colour, in the order of products and pictures. */
function coloredPictures(db: Db) {
  return visibleProducts(db)
    .innerJoin('product_images', 'product_images.product_id', 'products.id')
    .innerJoin(visibleColors(db).select('id').as('color'), 'color.id', 'product_images.color_id')
    .select(['products.id', 'products.slug', 'products.title', 'image_url', 'color.id as color_id'])
    .orderBy('products.display_order')
    .orderBy('products.id')
    .orderBy('position')
    .orderBy('product_images.id');
}

/** The first picture of each of these visible colours, in the order of products and pictures. */
export async function findColorImages(db: Db, colorIds: string[]): Promise<Map<string, string>> {
  const images = new Map<string, string>();
  for (const id of colorIds) {
    const first = await visibleInColor(db, { id })
      .select((eb) =>
        eb
          .selectFrom('product_images')
          .select('image_url')
          .whereRef('product_images.product_id', '=', 'product_colors.product_id')
          .where('product_images.color_id', '=', id)
          .orderBy('position')
          .orderBy('product_images.id')
          .limit(1)
          .as('image_url'),
      )
      .orderBy('display_order')
      .orderBy('product_id')
      .limit(1)
      .executeTakeFirst();
    if (first?.image_url) images.set(id, first.image_url);
  }
  return images;
}

export interface ProductColors {
  slug: string;
  title: string;
  /** The ids of the colours that it has pictures in. */
  colors: Set<string>;
}

/** In which of these visible colours each product comes, for the first products of the list up to `limit`. */
export async function findProductColors(db: Db, colorIds: string[], limit: number): Promise<ProductColors[]> {
  const ids = await findFirstInColors(db, colorIds, limit);
  if (ids.length === 0) return [];
  const products = new Map<string, ProductColors>();
  for (const { id, slug, title, color_id } of await coloredPictures(db).where('products.id', 'in', ids).execute()) {
    const product = products.get(id) ?? { slug, title, colors: new Set() };
    products.set(id, { ...product, colors: product.colors.add(color_id) });
  }
  return [...products.values()];
}

/** The first of all are among the first of each colour. */
export async function findFirstInColors(db: Db, colorIds: string[], limit: number): Promise<string[]> {
  const places = new Map<string, number>();
  for (const id of colorIds) {
    const first = await visibleInColor(db, { id })
      .select(['product_id', 'display_order'])
      .orderBy('display_order')
      .orderBy('product_id')
      .limit(limit)
      .execute();
    for (const { product_id, display_order } of first) places.set(product_id, display_order);
  }
  const inOrder = [...places].sort(([a, first], [b, second]) => first - second || (a < b ? -1 : 1));
  return inOrder.slice(0, limit).map(([id]) => id);
}

/** How many visible products come in each colour. */
export async function countProductsByColor(db: Db): Promise<Map<string, number>> {
  const counts = (await findRowCounts(db, 'product_colors')).filter(({ state }) => state === 'shown');
  return new Map(counts.map(({ subject }) => [subject, sumCounts(counts, { subject })]));
}

export interface ProductInColor {
  slug: string;
  title: string;
  category: string;
  /** Its first picture in this colour. */
  picture: PictureView;
}

export async function findProductsInColor(
  db: Db,
  colorId: string,
  limit: number,
): Promise<{ products: ProductInColor[]; total: number }> {
  const ids = visibleInColor(db, { id: colorId })
    .select('product_id')
    .orderBy('display_order')
    .orderBy('product_id')
    .limit(limit);
  const rows = await coloredPictures(db)
    .select('category')
    .select(totalOf('product_colors', { subject: colorId, state: 'shown' }))
    .where('color.id', '=', colorId)
    .where('products.id', 'in', ids)
    .execute();
  const shown = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
  const picture = await findPictures(
    db,
    shown.map(({ image_url }) => image_url),
  );
  return {
    products: shown.map(({ slug, title, category, image_url }) => ({
      slug,
      title,
      category,
      picture: picture(image_url),
    })),
    total: toCount(rows[0]?.total),
  };
}
