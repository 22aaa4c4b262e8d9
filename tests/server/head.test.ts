import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#app/features/content/pages.server.ts';
import { SHARE_TITLES } from '#app/routes/resources/share-titles.ts';
import { sharePageName } from '#app/shared/share-picture.ts';
import { ask } from '#tests/support/http-client.ts';
import { type PageHead, readHead } from '#tests/support/page-head.ts';
import { checkNode } from '#tests/support/schema-org.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { textsOf } from '#tests/support/xml.ts';

let site: SiteProcess;
let dataDir = '';
/** Every page that the sitemap names. */
const heads = new Map<string, PageHead>();

beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
  const sitemap = String((await ask(`${site.url}/sitemap.xml`)).body);
  for (const url of textsOf(sitemap, 'loc')) {
    const path = url.slice(site.url.length);
    heads.set(path, readHead(String((await ask(site.url + path)).body)));
  }
});
afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const headOf = async (path: string) => readHead(String((await ask(site.url + path)).body));
const typesOf = (head: PageHead | undefined) => head?.nodes.map((node) => node['@type']);
const nodeOf = (head: PageHead | undefined, type: string) => head?.nodes.find((node) => node['@type'] === type);
const find = (start: string) => [...heads].find(([path]) => path.startsWith(start))?.[1];

it.each(['/', '/admin/login'])(
  '%s declares its document type, without which browsers imitate old ones',
  async (path) => {
    expect(String((await ask(site.url + path)).body)).toMatch(/^<!DOCTYPE html><html lang="tr">/);
  },
);

describe('every page that search engines are told of', () => {
  it('is one of more than 40, of every kind', () => {
    expect(heads.size).toBeGreaterThan(40);
    for (const path of [
      '/',
      '/about',
      '/products',
      '/projects',
      '/gallery',
      '/blogs',
      '/contact',
      '/faq',
      '/privacy',
    ]) {
      expect([...heads.keys()]).toContain(path);
    }
  });

  it('has a title of its own, and a description of its content', () => {
    const titles = [...heads.values()].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const [path, { title, meta }] of heads) {
      expect(title, path).toMatch(/.+ \| Örnek Kompozit$/);
      expect(meta.get('description')?.length, path).toBeGreaterThan(15);
      expect(meta.get('description')?.length, path).toBeLessThanOrEqual(160);
      expect(meta.get('robots'), path).toBeUndefined();
    }
  });

  it('names itself as its one address', () => {
    for (const [path, { canonical, meta }] of heads) {
      expect(canonical, path).toBe(site.url + path);
      expect(meta.get('og:url'), path).toBe(site.url + path);
    }
  });

  it('has what a link preview needs', () => {
    for (const [path, { title, meta }] of heads) {
      expect(title, path).toBe(`${meta.get('og:title')} | ${meta.get('og:site_name')}`);
      expect(Object.fromEntries(meta), path).toMatchObject({
        'og:description': meta.get('description'),
        'og:type': path.startsWith('/blogs/') ? 'article' : 'website',
        'og:locale': 'tr_TR',
        'og:image': expect.stringMatching(new RegExp(`^${site.url}/paylas/[a-z]+/[^?]+\\.jpg\\?v=\\w+$`)),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': meta.get('og:title'),
        'twitter:card': 'summary_large_image',
        'twitter:image': meta.get('og:image'),
      });
    }
  });

  it('has a preview picture of 1200 x 630 that can be fetched', { timeout: 120_000 }, async () => {
    // Drawing is slow, so that only one page of each kind is checked, and every fixed page.
    const seen = new Set<string>();
    const chosen = [...heads].filter(([path]) => {
      const kind = /^\/(products|projects|blogs|renkler)\/./.exec(path)?.[1] ?? path;
      return !seen.has(kind) && seen.add(kind);
    });
    for (const [path, { meta }] of chosen) {
      const { status, headers, body } = await ask(String(meta.get('og:image')));
      expect([status, headers['content-type']], path).toEqual([200, 'image/jpeg']);
      const { width, height, format } = await sharp(body).metadata();
      expect([width, height, format], path).toEqual([1200, 630, 'jpeg']);
      expect(body.length, path).toBeLessThan(300_000);
    }
  });

  it('has its own title on that picture', () => {
    const written = Object.values(PAGES).flatMap(({ address, parts }) =>
      address && 'search' in parts ? [[sharePageName(address), parts.search.original.title]] : [],
    );
    const titles: Record<string, string> = { ...SHARE_TITLES, ...Object.fromEntries(written) };
    for (const [path, { meta }] of heads) {
      const fixed = /\/paylas\/sayfa\/(.+)\.jpg/.exec(meta.get('og:image') ?? '')?.[1];
      if (fixed) expect(titles[fixed], path).toBe(meta.get('og:title'));
    }
  });

  it('is described in valid schema.org terms', () => {
    for (const [path, { nodes }] of heads) {
      expect(nodes.length, path).toBeGreaterThan(0);
      for (const node of nodes) expect(() => checkNode(node), `${path}: ${JSON.stringify(node)}`).not.toThrow();
      if (path !== '/') expect(typesOf(heads.get(path)), path).toContain('BreadcrumbList');
    }
  });
});

describe('structured data', () => {
  it('tells who the company is and where its showroom is, on home and contact', () => {
    expect(typesOf(heads.get('/'))).toEqual(['Organization', 'HomeAndConstructionBusiness', 'WebSite']);
    expect(typesOf(heads.get('/contact'))).toContain('HomeAndConstructionBusiness');
  });

  it('tells a product’s colours and measures', () => {
    const product = nodeOf(heads.get('/products/masif-deck-140'), 'Product');
    const properties = product?.additionalProperty as { name: string; value: string }[];
    expect(properties.filter(({ name }) => name === 'Renk').length).toBeGreaterThan(1);
    expect(properties.filter(({ name }) => name !== 'Renk').length).toBeGreaterThan(1);
    expect(String(product?.color).split(', ').length).toBeGreaterThan(1);
    expect(typesOf(heads.get('/products/masif-deck-140'))).toContain('FAQPage');
  });

  it('has the questions of /faq with answers in words', () => {
    const questions = nodeOf(heads.get('/faq'), 'FAQPage')?.mainEntity as { acceptedAnswer: { text: string } }[];
    expect(questions.length).toBeGreaterThan(10);
    for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).not.toMatch(/[<>{}]|\[object/);
  });

  it('lists what the lists show, and marks posts as posts', () => {
    for (const path of ['/products', '/products?category=deck', '/projects', '/blogs']) {
      expect(nodeOf(heads.get(path), 'ItemList')?.numberOfItems, path).toBeGreaterThan(1);
    }
    expect(typesOf(find('/blogs/'))).toContain('BlogPosting');
    expect(typesOf(find('/projects/'))).toContain('CreativeWork');
    expect(typesOf(heads.get('/gallery'))).toContain('ImageGallery');
  });
});

describe('addresses that are no page of their own', () => {
  it.each([
    ['/?utm_source=x', '/'],
    ['/about?fbclid=abc', '/about'],
    ['/products?category=yok', '/products'],
    ['/products?category=deck&utm_source=x', '/products?category=deck'],
    ['/products/masif-deck-140?renk=teak&gorsel=2', '/products/masif-deck-140'],
    ['/gallery?tur=product', '/gallery'],
    ['/contact/', '/contact'],
  ])('%s points to %s', async (path, canonical) => {
    expect((await headOf(path)).canonical).toBe(site.url + canonical);
  });

  it.each(['/tesekkurler', '/ara', '/ara?q=deck', '/products/yok', '/projects/yok', '/blogs/yok'])(
    '%s is kept out of search results',
    async (path) => {
      const { meta, canonical } = await headOf(path);
      expect(meta.get('robots')).toBe('noindex, follow');
      expect(canonical).toBeUndefined();
    },
  );

  it.each(['/products/yok', '/projects/yok', '/blogs/yok'])(
    '%s answers 404 with its view, and has a preview picture all the same',
    async (path) => {
      const answer = await ask(site.url + path);
      expect(answer.status).toBe(404);
      const picture = new URL(readHead(String(answer.body)).meta.get('og:image') ?? '');
      expect((await ask(site.url + picture.pathname + picture.search)).status).toBe(200);
    },
  );
});

describe('preview pictures', () => {
  it.each([
    '/paylas/urun/yok.jpg',
    '/paylas/sayfa/yok.jpg',
    '/paylas/sayfa/__proto__.jpg',
    '/paylas/x/home.jpg',
    '/paylas/sayfa/home.png',
  ])('%s is not drawn', async (path) => {
    expect((await ask(site.url + path)).status).toBe(404);
  });
});
