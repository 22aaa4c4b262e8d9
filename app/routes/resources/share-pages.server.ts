import { findPostPage } from '#app/features/blog/queries.server.ts';
import { findGalleryPage } from '#app/features/gallery/queries.server.ts';
import { CATEGORIES, CATEGORY_LABELS } from '#app/features/products/category.ts';
import { findPopularProducts, findProductPage } from '#app/features/products/queries.server.ts';
import { findFeaturedProjects } from '#app/features/projects/queries.server.ts';
import { db } from '#app/server/db.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { type SitePicture, sitePictureUrl } from '#app/shared/site-pictures.ts';

export interface SharedPage {
  title: string;
  picture: string | undefined;
}

type FindPicture = () => Promise<string | undefined>;
const always = (name: SitePicture): FindPicture => {
  return () => Promise.resolve(sitePictureUrl(name));
};
const firstOf = (items: { picture: PictureView | null }[]) => items[0]?.picture?.src;

/** The titles are those of the pages themselves; tests/server/head.test.ts holds the two together. */
const PAGES: Record<string, { title: string; picture: FindPicture }> = {
  home: { title: 'Dış mekân kompozit sistemleri', picture: always('hero-terrace.jpg') },
  about: { title: 'Hakkımızda', picture: always('macro-profile.jpg') },
  contact: { title: 'İletişim', picture: always('showroom.jpg') },
  products: { title: 'Ürünler', picture: async () => firstOf(await findPopularProducts(db, 1)) },
  projects: { title: 'Projeler', picture: async () => firstOf(await findFeaturedProjects(db, 1)) },
  gallery: { title: 'Galeri', picture: async () => firstOf((await findGalleryPage(db)).items) },
  blogs: { title: 'Blog', picture: async () => firstOf((await findPostPage(db)).items) },
  tesekkurler: { title: 'Teşekkürler', picture: always('hero-terrace.jpg') },
  ara: { title: 'Arama', picture: always('hero-terrace.jpg') },
  privacy: { title: 'Gizlilik Politikası', picture: always('macro-profile.jpg') },
  terms: { title: 'Kullanım Koşulları', picture: always('macro-profile.jpg') },
  'installation-guide': { title: 'Montaj Kılavuzu', picture: always('after.jpg') },
  faq: { title: 'Sık Sorulan Sorular', picture: always('macro-profile.jpg') },
  'return-policy': { title: 'İade Koşulları', picture: always('macro-profile.jpg') },
  'payment-options': { title: 'Ödeme Seçenekleri', picture: always('showroom.jpg') },
  erisilebilirlik: { title: 'Erişilebilirlik', picture: always('hero-terrace.jpg') },
  ...Object.fromEntries(
    CATEGORIES.map((category) => [
      `products-${category}`,
      {
        title: CATEGORY_LABELS[category],
        picture: async () => firstOf((await findProductPage(db, { category })).items),
      },
    ]),
  ),
};

export async function findSharePage(name: string): Promise<SharedPage | undefined> {
  if (!Object.hasOwn(PAGES, name)) return undefined;
  const page = PAGES[name];
  return page && { title: page.title, picture: await page.picture() };
}
