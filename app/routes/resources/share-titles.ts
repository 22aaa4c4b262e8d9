import { CATEGORIES, CATEGORY_LABELS } from '#app/features/products/category.ts';

/** What stands on the share pictures of pages whose titles staff do not write. tests/server/head.test.ts compares them with the pages. */
export const SHARE_TITLES: Record<string, string> = {
  ara: 'Arama',
  ...Object.fromEntries(CATEGORIES.map((category) => [`products-${category}`, CATEGORY_LABELS[category]])),
};
