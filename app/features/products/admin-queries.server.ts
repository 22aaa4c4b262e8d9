import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import { findRowCounts, sumCounts } from '#app/server/db/row-counts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { findPageByStatus, findRecord, withPictures } from '#app/server/records/find.server.ts';
import type { FilteredPage, Status, StatusCounts } from '#app/shared/filtered-list.ts';
import type { PictureView } from '#app/shared/images.ts';
import { readList } from '#app/shared/lists.ts';
import { pageCountOf } from '#app/shared/paging.ts';
import type { Category } from './category.ts';
import type { Measures } from './measures.ts';
import { type FaqItem, type Feature, faqEntry, featureEntry, specEntry, type TechnicalSpec } from './product.ts';
import { products } from './record.server.ts';
import { contentVersion } from './version.server.ts';
import { mayContain } from './word-index.server.ts';

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
  status?: Status | undefined;
  /** Only of these. */
  ids?: string[];
  page?: number;
}

export async function findProductRows(
  db: Db,
  { text = '', category, status, ids, page = 1 }: ProductFilter,
): Promise<FilteredPage<ProductRow> & { counts: StatusCounts }> {
  let matching = category ? db.selectFrom('products').where('category', '=', category) : db.selectFrom('products');
  if (ids) matching = matching.where('id', 'in', ids);
  const words = await mayContain(db, text);
  if (words) matching = matching.where(words);
  const found = await findPageByStatus(
    matching,
    'is_active',
    { filter: text, status, page },
    (query) =>
      query
        .select(['id', 'title', 'slug', 'category', 'is_active', 'display_order', 'main_image'])
        .orderBy('display_order')
        .orderBy('id'),
    text.trim() === '' && !ids ? await countByStatus(db, category) : undefined,
  );
  return { ...found, rows: await withPictures(db, found.rows, 'main_image') };
}

async function countByStatus(db: Db, category: Category | undefined): Promise<StatusCounts> {
  const counts = await findRowCounts(db, 'products');
  return {
    aktif: sumCounts(counts, { state: 'shown', kind: category }),
    pasif: sumCounts(counts, { state: 'hidden', kind: category }),
  };
}

/** The page of the whole list that shows this product. */
export async function findProductPage(db: Db, { id, display_order }: { id: string; display_order: number }) {
  const { before } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll().as('before'))
    .where((eb) =>
      eb.or([
        eb('display_order', '<', display_order),
        eb.and([eb('display_order', '=', display_order), eb('id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return pageCountOf(toCount(before) + 1);
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
  measures: Measures | null;
  updated_at: string;
  version: string;
}

export async function findProductForEditing(db: Db, actor: Actor, id: string): Promise<ProductForEditing | undefined> {
  const product = await findRecord(db, products, id, actor);
  if (!product) return undefined;
  const picture = await findPictures(db, products.picturesOf(product));
  return {
    id: product.id,
    title: product.title,
    slug: product.slug,
    description: product.description,
    category: product.category,
    is_active: product.is_active,
    display_order: product.display_order,
    mainImage: product.main_image ? picture(product.main_image) : null,
    faqImage: product.faq_image ? picture(product.faq_image) : null,
    features: readList(product.features, featureEntry),
    technical_specs: readList(product.technical_specs, specEntry),
    faq: readList(product.faq, faqEntry),
    images: product.images.map(({ image_url, color_id }) => ({ picture: picture(image_url), color_id })),
    measures: product.measures,
    updated_at: product.updated_at,
    version: contentVersion(product),
  };
}
