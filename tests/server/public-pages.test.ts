import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Schema } from '#app/server/db/schema.ts';
import { createSqliteDialect } from '#app/server/db/sqlite-dialect.server.ts';
import { ask } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const now = '2025-10-03T09:00:00.000Z';
const PAGES = ['/products', '/projects', '/gallery', '/blogs'];

let site: SiteProcess;
let dataDir = '';
let db: Kysely<Schema>;
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
  });
  db = new Kysely<Schema>({ dialect: createSqliteDialect(join(dataDir, 'site.db')) });
});
afterAll(async () => {
  await db.destroy();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(path: string) {
  const { status, headers, body } = await ask(site.url + path);
  return { status, location: headers.location, html: body.toString() };
}

/** Rows written behind the server do not invalidate cached pages; an unknown query parameter bypasses the cache. */
const fresh = (path: string) => `${path}${path.includes('?') ? '&' : '?'}taze=${randomUUID()}`;

const product = (values: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  title: 'Masif Deck 140',
  slug: randomUUID(),
  description: '',
  category: 'deck',
  display_order: 1,
  features: toJson([]),
  technical_specs: toJson([]),
  faq: toJson([]),
  search_text: '',
  created_at: now,
  updated_at: now,
  ...values,
});

describe('a catalogue without rows', () => {
  it.each([
    ['/products', 'Bu kategoride henüz ürün bulunmuyor'],
    ['/products?category=pergola', 'Bu kategoride henüz ürün bulunmuyor'],
    ['/projects', 'Henüz proje eklenmedi'],
    ['/gallery', 'Bu başlıkta henüz görsel yok.'],
    ['/blogs', 'Henüz yayımlanmış yazı yok'],
  ])('%s says so: %s', async (path, text) => {
    const { status, html } = await open(fresh(path));
    expect(status).toBe(200);
    expect(html).toContain(text);
  });
});

describe('a list past 24 rows', () => {
  beforeAll(async () => {
    for (let n = 1; n <= 25; n++) {
      await db
        .insertInto('products')
        .values(product({ title: `Uzun liste ${n}.`, category: 'facade', display_order: n }))
        .execute();
    }
  });
  afterAll(() => db.deleteFrom('products').where('category', '=', 'facade').execute());

  it('goes on on a second page, by a real link that keeps the category', async () => {
    const first = await open(fresh('/products?category=facade'));
    expect(first.html).toContain('Uzun liste 24.');
    expect(first.html).not.toContain('Uzun liste 25.');
    expect(first.html).toMatch(/25(<!-- -->)? ürün/);
    expect(first.html).toContain('href="/products?category=facade&amp;sayfa=2"');
    const second = await open(fresh('/products?category=facade&sayfa=2'));
    expect(second.html).toContain('Uzun liste 25.');
    expect(second.html).not.toContain('Uzun liste 24.');
  });

  it('leads back to the first page from one that does not exist', async () => {
    const { status, location } = await open('/products?category=facade&sayfa=99');
    expect([status, location]).toEqual([302, '/products?category=facade']);
  });
});

describe('what a page does not understand', () => {
  it('is shown as if it were not there, and not cached', async () => {
    const before = await open('/products?category=yok');
    expect(before.html).not.toContain('Sonradan eklenen');
    const late = product({ title: 'Sonradan eklenen' });
    await db.insertInto('products').values(late).execute();
    expect((await open('/products?category=yok')).html).toContain('Sonradan eklenen');
    await db.deleteFrom('products').where('id', '=', late.id).execute();
  });

  it('a colour that the product does not have is not cached either', async () => {
    const row = product({ title: 'Renksiz ürün' });
    await db.insertInto('products').values(row).execute();
    const address = `/products/${row.slug}?renk=yok`;
    expect((await open(address)).html).toContain('Renksiz ürün');
    await db.updateTable('products').set({ title: 'Yeni adı' }).where('id', '=', row.id).execute();
    expect((await open(address)).html).toContain('Yeni adı');
    await db.deleteFrom('products').where('id', '=', row.id).execute();
  });
});

describe('a page that is not there', () => {
  it.each([
    ['/products/yok', 'Ürün bulunamadı'],
    ['/projects/yok', 'Proje bulunamadı'],
    ['/projects/b5f1d1f0-0000-4000-8000-000000000000', 'Proje bulunamadı'],
    ['/blogs/yok', 'Blog yazısı bulunamadı'],
  ])('%s answers 404: %s', async (path, text) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain(text);
  });

  it('an inactive product answers 404', async () => {
    const row = product({ is_active: false });
    await db.insertInto('products').values(row).execute();
    expect((await open(`/products/${row.slug}`)).status).toBe(404);
    await db.deleteFrom('products').where('id', '=', row.id).execute();
  });

  it.each(['/products/', '/projects/', '/blogs/'])(
    '%s… leads permanently to where it was renamed to',
    async (folder) => {
      await db
        .insertInto('redirects')
        .values({ from_path: `${folder}eski`, to_path: `${folder}yeni`, created_at: now })
        .execute();
      const { status, location } = await open(`${folder}eski?renk=teak`);
      expect([status, location]).toEqual([301, `${folder}yeni?renk=teak`]);
    },
  );
});

// Last: it breaks the database.
describe('when the content cannot be loaded', () => {
  beforeAll(async () => {
    for (const table of ['products', 'projects', 'gallery', 'blog_posts']) {
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_gone`)}`.execute(db);
    }
  });

  it.each(PAGES)('%s shows its empty list, not an error page', async (path) => {
    const { status, html } = await open(fresh(path));
    expect(status).toBe(200);
    expect(html).toContain('<h1');
    expect(html).not.toContain('Bir sorun oluştu');
  });

  it.each(['/products/x', '/projects/x', '/blogs/x'])(
    '%s shows its not-found view, as something that may come back',
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(503);
      expect(html).toContain('bulunamadı');
    },
  );

  it('is written in the log', async () => {
    await expect.poll(() => site.output()).toContain('could not load public content');
  });
});
