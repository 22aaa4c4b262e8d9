import { visiblePosts } from '#app/features/blog/queries.server.ts';
import { visibleColors } from '#app/features/colors/queries.server.ts';
import { visibleProducts } from '#app/features/products/queries.server.ts';
import { visibleProjects } from '#app/features/projects/queries.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { isPublicPage, type MatchedRoute } from '#app/server/http/policy/find-routes.server.ts';

type FindBySlug = (db: Db, slug: string) => Promise<{ id: string } | undefined>;

const findProduct: FindBySlug = (db, slug) =>
  visibleProducts(db).select('id').where('slug', '=', slug).executeTakeFirst();
const findColor: FindBySlug = (db, slug) => visibleColors(db).select('id').where('slug', '=', slug).executeTakeFirst();

const PRODUCT = 'routes/site/products/detail';
const COLOR = 'routes/site/colors/detail';
const RECORDS: Record<string, FindBySlug> = {
  [PRODUCT]: findProduct,
  [COLOR]: findColor,
  'routes/site/projects/detail': (db, slug) =>
    visibleProjects(db).select('id').where('slug', '=', slug).executeTakeFirst(),
  'routes/site/blogs/detail': (db, slug) => visiblePosts(db).select('id').where('slug', '=', slug).executeTakeFirst(),
};

/** Whether a browser that says it shows this page can be right. */
export async function isShownPage(db: Db, routes: MatchedRoute[]): Promise<boolean> {
  const leaf = routes.at(-1);
  if (!leaf || !isPublicPage(routes)) return false;
  if (leaf.slug === undefined) return true;
  return (await RECORDS[leaf.id]?.(db, leaf.slug)) !== undefined;
}

/** The product and the colour that a page is about: its own, or those that its query names, if it names one. */
export async function findSubject(db: Db, routes: MatchedRoute[], query: URLSearchParams) {
  const leaf = routes.at(-1);
  const product = leaf?.id === PRODUCT ? leaf.slug : onlyValue(query, 'urun');
  const color = leaf?.id === COLOR ? leaf.slug : onlyValue(query, 'renk');
  const [foundProduct, foundColor] = await Promise.all([
    product && findProduct(db, product),
    color && findColor(db, color),
  ]);
  return { productId: (foundProduct || undefined)?.id ?? '', colorId: (foundColor || undefined)?.id ?? '' };
}

function onlyValue(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
