import { CHOICE_REFUSED } from '#app/features/products/product-choice.ts';
import { findChosenProducts } from '#app/features/products/product-choices.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { isId } from '#app/shared/ids.ts';
import { checkGalleryItem, type GalleryErrors, type GalleryInput, type GalleryValues } from './gallery-input.ts';

/** The check of the browser, and the product and colour that only the database knows. */
export async function checkGalleryItemOnServer(
  db: Db,
  values: GalleryValues,
): Promise<{ input: GalleryInput } | { errors: GalleryErrors }> {
  const checked = checkGalleryItem(values);
  const [product] = values.product.title.trim() ? await findChosenProducts(db, [values.product]) : [];
  const refused = product && 'refused' in product ? { product: CHOICE_REFUSED.turkish[product.refused] } : undefined;
  if ('errors' in checked || refused) return { errors: { ...('errors' in checked && checked.errors), ...refused } };
  return {
    input: {
      ...checked.input,
      product_id: product && 'id' in product ? product.id : null,
      color_id: await findColorId(db, values.color_id),
    },
  };
}

/** A colour that was deleted while the form was open: the picture stays, without a colour. */
async function findColorId(db: Db, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const color = await db.selectFrom('colors').select('id').where('id', '=', id).executeTakeFirst();
  return color?.id ?? null;
}
