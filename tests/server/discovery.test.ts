import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ReceivedPost, startFormService } from '#tests/support/form-service.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { readHead } from '#tests/support/page-head.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { textsOf } from '#tests/support/xml.ts';

const KEY = 'a1b2c3d4e5f60718';
let site: SiteProcess;
let indexNow: Awaited<ReturnType<typeof startFormService>>;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  indexNow = await startFormService();
  site = await startSite({
    DATA_DIR: dataDir,
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `${indexNow.url}/indexnow`,
  });
});
afterAll(async () => {
  await site?.stop();
  await indexNow?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string) => ask(site.url + path);
const bodyOf = async (path: string) => String((await get(path)).body);

describe('sitemap.xml', () => {
  it('names only pages that answer 200, none of the back-office, and pictures that exist', {
    timeout: 60_000,
  }, async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    const locations = textsOf(String(body), 'loc');
    expect(new Set(locations).size).toBe(locations.length);
    for (const url of locations) {
      expect(url).not.toMatch(/\/(?:admin|ara|tesekkurler)/);
      expect((await ask(url)).status, url).toBe(200);
    }
    const pictures = textsOf(String(body), 'image:loc');
    expect(pictures.length).toBeGreaterThan(20);
    for (const url of new Set(pictures)) expect((await ask(url, { method: 'HEAD' })).status, url).toBe(200);
    expect(String(body)).toMatch(/\/products\/masif-deck-140<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
  });

  it('is all there is while the site is small', async () => {
    expect((await get('/sitemaps/1.xml')).status).toBe(200);
    for (const path of ['/sitemaps/2.xml', '/sitemaps/0.xml', '/sitemaps/x.xml', '/sitemaps/1']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });
});

describe('robots.txt', () => {
  it('keeps the back-office out and names the sitemap', async () => {
    const robots = await bodyOf('/robots.txt');
    expect(robots.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /admin', `Sitemap: ${site.url}/sitemap.xml`]),
    );
  });
});

describe('feeds', () => {
  it.each([
    ['/feed.xml', 'application/rss+xml', 'pubDate', 'guid'],
    ['/atom.xml', 'application/atom+xml', 'published', 'id'],
  ])('%s has the posts whole, newest first, with absolute addresses', async (path, type, date, address) => {
    const { headers, body } = await get(path);
    const xml = String(body);
    expect(headers['content-type']).toMatch(new RegExp(`^${type.replace('+', '\\+')}`));
    expect(xml).not.toMatch(/(?:src|href)=(?:"|&quot;)\//);
    const dates = textsOf(xml, date).map((text) => Date.parse(text));
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    const posts = textsOf(xml, address).filter((url) => url.includes('/blogs/'));
    expect(posts.length).toBe(dates.length);
    for (const url of posts) expect((await ask(url)).status, url).toBe(200);
  });

  it('are announced in the head of every page', async () => {
    const { links } = readHead(await bodyOf('/'));
    const feeds = links.filter(({ rel }) => rel === 'alternate').map(({ href, type }) => [href, type]);
    expect(feeds).toEqual([
      ['/feed.xml', 'application/rss+xml'],
      ['/atom.xml', 'application/atom+xml'],
    ]);
  });
});

describe('icons', () => {
  it('of the manifest exist in the sizes that it says', async () => {
    const { headers, body } = await get('/site.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(String(body));
    expect(manifest).toMatchObject({ name: 'Örnek Kompozit', lang: 'tr', start_url: '/' });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      expect([icon.status, String(icon.headers['content-type']).split(';')[0]], src).toEqual([200, type]);
      if (type === 'image/png') {
        const { width, height } = await sharp(icon.body).metadata();
        expect(`${width}x${height}`, src).toBe(sizes);
      }
    }
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
  });

  it('and manifest are named in the head', async () => {
    const { links, meta } = readHead(await bodyOf('/'));
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const link = links.find((candidate) => candidate.rel === rel);
      expect((await get(link?.href ?? '/yok.png')).status, rel).toBe(200);
    }
    expect(meta.get('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('llms.txt', () => {
  it('describes the company and links products, projects and posts', async () => {
    const text = await bodyOf('/llms.txt');
    expect(text).toMatch(/^# Örnek Kompozit\n\n> /);
    for (const heading of ['## Ürünler', '## Projeler', '## Blog']) expect(text).toContain(heading);
    expect(text).toContain(`](${site.url}/products/masif-deck-140)`);
  });
});

describe('search', () => {
  it.each(['ÇİT', 'cit', 'Citler', '%C3%A7it'])(
    '/ara?q=%s finds fences without JavaScript, and is not cached',
    async (query) => {
      const { status, headers, body } = await get(`/ara?q=${query.includes('%') ? query : encodeURIComponent(query)}`);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
      expect(String(body)).toContain('href="/products/lamel-cit-180"');
      expect(String(body)).toMatch(
        /<form[^>]*action="\/ara"[^>]*role="search"|<form[^>]*role="search"[^>]*action="\/ara"/,
      );
    },
  );

  it('shows what was typed as text, never as markup', async () => {
    const body = await bodyOf(`/ara?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(body).not.toContain('<script>alert(1)');
    expect(body).toContain('sonuç bulunamadı');
  });
});

describe('a post that is published and renamed', () => {
  let cookie = '';
  let id = '';
  const post = (path: string, fields: Record<string, string>) => postForm(site.url + path, fields, { cookie });
  const save = (title: string) =>
    post(id ? `/admin/blogs/${id}/edit` : '/admin/blogs/new', {
      title,
      content: '<p>Metin.</p>',
      image_url: '',
      status: 'draft',
    });
  const announced = async () => {
    const received = (await (await fetch(`${indexNow.url}/__received`)).json()) as ReceivedPost[];
    return received.map(({ body }) => body as { urlList: string[] });
  };

  beforeAll(async () => {
    cookie = await signInOverHttp(site.url);
    expect((await save('Keşif Turu Bir')).status).toBe(302);
    const list = await ask(`${site.url}/admin/blogs`, { headers: { cookie } });
    id = /\/admin\/blogs\/([0-9a-f-]{36})\/edit/.exec(String(list.body))?.[1] ?? '';
    expect(id).not.toBe('');
  });

  it('is announced to IndexNow when it goes live, not while it is a draft', async () => {
    expect(await announced()).toEqual([]);
    await post('/admin/blogs', { intent: 'publish', id, is_published: 'true' });
    await vi.waitFor(async () => expect(await announced()).toHaveLength(1));
    expect((await announced())[0]).toEqual({
      host: new URL(site.url).host,
      key: KEY,
      keyLocation: `${site.url}/${KEY}.txt`,
      urlList: [`${site.url}/blogs/kesif-turu-bir`, `${site.url}/blogs`],
    });
    expect(await bodyOf(`/${KEY}.txt`)).toBe(KEY);
    expect((await get('/baska-anahtar-0000.txt')).status).toBe(404);
  });

  it('leaves a permanent redirect, straight to its newest address', async () => {
    await save('Keşif Turu İki');
    await save('Keşif Turu Üç');
    for (const old of ['bir', 'iki']) {
      const answer = await get(`/blogs/kesif-turu-${old}`);
      expect([answer.status, answer.headers.location], old).toEqual([301, '/blogs/kesif-turu-uc']);
    }
    expect((await get('/blogs/kesif-turu-uc')).status).toBe(200);
  });

  it('cannot be sent in a circle by getting an old name back', async () => {
    await save('Keşif Turu Bir');
    expect((await get('/blogs/kesif-turu-bir')).status).toBe(200);
    for (const old of ['iki', 'uc']) {
      const answer = await get(`/blogs/kesif-turu-${old}`);
      expect([answer.status, answer.headers.location], old).toEqual([301, '/blogs/kesif-turu-bir']);
    }
  });

  it('is saved although IndexNow does not answer', async () => {
    await fetch(`${indexNow.url}/__behave`, { method: 'POST', body: JSON.stringify({ mode: 'hang' }) });
    expect((await save('Keşif Turu Dört')).status).toBe(302);
    expect((await get('/blogs/kesif-turu-dort')).status).toBe(200);
  });
});
