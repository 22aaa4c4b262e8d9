import { categoryLabel } from '#app/features/products/category.ts';
import { findMeasures } from '#app/features/products/measures.server.ts';
import type { Measures } from '#app/features/products/measures.ts';
import { colorsOf } from '#app/features/products/product-page.ts';
import { findProduct, type ProductView, visibleProducts } from '#app/features/products/queries.server.ts';
import { type Given, preparedQuery } from '#app/server/db/prepared-query.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { PictureView } from '#app/shared/images.ts';
import { paragraphsOf } from '#app/shared/paragraphs.ts';
import type { Site } from '#app/shared/site.ts';
import { categoryOutline } from '#app/ui/category-drawing.tsx';
import type { PaperColor, PaperPicture, PaperProduct, PaperSite } from './content.ts';
import { notesOf } from './notes.ts';
import { mountingOf, sectionOf } from './section.ts';

const UNKNOWN_COLOR = '#8b8b81';

export interface PrintedProduct {
  product: PaperProduct;
  category: string;
  updatedAt: string;
}

/** Undefined when visitors do not see the product. */
export async function findPrintedProduct(db: Db, site: Site, slug: string): Promise<PrintedProduct | undefined> {
  const view = await findProduct(db, slug);
  return view && printProduct(db, site, view, await findMeasures(db, view.id));
}

const changeOfProduct = preparedQuery((db, { id }: Given<{ id: string }>) =>
  visibleProducts(db).where('id', '=', id).select('updated_at'),
);

/** The same for a caller that has already loaded the product, so that it is not loaded twice. */
export async function printProduct(
  db: Db,
  site: Site,
  view: ProductView,
  measures: Measures | null,
): Promise<PrintedProduct | undefined> {
  const [row] = await changeOfProduct.execute(db, { id: view.id });
  return row && { product: toPaper(view, measures, site), category: view.category, updatedAt: row.updated_at };
}

export function toPaperSite({ name, phone, email, address, url }: Site): PaperSite {
  return { name, phone, email, address, url, host: new URL(url).host };
}

export function toPaperColor({ name, hex_code }: { name: string; hex_code: string }): PaperColor {
  // Rows of older sites may hold any text.
  return { name, hex: /^#[0-9a-f]{6}$/i.test(hex_code) ? hex_code.toLowerCase() : UNKNOWN_COLOR };
}

/** Pictures on other servers are not fetched. */
export function toPaperPicture({ hash }: PictureView, color: string | null = null): PaperPicture[] {
  return hash ? [{ hash, color }] : [];
}

function toPaper(view: ProductView, measures: Measures | null, site: Site): PaperProduct {
  const section = sectionOf(view, measures);
  return {
    slug: view.slug,
    title: view.title,
    category: categoryLabel(view.category),
    drawing: categoryOutline(view.category),
    paragraphs: paragraphsOf(view.description),
    features: view.features,
    specs: view.technical_specs,
    faq: view.faq,
    colors: colorsOf(view.images).map(toPaperColor),
    pictures: firstOfEachColor(view).flatMap(({ picture, color }) => toPaperPicture(picture, color?.name)),
    section,
    mounting: mountingOf(view.category, section, measures),
    notes: notesOf(view.category),
    link: `${site.url}/products/${view.slug}`,
  };
}

function firstOfEachColor({ images }: ProductView): ProductView['images'] {
  const seen = new Set([images[0]?.color?.name]);
  const others = images.slice(1).filter(({ color }) => color && !seen.has(color.name) && seen.add(color.name));
  return [...images.slice(0, 1), ...others].slice(0, 3);
}
