import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#app/server/db/schema.ts';
import { amendInBin } from '#app/server/records/bin.server.ts';

// What is said about a product elsewhere: the projects that were built with it, and the gallery items that show it.

const linksInput = z.object({
  projects: z.array(z.object({ project_id: z.string(), color_id: z.string().nullable(), position: z.number() })),
  gallery: z.array(z.string()),
});

export async function findProductLinks(db: Db, id: string): Promise<z.infer<typeof linksInput>> {
  const items = await db.selectFrom('gallery').select('id').where('product_id', '=', id).execute();
  return {
    projects: await db
      .selectFrom('project_products')
      .select(['project_id', 'color_id', 'position'])
      .where('product_id', '=', id)
      .execute(),
    gallery: items.map((item) => item.id),
  };
}

/**
 * Projects and colours that are gone meanwhile are left out; an item that shows another product by now stays so. What is in
 * the bin itself names the product again once it comes back.
 */
export async function restoreProductLinks(trx: Db, id: string, found: unknown): Promise<void> {
  const { projects, gallery } = linksInput.parse(found);
  for (const { project_id, color_id, position } of projects) {
    const project = await trx.selectFrom('projects').select('id').where('id', '=', project_id).executeTakeFirst();
    if (!project) {
      await amendInBin(trx, project_id, (state) => {
        const others = z.array(z.looseObject({ product_id: z.string() })).parse(state.products ?? []);
        return { ...state, products: others.toSpliced(position, 0, { product_id: id, color_id }) };
      });
      continue;
    }
    const color = await trx.selectFrom('colors').select('id').where('id', '=', color_id).executeTakeFirst();
    await trx
      .insertInto('project_products')
      .values({ id: randomUUID(), project_id, product_id: id, color_id: color?.id ?? null, position })
      .execute();
  }
  for (const item of gallery) {
    const shown = trx.updateTable('gallery').set({ product_id: id }).where('product_id', 'is', null);
    await shown.where('id', '=', item).execute();
    await amendInBin(trx, item, (state) => ({ ...state, product_id: state.product_id ?? id }));
  }
}
