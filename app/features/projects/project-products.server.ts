import { randomUUID } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import type { ProjectProduct } from './project.ts';

export type SavedProjectProduct = ProjectProduct & { title: string; is_active: boolean };

export function findProjectProducts(db: Db, projectId: string): Promise<SavedProjectProduct[]> {
  return db
    .selectFrom('project_products as link')
    .innerJoin('products', 'products.id', 'link.product_id')
    .select(['link.product_id', 'link.color_id', 'products.title', 'products.is_active'])
    .where('link.project_id', '=', projectId)
    .orderBy('link.position')
    .orderBy('link.id')
    .execute();
}

export async function saveProjectProducts(trx: Db, projectId: string, products: ProjectProduct[]): Promise<void> {
  await trx.deleteFrom('project_products').where('project_id', '=', projectId).execute();
  if (products.length === 0) return;
  // A product that is gone, as in a state from the history, is left out. One in a colour that is gone stays, without it.
  const ids = products.map(({ product_id }) => product_id);
  const there = new Set(
    (await trx.selectFrom('products').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
  );
  const colors = new Set((await trx.selectFrom('colors').select('id').execute()).map(({ id }) => id));
  const kept = products.filter(({ product_id }) => there.has(product_id));
  if (kept.length === 0) return;
  const rows = kept.map(({ product_id, color_id }, position) => ({
    id: randomUUID(),
    project_id: projectId,
    product_id,
    color_id: color_id && colors.has(color_id) ? color_id : null,
    position,
  }));
  await trx.insertInto('project_products').values(rows).execute();
}
