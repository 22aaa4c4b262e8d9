import { visibleColors } from '#app/features/colors/queries.server.ts';
import { countOf } from '#app/server/db/count-of.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { productsIn, visibleProducts } from './queries.server.ts';

/** Every picture of a visible product that has a visible colour, in the order of products and pictures. */
function coloredPictures(db: Db) {
  return visibleProducts(db)
    .innerJoin('product_images', 'product_images.product_id', 'products.id')
    .innerJoin(visibleColors(db).select('id').as('color'), 'color.id', 'product_images.color_id')
    .select(['products.id', 'products.slug', 'products.title', 'image_url', 'color.id as color_id'])
    .orderBy('display_order')
    .orderBy('products.id')
    .orderBy('position')
    .orderBy('product_images.id');
}

export interface ProductColors {
  slug: string;
  title: string;
  /** The ids of the colours that it has pictures in. */
  colors: Set<string>;
}

/** The first picture of each of these visible colours, in the order of products and pictures. */
export async function findColorImages(db: Db, colorIds: string[]): Promise<Map<string, string>> {
  const images = new Map<string, string>();
  for (const id of colorIds) {
    const first = await visibleProducts(db)
      .where('products.id', 'in', productsIn(db, { id }))
      .select((eb) =>
        eb
          .selectFrom('product_images')
          .select('image_url')
          .whereRef('product_id', '=', 'products.id')
          .where('color_id', '=', id)
          .orderBy('position')
          .orderBy('product_images.id')
          .limit(1)
          .as('image_url'),
      )
      .orderBy('display_order')
      .orderBy('products.id')
      .limit(1)
      .executeTakeFirst();
    if (first?.image_url) images.set(id, first.image_url);
  }
  return images;
}

/** Which product comes in which colour, and the first picture of each colour. */
export async function findProductColors(db: Db): Promise<{ products: ProductColors[]; images: Map<string, string> }> {
  const products = new Map<string, ProductColors>();
  const images = new Map<string, string>();
  for (const { id, slug, title, color_id, image_url } of await coloredPictures(db).execute()) {
    const product = products.get(id) ?? { slug, title, colors: new Set() };
    products.set(id, { ...product, colors: product.colors.add(color_id) });
    if (!images.has(color_id)) images.set(color_id, image_url);
  }
  return { products: [...products.values()], images };
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
  const visible = visibleColors(db).select('id').where('id', '=', colorId);
  const matching = visibleProducts(db)
    .where('products.id', 'in', productsIn(db, { id: colorId }))
    .where((eb) => eb.exists(visible));
  const ids = matching.select('products.id').orderBy('display_order').orderBy('products.id').limit(limit);
  const rows = await coloredPictures(db)
    .select('category')
    .select(countOf(matching))
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
