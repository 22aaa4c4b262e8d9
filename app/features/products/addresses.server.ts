import { findRowCounts } from '#app/server/db/row-counts.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { visibleProducts } from './queries.server.ts';

export interface FirstProduct {
  slug: string;
  title: string;
  category: string;
  description: string;
}

export interface ProductAddress {
  slug: string;
  updated_at: string;
  images: string[];
}

/** The first visible products, for llms.txt. */
export function findFirstProducts(db: Db, limit: number): Promise<FirstProduct[]> {
  return visibleProducts(db)
    .select(['slug', 'title', 'category', 'description'])
    .orderBy('display_order')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many visible products each category has, and when one of them last changed. */
export async function countProductAddresses(db: Db) {
  const counts = (await findRowCounts(db, 'products')).filter(({ state, number }) => state === 'shown' && number > 0);
  const categories = counts.map(async ({ kind, number }) => {
    const last = await visibleProducts(db)
      .where('category', '=', kind)
      .select('updated_at')
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last ? [{ category: kind, number, ...last }] : [];
  });
  return (await Promise.all(categories)).flat();
}

/** Some of the visible products in their order, for the sitemap, with their pictures: the main one first, none of them twice. */
export async function findProductAddresses(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductAddress[]> {
  const ids = visibleProducts(db).select('id').orderBy('display_order').orderBy('id').limit(limit).offset(offset);
  const rows = await db
    .selectFrom('products')
    .where('id', 'in', ids)
    .select(['id', 'slug', 'updated_at', 'main_image'])
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const pictures = await db
    .selectFrom('product_images')
    .where(
      'product_id',
      'in',
      rows.map(({ id }) => id),
    )
    .select(['product_id', 'image_url'])
    .orderBy('position')
    .execute();
  const byProduct = Map.groupBy(pictures, ({ product_id }) => product_id);
  return rows.map(({ id, slug, updated_at, main_image }) => {
    const own = (byProduct.get(id) ?? []).map(({ image_url }) => image_url);
    return { slug, updated_at, images: [...new Set(main_image ? [main_image, ...own] : own)] };
  });
}
