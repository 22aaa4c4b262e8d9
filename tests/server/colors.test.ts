import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#app/server/db/schema.ts';
import { createSqliteDialect } from '#app/server/db/sqlite-dialect.server.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { readHead } from '#tests/support/page-head.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
let db: Kysely<Schema>;
let cookie = '';
const settings = () => ({ DATA_DIR: dataDir });
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite(settings());
  db = new Kysely<Schema>({ dialect: createSqliteDialect(join(dataDir, 'site.db')) });
  cookie = await signInOverHttp(site.url, ADMIN);
});
afterAll(async () => {
  await db.destroy();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(path: string) {
  const { status, headers, body } = await ask(site.url + path);
  return { status, location: headers.location, html: String(body) };
}
const change = (fields: Record<string, string>) => postForm(`${site.url}/admin/colors`, fields, { cookie });
async function addColor(name: string) {
  await change({ intent: 'add', name, hex_code: '#a8835a' });
  return db.selectFrom('colors').select(['id', 'slug']).where('name', '=', name).executeTakeFirstOrThrow();
}
async function readFigure(name: string): Promise<number> {
  const text = String((await ask(`${site.url}/metrics`)).body);
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

describe('/renkler', () => {
  it('shows every visible colour with its counts, and which product comes in which', async () => {
    const { status, html } = await open('/renkler');
    expect(status).toBe(200);
    expect(html).toContain('aynı beş renkten gelir');
    for (const slug of ['teak', 'ceviz', 'antrasit', 'kum', 'gri']) expect(html).toContain(`href="/renkler/${slug}"`);
    expect(html).not.toContain('Meşe');
    expect(html).toMatch(/Hangi ürün hangi renkte\?/);
    expect(html).toMatch(/<th scope="row"><a[^>]*href="\/products\/masif-deck-140"/);
  });

  it('has head and structured data of its own', async () => {
    const { title, canonical, meta } = readHead((await open('/renkler')).html);
    expect(title).toMatch(/^Renkler \| /);
    expect(canonical).toBe(`${site.url}/renkler`);
    expect(meta.get('og:image')).toContain('/paylas/sayfa/renkler.jpg');
  });
});

describe('/renkler/{slug}', () => {
  it('shows products in that colour, with links that open them in it', async () => {
    const { status, html } = await open('/renkler/teak');
    expect(status).toBe(200);
    expect(html).toContain('Zeminden çatıya <!-- -->Teak');
    expect(html).toContain('href="/products/masif-deck-140?renk=teak"');
    expect(html).toContain('href="/numune?urun=masif-deck-140&amp;renk=teak"');
    expect(html).toContain('href="/hesapla?renk=teak"');
    expect(html).toContain('href="/products?renk=teak"');
    expect((await open('/products/masif-deck-140?renk=teak')).html).toMatch(/aria-current="true"[^>]*href="[^"]*teak"/);
  });

  it('has a preview of its own, and none of a colour that is not there', async () => {
    const { meta, title } = readHead((await open('/renkler/teak')).html);
    expect(title).toMatch(/^Teak rengi \| /);
    const preview = await ask(String(meta.get('og:image')));
    expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await ask(`${site.url}/paylas/renk/mese.jpg`)).status).toBe(404);
  });

  it('answers 404 with the way on when the colour is hidden or was never there', async () => {
    for (const path of ['/renkler/mese', '/renkler/yok', `/renkler/${'a'.repeat(500)}`]) {
      const { status, html } = await open(path);
      expect(status, path).toBe(404);
      expect(html, path).toContain('Bu renk artık kartelada yok.');
      expect(html, path).toContain('href="/renkler"');
    }
  });

  it('disappears when the colour is hidden, and comes back with it', async () => {
    const { id, slug } = await addColor('Gizlenecek');
    expect((await open(`/renkler/${slug}`)).status).toBe(200);
    expect((await open('/renkler')).html).toContain('Gizlenecek');
    await change({ intent: 'show', id, is_visible: 'false' });
    expect((await open(`/renkler/${slug}`)).status).toBe(404);
    expect((await open('/renkler')).html).not.toContain('Gizlenecek');
    expect((await open('/sitemap.xml')).html).not.toContain(slug);
    await change({ intent: 'show', id, is_visible: 'true' });
    expect((await open(`/renkler/${slug}`)).status).toBe(200);
    expect((await open('/sitemap.xml')).html).toContain(`/renkler/${slug}`);
    await change({ intent: 'delete', id });
  });

  it('redirects from the address before the colour was renamed', async () => {
    const { id } = await addColor('Eski Renk');
    const seen = { seen_name: 'Eski Renk', seen_hex_code: '#a8835a' };
    await change({ intent: 'save', id, name: 'Yeni Renk', hex_code: '#a8835a', ...seen });
    expect(await open('/renkler/eski-renk')).toMatchObject({ status: 301, location: '/renkler/yeni-renk' });
    expect((await open('/renkler/yeni-renk')).html).toContain('Yeni Renk');
    await change({ intent: 'delete', id });
  });

  it('leaves out what there is none of', async () => {
    const { id, slug } = await addColor('Yapayalnız');
    const { html } = await open(`/renkler/${slug}`);
    for (const words of ['Zeminden çatıya', 'ile yapılan projeler', 'Galeriden', 'numunesi iste']) {
      expect(html).not.toContain(words);
    }
    expect(html).toContain('Öteki renkler');
    await change({ intent: 'delete', id });
  });
});

it('made-up colours are answered and leave nothing behind in the page cache', async () => {
  const known = ['/renkler', '/renkler/teak', '/products?renk=teak', '/products/masif-deck-140?renk=teak'];
  for (const path of known) expect((await open(path)).status).toBe(200);
  const pages = await readFigure('page_cache_pages');
  expect(pages).toBeGreaterThanOrEqual(known.length);
  for (const word of Array.from({ length: 10 }, () => randomUUID())) {
    const made = [`/renkler?renk=${word}`, `/renkler/${word}`, `/renkler/${word}.data`, `/gallery?renk=${word}`];
    made.push(`/renkler/teak?${word}`, `/products?renk=${word}`, `/products/masif-deck-140?renk=${word}`);
    for (const path of made) expect((await open(path)).status, path).toBeLessThan(500);
  }
  expect(await readFigure('page_cache_pages')).toBe(pages);
});

it('/products?renk= shows the products in that colour, and all of them for an unknown one', async () => {
  expect((await open('/products?renk=gri')).html).toMatch(/Gri renkli /);
  expect((await open('/products?renk=gri')).html).toContain('?renk=gri"');
  const all = (await open('/products?renk=yok')).html;
  expect(all).toContain('Masif Deck 140');
  expect(all).not.toContain('renkli ');
  expect(readHead((await open('/products?renk=gri')).html).canonical).toBe(`${site.url}/products`);
});

it('/gallery?renk= shows the pictures of that colour, and all of them for an unknown one', async () => {
  const teak = (await open('/gallery?renk=teak')).html;
  const [, count] = /Teak<!-- --> renkli <!-- -->(\d+)<!-- --> görsel/.exec(teak) ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  const { total } = JSON.parse((await open('/gallery/items?renk=teak')).html);
  expect(total).toBe(Number(count));
  expect((await open('/gallery?renk=yok')).html).not.toContain('Tüm renkler');
});

it('the site is searched for colours too', async () => {
  expect((await open('/ara?q=ceviz')).html).toContain('href="/renkler/ceviz"');
  expect((await open('/ara?q=renkler')).html).toContain('href="/renkler/teak"');
  expect((await open('/ara?q=mese')).html).not.toContain('href="/renkler/mese"');
});

it('sitemap and llms.txt name the colours', async () => {
  const sitemap = (await open('/sitemap.xml')).html;
  expect(sitemap).toContain(`<loc>${site.url}/renkler</loc>`);
  expect(sitemap).toContain(`<loc>${site.url}/renkler/teak</loc>`);
  expect(sitemap).not.toContain('/renkler/mese');
  expect((await open('/llms.txt')).html).toContain(`[Teak](${site.url}/renkler/teak)`);
});

it('a start gives an address to colours that came without one', async () => {
  await site.stop();
  const id = randomUUID();
  const row = { id, name: 'Eskiden Kalma', hex_code: '#123456', created_at: '2024-01-01T00:00:00.000Z' };
  await db.insertInto('colors').values(row).execute();
  site = await startSite(settings());
  expect(await db.selectFrom('colors').select('slug').where('id', '=', id).executeTakeFirst()).toEqual({
    slug: 'eskiden-kalma',
  });
  expect((await open('/renkler/eskiden-kalma')).status).toBe(200);
});
