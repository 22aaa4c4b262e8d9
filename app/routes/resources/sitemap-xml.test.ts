import { expect, it } from 'vitest';
import { textsOf } from '#tests/support/xml.ts';
import { changesOfParts, countEntries, type Sitemap } from './sitemap-entries.server.ts';
import { SITEMAP_SIZE, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

const site = 'https://ornek.com.tr';
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;

it('names pages, their last change and their pictures, with everything escaped', () => {
  const written = writeSitemap(site, [
    { path: '/products?category=deck&x=1', changed: '2025-10-03T09:00:00.000Z' },
    { path: '/products/a', images: ['/images/a.jpg', "https://cdn.example/b.jpg?x=1&y='2'"] },
  ]);
  expect(written).toContain(
    '<loc>https://ornek.com.tr/products?category=deck&amp;x=1</loc><lastmod>2025-10-03T09:00:00.000Z</lastmod>',
  );
  expect(textsOf(xml(written), 'image:loc')).toEqual([
    'https://ornek.com.tr/images/a.jpg',
    "https://cdn.example/b.jpg?x=1&y='2'",
  ]);
});

const sitemap = (products: number): Sitemap => ({
  before: [{ path: '/', changed: '2025-01-03' }, { path: '/about' }],
  products: { count: products, changed: '2025-01-09' },
  after: Array.from({ length: 1500 }, (_, n) => ({ path: `/projects/${n}`, changed: '2025-01-05' })),
});

it('is one file up to 1,000 pages, and parts beyond, each with its last change', () => {
  expect(SITEMAP_SIZE).toBe(1000);
  const small = { ...sitemap(998), after: [] };
  expect(changesOfParts(small)).toEqual(['2025-01-09']);
  const many = sitemap(1500);
  expect(countEntries(many)).toBe(3002);
  expect(changesOfParts(many)).toEqual(['2025-01-09', '2025-01-09', '2025-01-05', '2025-01-05']);
});

it('has an index that names every part and its last change', () => {
  const index = writeSitemapIndex(site, ['2025-01-09', undefined]);
  expect(textsOf(xml(index), 'loc')).toEqual([
    'https://ornek.com.tr/sitemaps/1.xml',
    'https://ornek.com.tr/sitemaps/2.xml',
  ]);
  expect(textsOf(xml(index), 'lastmod')).toEqual(['2025-01-09']);
});
