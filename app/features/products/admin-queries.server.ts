import { contains, toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { readList } from '#app/shared/lists.ts';
import { offsetOf, type Page } from '#app/shared/paging.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import type { Category } from './category.ts';
import { type FaqItem, type Feature, faqEntry, featureEntry, specEntry, type TechnicalSpec } from './product.ts';
import { contentVersion } from './version.server.ts';

export interface ProductRow {
  id: string;
  title: string;
  slug: string;
  category: string;
  is_active: boolean;
  display_order: number;
  picture: PictureView | null;
}

export interface ProductFilter {
  text?: string;
  category?: Category | undefined;
  page?: number;
}

export async function findProductRows(
  db: Db,
  { text = '', category, page = 1 }: ProductFilter,
): Promise<Page<ProductRow>> {
  const wanted = foldTurkish(text).trim();
  const matching = db
    .selectFrom('products')
    .$if(category !== undefined, (query) => query.where('category', '=', category as Category))
    .$if(wanted !== '', (query) => query.where(contains('search_text', wanted)));
  const rows = await matching
    .select(['id', 'title', 'slug', 'category', 'is_active', 'display_order', 'main_image'])
    .orderBy('display_order')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset(offsetOf(page))
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const picture = await findPictures(
    db,
    rows.map((row) => row.main_image),
  );
  return {
    items: rows.map(({ main_image, ...row }) => ({ ...row, picture: main_image ? picture(main_image) : null })),
    total: toCount(total),
  };
}

/** A new product goes to the end. */
export async function nextDisplayOrder(db: Db): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select('display_order')
    .orderBy('display_order', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.display_order ?? 0) + 1;
}

export interface ProductForEditing {
  id: string;
  title: string;
  slug: string;
  description: string;
  category: string;
  is_active: boolean;
  display_order: number;
  mainImage: PictureView | null;
  faqImage: PictureView | null;
  features: Feature[];
  technical_specs: TechnicalSpec[];
  faq: FaqItem[];
  images: { picture: PictureView; color_id: string | null }[];
  updated_at: string;
  version: string;
}

export async function findProductForEditing(db: Db, id: string): Promise<ProductForEditing | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const images = await findImageRows(db, id);
  const picture = await findPictures(db, [row.main_image, row.faq_image, ...images.map((image) => image.image_url)]);
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    description: row.description,
    category: row.category,
    is_active: row.is_active,
    display_order: row.display_order,
    mainImage: row.main_image ? picture(row.main_image) : null,
    faqImage: row.faq_image ? picture(row.faq_image) : null,
    features: readList(row.features, featureEntry),
    technical_specs: readList(row.technical_specs, specEntry),
    faq: readList(row.faq, faqEntry),
    images: images.map(({ image_url, color_id }) => ({ picture: picture(image_url), color_id })),
    updated_at: row.updated_at,
    version: contentVersion(row, images),
  };
}

export function findImageRows(db: Db, productId: string) {
  return db
    .selectFrom('product_images')
    .select(['image_url', 'color_id', 'position'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
