import { CHOICE_REFUSED } from '#app/features/products/product-choice.ts';
import { findChosenProducts } from '#app/features/products/product-choices.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { isId } from '#app/shared/ids.ts';
import type { ProjectProduct } from './project.ts';
import { checkProject, type ProjectErrors, type ProjectInput, type ProjectValues } from './project-input.ts';

const PRODUCTS_AT_MOST = 50;

/** The check of the form, and the products that it names. Rows without a name are dropped, and repeated ones. */
export async function checkProjectOnServer(
  db: Db,
  values: ProjectValues,
): Promise<{ input: ProjectInput } | { errors: ProjectErrors }> {
  const checked = checkProject(values);
  const named = values.products.flatMap((choice, row) => (choice.title.trim() ? [{ ...choice, row }] : []));
  const found = await findChosenProducts(db, named.slice(0, PRODUCTS_AT_MOST));
  const products = new Map<string, ProjectProduct>();
  const refused: Record<number, string> = {};
  for (const [index, { row, color_id }] of named.entries()) {
    const product = found[index];
    if (!product) refused[row] = `En fazla ${PRODUCTS_AT_MOST} urun eklenebilir`;
    else if ('refused' in product) refused[row] = CHOICE_REFUSED.plain[product.refused];
    else
      products.set(`${product.id} ${color_id}`, {
        product_id: product.id,
        color_id: isId(color_id) ? color_id : null,
      });
  }
  if ('input' in checked && Object.keys(refused).length === 0)
    return { input: { ...checked.input, products: [...products.values()] } };
  const errors = 'errors' in checked ? checked.errors : { fields: {}, images: {}, specifications: {} };
  return { errors: { ...errors, products: refused } };
}
