import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './catalogue.ts';
import { pictureAlts } from './picture-alts.ts';

const { colors, products, projects, posts, gallery } = demoCatalogue;
const pictures = fileURLToPath(new URL('./pictures/', import.meta.url));
const isoTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.000Z$/;

const usedPictures = [
  ...products.flatMap((product) => [
    product.main_image,
    ...(product.faq_image ? [product.faq_image] : []),
    ...product.images.map((row) => row.image),
  ]),
  ...projects.flatMap((project) => project.images),
  ...posts.map((post) => post.image),
  ...gallery.map((item) => item.image),
];

function plainText(html: string) {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('the demo catalogue', () => {
  it('is large enough to show every page at its best', () => {
    expect(products.length).toBeGreaterThanOrEqual(12);
    expect(projects).toHaveLength(6);
    expect(gallery.length).toBeGreaterThanOrEqual(12);
    expect(posts.length).toBeGreaterThanOrEqual(6);
    expect(colors.filter((color) => color.is_visible).length).toBeGreaterThanOrEqual(5);
    expect(colors.some((color) => !color.is_visible)).toBe(true);
    expect(new Set(gallery.map((item) => item.type))).toEqual(new Set(['product', 'project']));
  });

  it('has at least two products in each of the six categories', () => {
    for (const category of ['deck', 'fence', 'garden_gate', 'facade', 'pergola', 'decorative_panel']) {
      expect(products.filter((product) => product.category === category).length, category).toBeGreaterThanOrEqual(2);
    }
  });

  it('opens with the products and projects of the home page', () => {
    expect(products.map((product) => product.display_order)).toEqual(products.map((_, index) => index + 1));
    expect(products.slice(0, 4).map((product) => product.title)).toEqual([
      'Masif Deck 140',
      'Lamel Çit 180',
      'Ritim Cephe 26',
      'Gölge Pergola',
    ]);
    const newest = projects.toSorted((a, b) => b.completion_date.localeCompare(a.completion_date));
    expect(newest.slice(0, 3).map((project) => project.title)).toEqual([
      'Kandilli yalı terası',
      'Urla’da havuz başı',
      'Zekeriyaköy bahçe sınırı',
    ]);
  });

  it.each([
    ['products', products],
    ['projects', projects],
    ['posts', posts],
  ])('gives %s unique, readable slugs', (_name, entries) => {
    const slugs = entries.map((entry) => entry.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/);
  });

  it('uses only pictures that exist and have an alternative text', () => {
    for (const picture of usedPictures) expect(existsSync(pictures + picture), picture).toBe(true);
    expect(Object.keys(pictureAlts).toSorted()).toEqual(readdirSync(pictures).toSorted());
  });

  it('uses only colours that exist', () => {
    const keys = new Set(colors.map((color) => color.key));
    expect(keys.size).toBe(colors.length);
    for (const color of colors) expect(color.hex_code).toMatch(/^#[0-9A-F]{6}$/);
    for (const { color } of products.flatMap((product) => product.images)) {
      if (color !== null) expect(keys).toContain(color);
    }
  });

  it('measures every deck, fence and facade, and nothing else', () => {
    for (const { category, measures, slug } of products) {
      const kind = category === 'fence' ? 'panel' : ['deck', 'facade'].includes(category) ? 'board' : undefined;
      expect(measures?.kind, slug).toBe(kind);
    }
  });

  it('measures a product as its specifications describe it', () => {
    const specs = (slug: string) => products.find((product) => product.slug === slug)?.technical_specs;
    const measured = products.flatMap(({ slug, measures }) => (measures ? [{ slug, measures }] : []));
    for (const { slug, measures } of measured) {
      const text = JSON.stringify(specs(slug));
      const said =
        measures.kind === 'board'
          ? [`${measures.boardWidth} mm`, measures.boardLengths.join(' / '), `En fazla ${measures.joistSpacing} mm`]
          : [
              `${measures.bayWidth / 10} cm`,
              `${measures.panelHeights.map((height) => height / 10).join(' / ')} cm`,
              `${measures.lamellaHeight} x `,
            ];
      for (const part of said) expect(text, slug).toContain(part);
    }
  });

  it('links projects and gallery items to products and colours that exist', () => {
    const slugs = products.map(({ slug }) => slug);
    const keys = colors.map(({ key }) => key);
    for (const project of projects) expect(project.products.length, project.slug).toBeGreaterThan(0);
    for (const { product, color } of [...projects.flatMap((project) => project.products), ...gallery]) {
      if (product) expect(slugs).toContain(product);
      if (color) expect(keys).toContain(color);
    }
  });

  it('fills every list of a product', () => {
    for (const product of products) {
      expect(product.description.split('\n\n'), product.slug).toHaveLength(2);
      expect(product.features.length, product.slug).toBeGreaterThanOrEqual(3);
      expect(product.technical_specs.length, product.slug).toBeGreaterThanOrEqual(5);
      expect(product.faq.length, product.slug).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ['products', products],
    ['projects', projects],
    ['posts', posts],
    ['gallery', gallery],
  ])('dates %s with fixed, distinct timestamps', (_name, entries) => {
    const dates = entries.map((entry) => entry.created_at);
    expect(new Set(dates).size).toBe(dates.length);
    for (const date of dates) expect(date).toMatch(isoTimestamp);
  });

  it('completes projects on distinct days', () => {
    const dates = projects.map((project) => project.completion_date);
    expect(new Set(dates).size).toBe(dates.length);
    for (const date of dates) expect(date).toMatch(isoTimestamp);
  });

  it.each(posts.map((post) => [post.title, post] as const))('“%s” is a full article in simple HTML', (_title, post) => {
    const text = plainText(post.content);
    const words = text.split(' ').length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(600);
    expect(text.startsWith(post.excerpt)).toBe(true);
    const tags = new Set(Array.from(post.content.matchAll(/<\/?([a-z0-9]+)/g), (match) => match[1]));
    for (const tag of tags) expect(['h2', 'p', 'ul', 'li', 'blockquote']).toContain(tag);
    expect(post.published_at).toMatch(isoTimestamp);
  });
});
