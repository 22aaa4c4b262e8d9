import { findVisibleColors } from '#app/features/colors/queries.server.ts';
import { CATEGORIES, categoryLabel } from '#app/features/products/category.ts';
import { visibleProducts } from '#app/features/products/queries.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import { totalOf } from '#app/server/db/row-counts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { formatDay, formatYear } from '#app/shared/dates.ts';
import type { Site } from '#app/shared/site.ts';
import { sitePictureUrl } from '#app/shared/site-pictures.ts';
import type { CatalogueContent, SheetContent } from './content.ts';
import {
  findPrintedProduct,
  type PrintedProduct,
  toPaperColor,
  toPaperPicture,
  toPaperSite,
} from './product-content.server.ts';

const OTHERS = 'Öteki ürünler';
/**
 * A product takes the worker 60 ms and a megabyte or two. Without a limit, the catalogue of a large site would exceed the
 * worker's time limit and never be made.
 */
const PRINTED_AT_MOST = 200;

export function toSheetContent(site: Site, { product, updatedAt }: PrintedProduct): SheetContent {
  return {
    kind: 'sheet',
    site: toPaperSite(site),
    product,
    changed: { iso: updatedAt, text: formatDay(updatedAt) },
  };
}

export async function findCatalogueContent(db: Db, site: Site, now = new Date()): Promise<CatalogueContent> {
  const rows = await visibleProducts(db)
    .select(['slug', totalOf('products', { state: 'shown' })])
    .orderBy('display_order')
    .orderBy('id')
    .limit(PRINTED_AT_MOST)
    .execute();
  const found = await Promise.all(rows.map(({ slug }) => findPrintedProduct(db, site, slug)));
  // One that was hidden since the list was read.
  const printed = found.filter((product) => product !== undefined);
  const opening = sitePictureUrl('hero-terrace.jpg');
  const picture = await findPictures(db, [opening]);
  return {
    kind: 'catalogue',
    site: toPaperSite(site),
    year: formatYear(now.toISOString()),
    changed:
      printed
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? now.toISOString().slice(0, 4),
    colors: (await findVisibleColors(db)).map(toPaperColor),
    opening: toPaperPicture(picture(opening))[0] ?? null,
    categories: byCategory(printed),
    left: toCount(rows[0]?.total) - rows.length,
  };
}

/** In the order of the site's menu; rows with a category that we do not know come last. */
function byCategory(printed: PrintedProduct[]): CatalogueContent['categories'] {
  const groups = Map.groupBy(printed, ({ category }) => categoryLabel(category));
  const labels = [...CATEGORIES.map(categoryLabel), ''];
  return labels.flatMap((label) => {
    const products = groups.get(label)?.map(({ product }) => product);
    return products ? [{ label: label || OTHERS, products }] : [];
  });
}
