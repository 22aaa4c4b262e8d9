import { visibleColors } from '#app/features/colors/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { visibleProducts } from './queries.server.ts';

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
  const rows = await coloredPictures(db).select('category').where('color.id', '=', colorId).execute();
  const firsts = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
  const shown = firsts.slice(0, limit);
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
    total: firsts.length,
  };
}
