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
  category: string;
  updated_at: string;
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

/** Every visible product, for the sitemap. */
export function findProductAddresses(db: Db): Promise<ProductAddress[]> {
  return visibleProducts(db)
    .select(['slug', 'category', 'updated_at'])
    .orderBy('display_order')
    .orderBy('id')
    .execute();
}

/** The pictures of these products by their slugs: the main one first, none of them twice. */
export async function findPictureAddresses(db: Db, slugs: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (slugs.length === 0) return found;
  const rows = await visibleProducts(db)
    .leftJoin('product_images', 'product_images.product_id', 'products.id')
    .where('slug', 'in', slugs)
    .select(['slug', 'main_image', 'image_url'])
    .orderBy('position')
    .execute();
  for (const { slug, main_image, image_url } of rows) {
    const images = found.get(slug) ?? (main_image ? [main_image] : []);
    if (image_url && !images.includes(image_url)) images.push(image_url);
    found.set(slug, images);
  }
  return found;
}
