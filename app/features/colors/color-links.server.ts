import { z } from 'zod';
import type { Db } from '#app/server/db/schema.ts';
import { amendInBin } from '#app/server/records/bin.server.ts';

// What is said to be in a colour: pictures of products, products of projects, gallery items. Saving one of those writes its
// rows anew, so they are remembered by what they are about, not by their ids.

const linksInput = z.object({
  images: z.array(z.object({ product_id: z.string(), image_url: z.string() })),
  projects: z.array(z.object({ project_id: z.string(), product_id: z.string(), position: z.number() })),
  gallery: z.array(z.string()),
});

export async function findColorLinks(db: Db, id: string): Promise<z.infer<typeof linksInput>> {
  const items = await db.selectFrom('gallery').select('id').where('color_id', '=', id).execute();
  return {
    images: await db
      .selectFrom('product_images')
      .select(['product_id', 'image_url'])
      .where('color_id', '=', id)
      .execute(),
    projects: await db
      .selectFrom('project_products')
      .select(['project_id', 'product_id', 'position'])
      .where('color_id', '=', id)
      .execute(),
    gallery: items.map((item) => item.id),
  };
}

/** Where there is another colour by now, it stays. What is in the bin itself is in this one again once it comes back. */
export async function restoreColorLinks(trx: Db, id: string, found: unknown): Promise<void> {
  const { images, projects, gallery } = linksInput.parse(found);
  const color = { color_id: id };
  const paint = (parts: unknown, isMeant: (part: Part) => boolean) =>
    z
      .array(part)
      .parse(parts ?? [])
      .map((one) => (one.color_id === null && isMeant(one) ? { ...one, ...color } : one));
  for (const { product_id, image_url } of images) {
    const inIt = trx.updateTable('product_images').set(color).where('color_id', 'is', null);
    await inIt.where('product_id', '=', product_id).where('image_url', '=', image_url).execute();
    await amendInBin(trx, product_id, (state) => ({
      ...state,
      images: paint(state.images, (image) => image.image_url === image_url),
    }));
  }
  for (const { project_id, product_id, position } of projects) {
    const inIt = trx.updateTable('project_products').set(color).where('color_id', 'is', null);
    await inIt
      .where('project_id', '=', project_id)
      .where('product_id', '=', product_id)
      .where('position', '=', position)
      .execute();
    await amendInBin(trx, project_id, (state) => ({
      ...state,
      products: paint(state.products, (product) => product.product_id === product_id),
    }));
  }
  for (const item of gallery) {
    await trx.updateTable('gallery').set(color).where('color_id', 'is', null).where('id', '=', item).execute();
    await amendInBin(trx, item, (state) => ({ ...state, color_id: state.color_id ?? id }));
  }
}

/** A picture of a product, or a product of a project, in a state of theirs. */
const part = z.looseObject({ color_id: z.string().nullable() });
type Part = z.infer<typeof part>;
