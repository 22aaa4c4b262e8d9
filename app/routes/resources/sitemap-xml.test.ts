import { expect, it } from 'vitest';
import { textsOf } from '#tests/support/xml.ts';
import { SITEMAP_SIZE, sitemapCount, sitemapPart, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';

const site = 'https://ornek.com.tr';
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/products/${index}`, changed: `2025-01-0${(index % 9) + 1}` }));
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

it('is one file up to 5,000 pages, and parts beyond', () => {
  expect(SITEMAP_SIZE).toBe(5000);
  expect(sitemapCount([])).toBe(1);
  expect(sitemapCount(entries(5000))).toBe(1);
  const many = entries(12_345);
  expect(sitemapCount(many)).toBe(3);
  const parts = [1, 2, 3].map((part) => sitemapPart(many, part)?.length);
  expect(parts).toEqual([5000, 5000, 2345]);
  expect([0, 4].map((part) => sitemapPart(many, part))).toEqual([undefined, undefined]);
});

it('has an index that names every part and its newest change', () => {
  const index = writeSitemapIndex(site, entries(5001));
  expect(textsOf(xml(index), 'loc')).toEqual([
    'https://ornek.com.tr/sitemaps/1.xml',
    'https://ornek.com.tr/sitemaps/2.xml',
  ]);
  expect(index).toContain('<lastmod>2025-01-09</lastmod>');
});
