import { findVisibleColors } from '#app/features/colors/queries.server.ts';
import { CATEGORIES, categoryLabel } from '#app/features/products/category.ts';
import { visibleProducts } from '#app/features/products/queries.server.ts';
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

export function toSheetContent(site: Site, { product, updatedAt }: PrintedProduct): SheetContent {
  return {
    kind: 'sheet',
    site: toPaperSite(site),
    product,
    changed: { iso: updatedAt, text: formatDay(updatedAt) },
  };
}

export async function findCatalogueContent(db: Db, site: Site, now = new Date()): Promise<CatalogueContent> {
  const rows = await visibleProducts(db).select('slug').orderBy('display_order').orderBy('id').execute();
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
