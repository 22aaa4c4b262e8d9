import { findVisibleColors, toColorView, visibleColors } from '#app/features/colors/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findFirstInColors } from './in-color.server.ts';
import { visibleProducts } from './queries.server.ts';
import type { SampleProduct } from './sample-pieces.ts';

/** A list may not be empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Nobody looks through more; whatever else an address or a form names is added. */
const OFFERED_AT_MOST = 200;

/** The products that have a picture in a visible colour, with those colours, in the order of the catalogue. */
export async function findSampleProducts(db: Db, named: string[] = []): Promise<SampleProduct[]> {
  const colors = (await findVisibleColors(db)).map(({ id }) => id);
  const ids = await findFirstInColors(db, colors, OFFERED_AT_MOST);
  const rows = await visibleProducts(db)
    .where((eb) => eb.or([eb('products.id', 'in', [NOBODY, ...ids]), eb('products.slug', 'in', ['', ...named])]))
    .innerJoin('product_images', 'product_images.product_id', 'products.id')
    .innerJoin(
      visibleColors(db).select(['id', 'slug', 'name', 'hex_code']).as('color'),
      'color.id',
      'product_images.color_id',
    )
    .select(['products.slug as productSlug', 'products.title', 'products.category'])
    .select(['color.slug', 'color.name', 'color.hex_code'])
    .orderBy('products.display_order')
    .orderBy('products.id')
    .orderBy('product_images.position')
    .orderBy('product_images.id')
    .execute();
  const products = new Map<string, SampleProduct>();
  for (const { productSlug, title, category, ...color } of rows) {
    const product = products.get(productSlug) ?? { slug: productSlug, title, category, colors: [] };
    products.set(productSlug, product);
    const { slug, name, hex_code } = toColorView(color);
    if (product.colors.every((known) => known.slug !== slug)) product.colors.push({ slug, name, hex_code });
  }
  return [...products.values()];
}
