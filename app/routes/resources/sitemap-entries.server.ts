import { href } from 'react-router';
import { findPostAddresses } from '#app/features/blog/addresses.server.ts';
import { findVisibleColors } from '#app/features/colors/queries.server.ts';
import { findLastSaves } from '#app/features/content/last-saves.server.ts';
import { findGalleryImages } from '#app/features/gallery/queries.server.ts';
import { countProductAddresses, findProductAddresses } from '#app/features/products/addresses.server.ts';
import { CATEGORIES } from '#app/features/products/category.ts';
import { findProjectAddresses } from '#app/features/projects/addresses.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { SITEMAP_SIZE, type SitemapEntry } from './sitemap-xml.ts';

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

/** Every page that search engines may show, with its last change where it has one: products, which may be many, are only counted. */
export interface Sitemap {
  before: SitemapEntry[];
  products: { count: number; changed: string | undefined };
  after: SitemapEntry[];
}

export async function findSitemap(db: Db): Promise<Sitemap> {
  const [categories, projects, posts, gallery, colors, saves] = await Promise.all([
    countProductAddresses(db),
    findProjectAddresses(db),
    findPostAddresses(db),
    findGalleryImages(db),
    findVisibleColors(db),
    findLastSaves(db),
  ]);
  const productsChanged = newest(categories);
  const withSaves = (entry: SitemapEntry) => {
    const saved = saves.get(entry.path);
    return saved && saved > (entry.changed ?? '') ? { ...entry, changed: saved } : entry;
  };
  const before: SitemapEntry[] = [
    { path: href('/'), changed: newest([...categories, ...projects]) },
    { path: href('/about') },
    { path: href('/products'), changed: productsChanged },
    ...CATEGORIES.map((category) => ({
      path: `${href('/products')}?category=${category}`,
      changed: newest(categories.filter((one) => one.category === category)),
    })).filter(({ changed }) => changed),
    { path: href('/renkler'), changed: newest(colors) },
    { path: href('/projects'), changed: newest(projects) },
    { path: href('/gallery'), changed: newest(gallery), images: gallery.map(({ image_url }) => image_url) },
    { path: href('/blogs'), changed: newest(posts) },
    { path: href('/hesapla'), changed: productsChanged },
    { path: href('/contact') },
    ...FIXED.map((path) => ({ path })),
  ];
  const after: SitemapEntry[] = [
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
  const count = categories.reduce((sum, { number }) => sum + number, 0);
  return { before: before.map(withSaves), products: { count, changed: productsChanged }, after: after.map(withSaves) };
}

const newest = (rows: { updated_at: string }[]) =>
  rows.reduce<string | undefined>((last, { updated_at }) => (last && last > updated_at ? last : updated_at), undefined);

export function countEntries({ before, products, after }: Sitemap): number {
  return before.length + products.count + after.length;
}

/** The pages of part 1, 2 … with the pictures of their products; undefined where there is no such part. */
export async function findSitemapPart(db: Db, sitemap: Sitemap, part: number): Promise<SitemapEntry[] | undefined> {
  const { before, products, after } = sitemap;
  const start = (part - 1) * SITEMAP_SIZE;
  if (part > 1 && start >= countEntries(sitemap)) return undefined;
  const end = start + SITEMAP_SIZE;
  const [first, last] = [before.length, before.length + products.count];
  const [from, to] = [Math.max(start, first), Math.min(end, last)];
  const found = from < to ? await findProductAddresses(db, { offset: from - first, limit: to - from }) : [];
  return [
    ...before.slice(start, end),
    ...found.map(({ slug, updated_at, images }) => ({
      path: href('/products/:slug', { slug }),
      changed: updated_at,
      images,
    })),
    ...after.slice(Math.max(0, start - last), Math.max(0, end - last)),
  ];
}

/** The last change of each part. Which products are in which part is not read: of a part with products it is the last of any. */
export function changesOfParts(sitemap: Sitemap): (string | undefined)[] {
  const { before, products, after } = sitemap;
  const [first, last] = [before.length, before.length + products.count];
  return Array.from({ length: Math.ceil(countEntries(sitemap) / SITEMAP_SIZE) }, (_, index) => {
    const [start, end] = [index * SITEMAP_SIZE, (index + 1) * SITEMAP_SIZE];
    const others = [...before.slice(start, end), ...after.slice(Math.max(0, start - last), Math.max(0, end - last))];
    const changes = others.flatMap(({ changed }) => changed ?? []);
    if (products.changed && start < last && end > first) changes.push(products.changed);
    return changes.sort().at(-1);
  });
}
