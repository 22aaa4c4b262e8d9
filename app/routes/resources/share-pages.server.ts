import { findPostPage } from '#app/features/blog/queries.server.ts';
import { findGalleryPage } from '#app/features/gallery/queries.server.ts';
import { CATEGORIES } from '#app/features/products/category.ts';
import { findPopularProducts, findProductPage } from '#app/features/products/queries.server.ts';
import { findFeaturedProjects } from '#app/features/projects/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { type SitePicture, sitePictureUrl } from '#app/shared/site-pictures.ts';
import { SHARE_CATEGORY_TITLES, SHARE_TITLES } from './share-titles.ts';

export interface SharedPage {
  title: string;
  picture: string | undefined;
}

type FindPicture = () => Promise<string | undefined>;
const always = (name: SitePicture): FindPicture => {
  return () => Promise.resolve(sitePictureUrl(name));
};
const firstOf = (items: { picture: PictureView | null }[]) => items[0]?.picture?.src;

const PICTURES: Record<keyof typeof SHARE_TITLES, FindPicture> = {
  home: always('hero-terrace.jpg'),
  about: always('macro-profile.jpg'),
  contact: always('showroom.jpg'),
  products: async () => firstOf(await findPopularProducts(db, 1)),
  renkler: always('macro-profile.jpg'),
  projects: async () => firstOf(await findFeaturedProjects(db, 1)),
  gallery: async () => firstOf((await findGalleryPage(db)).items),
  blogs: async () => firstOf((await findPostPage(db)).items),
  numune: always('macro-profile.jpg'),
  karsilastir: async () => firstOf(await findPopularProducts(db, 1)),
  tesekkurler: always('hero-terrace.jpg'),
  ara: always('hero-terrace.jpg'),
  hesapla: always('hero-terrace.jpg'),
  privacy: always('macro-profile.jpg'),
  terms: always('macro-profile.jpg'),
  'installation-guide': always('after.jpg'),
  faq: always('macro-profile.jpg'),
  'return-policy': always('macro-profile.jpg'),
  'payment-options': always('showroom.jpg'),
  erisilebilirlik: always('hero-terrace.jpg'),
};

export async function findSharePage(name: string): Promise<SharedPage | undefined> {
  if (isFixed(name)) return { title: SHARE_TITLES[name], picture: await PICTURES[name]() };
  const category = CATEGORIES.find((id) => name === `products-${id}`);
  const title = SHARE_CATEGORY_TITLES[name];
  if (!category || !title) return undefined;
  return { title, picture: firstOf((await findProductPage(db, { category })).items) };
}

function isFixed(name: string): name is keyof typeof SHARE_TITLES {
  return Object.hasOwn(SHARE_TITLES, name);
}
