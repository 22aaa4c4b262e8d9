import { toColorView, visibleColors } from '#app/features/colors/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type MeasuredColor, type MeasuredProduct, readMeasures } from './measures.ts';
import { visibleProducts } from './queries.server.ts';

/** Of each kind that the calculator knows: decks, facades and fences. Nobody looks through more. */
export const OFFERED_AT_MOST = 200;

/** The visible products that the calculator offers, in the order of the list: the first ones, and the one that an address names. Two reads. */
export async function findMeasuredProducts(db: Db, named: string): Promise<MeasuredProduct[]> {
  const measured = visibleProducts(db).innerJoin('product_measures', 'product_measures.product_id', 'products.id');
  const boards = measured.where('product_measures.kind', '=', 'board');
  const kinds = [
    boards.where('products.category', '!=', 'facade'),
    boards.where('products.category', '=', 'facade'),
    measured.where('product_measures.kind', '=', 'panel'),
  ];
  const offered = kinds.map((kind) =>
    kind.select('products.id').orderBy('products.display_order').orderBy('products.id').limit(OFFERED_AT_MOST),
  );
  const rows = await measured
    .where((eb) => eb.or([...offered.map((first) => eb('products.id', 'in', first)), eb('products.slug', '=', named)]))
    .selectAll('product_measures')
    .select(['products.slug', 'products.title', 'products.category'])
    .orderBy('products.display_order')
    .orderBy('products.id')
    .execute();
  const colors = await findColors(
    db,
    rows.map((row) => row.product_id),
  );
  return rows.flatMap(({ slug, title, category, product_id, ...row }) => {
    const measures = readMeasures(row);
    return measures ? [{ slug, title, category, measures, colors: colors.get(product_id) ?? [] }] : [];
  });
}

async function findColors(db: Db, productIds: string[]): Promise<Map<string, MeasuredColor[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_images')
    .innerJoin(
      visibleColors(db).select(['id', 'name', 'hex_code', 'slug']).as('color'),
      'color.id',
      'product_images.color_id',
    )
    .where('product_id', 'in', productIds)
    .select(['product_id', 'color.name', 'color.hex_code', 'color.slug'])
    .orderBy('position')
    .orderBy('product_images.id')
    .execute();
  const byProduct = new Map<string, MeasuredColor[]>();
  for (const { product_id, name, hex_code, slug } of rows) {
    const known = byProduct.get(product_id) ?? [];
    if (!known.some((color) => color.name === name)) known.push(toColorView({ slug, name, hex_code }));
    byProduct.set(product_id, known);
  }
  return byProduct;
}
