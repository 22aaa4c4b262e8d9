import { sql } from 'kysely';
import { contains, startsWith } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { isId } from '#app/shared/ids.ts';
import { PRODUCT_NAME_LENGTH } from '#app/shared/limits.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import type { ChoiceRefusal, ProductChoice } from './product-choice.ts';

export interface ProductOption {
  id: string;
  title: string;
  is_active: boolean;
}

const OPTIONS_AT_MOST = 12;

/** What a searching choice offers for a text, hidden products too; those whose title begins with it come first. */
export function findProductOptions(db: Db, text: string): Promise<ProductOption[]> {
  const wanted = foldTurkish(text.slice(0, PRODUCT_NAME_LENGTH)).trim();
  return db
    .selectFrom('products')
    .select(['id', 'title', 'is_active'])
    .$if(wanted !== '', (query) =>
      query
        .where(contains('search_text', wanted))
        .orderBy(sql`case when ${startsWith('search_text', wanted)} then 0 else 1 end`),
    )
    .orderBy('display_order')
    .orderBy('id')
    .limit(OPTIONS_AT_MOST)
    .execute();
}

/** The products that are meant by what was sent, in the same order. */
export function findChosenProducts(
  db: Db,
  choices: ProductChoice[],
): Promise<({ id: string } | { refused: ChoiceRefusal })[]> {
  return Promise.all(choices.map((choice) => findChosenProduct(db, choice)));
}

async function findChosenProduct(db: Db, { id, chosen, title }: ProductChoice) {
  if (isId(id) && title === chosen) {
    const row = await db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
    return row ?? { refused: 'deleted' as const };
  }
  // No product has such a name, and SQLite refuses to look for it.
  if (title.length > PRODUCT_NAME_LENGTH) return { refused: 'unknown' as const };
  const wanted = foldTurkish(title).trim();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'slug'])
    .where((eb) => eb.or([eb('slug', '=', title.trim()), startsWith('search_text', wanted)]))
    .execute();
  const named = rows.filter((row) => row.slug === title.trim() || foldTurkish(row.title).trim() === wanted);
  const [product] = named;
  if (!product) return { refused: 'unknown' as const };
  return named.length > 1 ? { refused: 'ambiguous' as const } : { id: product.id };
}
