import type { Db } from '#app/server/db/schema.ts';
import { visibleProducts } from './queries.server.ts';

export interface ProductAddress {
  slug: string;
  title: string;
  category: string;
  description: string;
  updated_at: string;
  images: string[];
}

/** Every visible product for the lists that machines read: sitemap and llms.txt. Two reads, however many there are. */
export async function findProductAddresses(db: Db): Promise<ProductAddress[]> {
  const rows = await visibleProducts(db)
    .select(['id', 'slug', 'title', 'category', 'description', 'updated_at', 'main_image'])
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  const images = await visibleProducts(db)
    .innerJoin('product_images', 'product_images.product_id', 'products.id')
    .select(['product_id', 'image_url'])
    .orderBy('position')
    .execute();
  const byProduct = Map.groupBy(images, (image) => image.product_id);
  return rows.map(({ id, main_image, ...product }) => {
    const gallery = (byProduct.get(id) ?? []).map((image) => image.image_url);
    return { ...product, images: [...new Set([...(main_image ? [main_image] : []), ...gallery])] };
  });
}
