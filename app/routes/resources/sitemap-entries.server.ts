import { href } from 'react-router';
import { findPostAddresses } from '#app/features/blog/addresses.server.ts';
import { findVisibleColors } from '#app/features/colors/queries.server.ts';
import { findLastSaves } from '#app/features/content/last-saves.server.ts';
import { findGalleryImages } from '#app/features/gallery/queries.server.ts';
import { findPictureAddresses, findProductAddresses } from '#app/features/products/addresses.server.ts';
import { CATEGORIES } from '#app/features/products/category.ts';
import { findProjectAddresses } from '#app/features/projects/addresses.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

const FIXED = [
  href('/numune'),
  href('/faq'),
  href('/installation-guide'),
  href('/payment-options'),
  href('/return-policy'),
  href('/privacy'),
  href('/terms'),
  href('/erisilebilirlik'),
];

/** The same entries with the pictures of products, which are read for those alone that are written into one file. */
export async function withProductPictures(db: Db, entries: SitemapEntry[]): Promise<SitemapEntry[]> {
  const slugs = entries.flatMap(({ product }) => product ?? []);
  const images = await findPictureAddresses(db, slugs);
  return entries.map((entry) => (entry.product ? { ...entry, images: images.get(entry.product) ?? [] } : entry));
}

/** Every page that search engines may show, with its last change where it has one. */
export async function findSitemapEntries(db: Db): Promise<SitemapEntry[]> {
  const [products, projects, posts, gallery, colors, saves] = await Promise.all([
    findProductAddresses(db),
    findProjectAddresses(db),
    findPostAddresses(db),
    findGalleryImages(db),
    findVisibleColors(db),
    findLastSaves(db),
  ]);
  const newest = (rows: { updated_at: string }[]) =>
    rows.reduce<string | undefined>(
      (last, { updated_at }) => (last && last > updated_at ? last : updated_at),
      undefined,
    );
  const productsChanged = newest(products);
  const entries: SitemapEntry[] = [
    { path: href('/'), changed: newest([...products, ...projects]) },
    { path: href('/about') },
    { path: href('/products'), changed: productsChanged },
    ...CATEGORIES.map((category) => ({
      path: `${href('/products')}?category=${category}`,
      changed: newest(products.filter((product) => product.category === category)),
    })).filter(({ changed }) => changed),
    { path: href('/renkler'), changed: newest(colors) },
    { path: href('/projects'), changed: newest(projects) },
    { path: href('/gallery'), changed: newest(gallery), images: gallery.map(({ image_url }) => image_url) },
    { path: href('/blogs'), changed: newest(posts) },
    { path: href('/hesapla'), changed: productsChanged },
    { path: href('/contact') },
    ...FIXED.map((path) => ({ path })),
    ...products.map(({ slug, updated_at }) => ({
      path: href('/products/:slug', { slug }),
      changed: updated_at,
      product: slug,
    })),
    ...colors.map(({ slug, updated_at }) => ({ path: href('/renkler/:slug', { slug }), changed: updated_at })),
    ...projects.map(({ slug, updated_at, images }) => ({
      path: href('/projects/:slug', { slug }),
      changed: updated_at,
      images,
    })),
    ...posts.map(({ slug, updated_at, images }) => ({
      path: href('/blogs/:slug', { slug }),
      changed: updated_at,
      images,
    })),
  ];
  return entries.map((entry) => {
    const saved = saves.get(entry.path);
    return saved && saved > (entry.changed ?? '') ? { ...entry, changed: saved } : entry;
  });
}
