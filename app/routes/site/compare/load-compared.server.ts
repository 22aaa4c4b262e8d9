import { sectionOf } from '#app/features/paper/section.ts';
import { COMPARED_AT_MOST, readCompared } from '#app/features/products/comparison.ts';
import { findMeasures } from '#app/features/products/measures.server.ts';
import { colorsOf } from '#app/features/products/product-page.ts';
import { findProduct, visibleProducts } from '#app/features/products/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { withoutAlt } from '#app/shared/images.ts';

/** Longer addresses are not ours; each slug costs a query. */
const READ_AT_MOST = 8;
/** Nobody looks through more. */
const OFFERED_AT_MOST = 200;

/** The products that an address compares, and what is wrong with it. */
export async function loadCompared(db: Db, query: URLSearchParams) {
  const { slugs, repeated } = readCompared(query);
  const found = await Promise.all(slugs.slice(0, READ_AT_MOST).map((slug) => findProduct(db, slug)));
  const visible = found.filter((product) => product !== undefined);
  const products = await Promise.all(
    visible.slice(0, COMPARED_AT_MOST).map(async (product) => {
      const measures = await findMeasures(db, product.id);
      const { slug, title, category, technical_specs, images } = product;
      const section = sectionOf(product, measures);
      const colors = colorsOf(images);
      const picture = images[0] ? withoutAlt(images[0].picture) : null;
      return { slug, title, category, technical_specs, picture, colors, section, measured: measures !== null };
    }),
  );
  return {
    products,
    gone: visible.length < found.length,
    tooMany: visible.length > COMPARED_AT_MOST || slugs.length > READ_AT_MOST,
    repeated,
    others: products.length < COMPARED_AT_MOST ? await findOthers(db, products) : [],
  };
}

export type ComparedProduct = Awaited<ReturnType<typeof loadCompared>>['products'][number];

/** What can still be added, those of the same category first. */
async function findOthers(db: Db, compared: { slug: string; category: string }[]) {
  const [first] = compared;
  if (!first) return [];
  const slugs = compared.map(({ slug }) => slug);
  const others = visibleProducts(db)
    .select(['slug', 'title'])
    .where('slug', 'not in', slugs)
    .orderBy('display_order')
    .orderBy('id');
  const alike = await others.where('category', '=', first.category).limit(OFFERED_AT_MOST).execute();
  const rest = others.where('category', '!=', first.category).limit(OFFERED_AT_MOST - alike.length);
  return alike.length < OFFERED_AT_MOST ? [...alike, ...(await rest.execute())] : alike;
}
