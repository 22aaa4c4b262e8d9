import { findPostPage } from '#app/features/blog/queries.server.ts';
import { findSearchTitle } from '#app/features/content/search-title.server.ts';
import { findGalleryPage } from '#app/features/gallery/queries.server.ts';
import { CATEGORIES } from '#app/features/products/category.ts';
import { findPopularProducts, findProductPage } from '#app/features/products/queries.server.ts';
import { findFeaturedProjects } from '#app/features/projects/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { type SitePicture, sitePictureUrl } from '#app/shared/site-pictures.ts';
import { SHARE_TITLES } from './share-titles.ts';

export interface SharedPage {
  title: string;
  picture: string | undefined;
}

type FindPicture = () => Promise<string | undefined>;
const always = (name: SitePicture): FindPicture => {
  return () => Promise.resolve(sitePictureUrl(name));
};
const firstOf = (items: { picture: PictureView | null }[]) => items[0]?.picture?.src;

/** Of every fixed page, by its name in the address. */
const PICTURES: Record<string, FindPicture> = {
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
  const title = await findTitle(name);
  if (!title) return undefined;
  const category = CATEGORIES.find((id) => name === `products-${id}`);
  if (category) return { title, picture: firstOf((await findProductPage(db, { category })).items) };
  return { title, picture: await PICTURES[name]?.() };
}

async function findTitle(name: string): Promise<string | undefined> {
  if (Object.hasOwn(SHARE_TITLES, name)) return SHARE_TITLES[name];
  return findSearchTitle(db, name === 'home' ? '/' : `/${name}`);
}
