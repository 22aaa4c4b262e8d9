import { findProductOptions } from '#app/features/products/product-choices.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/choices.ts';

/** For the searching choice of a product in other forms: only the best matches are sent, however many products there are. */
export async function loader({ url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').slice(0, 100);
  return Response.json(await findProductOptions(db, text), { headers: { 'cache-control': 'no-store' } });
}
