import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { readFormFields } from '#tests/support/form-fields.ts';
import { ask, FORM, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Rows as older sites have them: ids without a version digit, and addresses of pictures relative to the home page.
const idOf = (digit: number) => `${digit}`.repeat(32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const [COLOR, PRODUCT, PROJECT, POST, ITEM] = [1, 2, 3, 4, 5].map(idOf) as [string, string, string, string, string];
const now = '2024-05-01T00:00:00.000Z';
const common = { description: 'Eski kayıt', created_at: now, updated_at: now, is_active: true, search_text: 'eski' };

describe.each(ENGINES)('rows brought over from an older site (%s)', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let own: { url: string; drop(): Promise<void> } | undefined;
  let database: Database;
  let cookie = '';

  beforeAll(async () => {
    dataDir = await copySite('empty');
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: own?.url, DEMO_CONTENT: '0' });
    cookie = await signInOverHttp(site.url);
    database = await openDatabase({ databaseUrl: own?.url, dataDir });
    await addRows();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await site.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function addRows() {
    const { db } = database;
    const { id: author_id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    const color = { id: COLOR, name: 'Teak', hex_code: '#9a6a3f', is_visible: true, created_at: now };
    await db.insertInto('colors').values(color).execute();
    await db
      .insertInto('products')
      .values({
        ...common,
        ...{ id: PRODUCT, title: 'Eski ürün', slug: 'eski-urun', category: 'deck', display_order: 1 },
        ...{ main_image: 'images/a.jpg', faq_image: '../uploads/eski foto.jpg' },
        ...{ features: '[]', technical_specs: '[]', faq: '[{"question":"Solar mı?","answer":"Hayır."}]' },
      })
      .execute();
    const image = { id: idOf(6), product_id: PRODUCT, color_id: COLOR, position: 0, created_at: now };
    await db
      .insertInto('product_images')
      .values({ ...image, image_url: 'uploads/b.png' })
      .execute();
    await db
      .insertInto('projects')
      .values({
        ...common,
        ...{ id: PROJECT, title: 'Eski proje', slug: 'eski-proje', location: 'Şile', completion_date: now },
        ...{ images: '["images/c.jpg","./uploads/d.webp"]', features: '[]', specifications: '[]' },
      })
      .execute();
    const { description: _, is_active: __, ...post } = common;
    await db
      .insertInto('blog_posts')
      .values({
        ...post,
        ...{ id: POST, title: 'Eski yazı', slug: 'eski-yazi', excerpt: null, image_url: 'images/e.jpg', author_id },
        ...{ content: '<p>Metin <img src="uploads/f.jpg" alt="F"></p>', status: 'published' as const },
        ...{ is_published: true, published_at: now },
      })
      .execute();
    const item = { ...common, id: ITEM, title: 'Eski görsel', type: 'product' as const };
    await db
      .insertInto('gallery')
      .values({ ...item, image_url: 'images/g.jpg' })
      .execute();
  }

  const read = async (path: string) => {
    const { status, body } = await ask(site.url + path, { headers: { cookie } });
    return { status, html: body.toString() };
  };
  /** Opens a form and posts it unchanged; resolves to the address of the redirect. */
  async function saveUntouched(path: string): Promise<unknown> {
    const { status, html } = await read(path);
    expect(status).toBe(200);
    const fields = readFormFields(html);
    const sent = { method: 'POST', headers: { ...FORM, cookie }, body: fields.toString() };
    const { headers } = await ask(site.url + path, sent);
    return headers.location;
  }

  it('are shown with their pictures', async () => {
    const pages = {
      '/products/eski-urun': ['/images/a.jpg', '/uploads/b.png', '/uploads/eski%20foto.jpg'],
      '/projects/eski-proje': ['/images/c.jpg', '/uploads/d.webp'],
      '/blogs/eski-yazi': ['/images/e.jpg', '/uploads/f.jpg'],
      '/gallery': ['/images/g.jpg'],
    };
    for (const [path, pictures] of Object.entries(pages)) {
      const { html } = await read(path);
      for (const picture of pictures) expect(html, `${path} shows ${picture}`).toContain(`src="${picture}"`);
    }
    expect((await read(`/projects/${PROJECT}`)).status).toBe(301);
    expect((await read('/sitemaps/1.xml')).html).toContain(`${site.url}/uploads/b.png<`);
    const feed = (await read('/feed.xml')).html;
    expect([feed.includes(`${site.url}/images/e.jpg`), feed.includes(`${site.url}/uploads/f.jpg`)]).toEqual([
      true,
      true,
    ]);
  });

  it('keep everything when their form is saved', async () => {
    const { db } = database;
    expect(await saveUntouched(`/admin/products/${PRODUCT}/edit`)).toBe('/admin/products');
    const product = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
    expect(product).toMatchObject({ main_image: '/images/a.jpg', faq_image: '/uploads/eski%20foto.jpg' });
    const image = await db.selectFrom('product_images').selectAll().executeTakeFirstOrThrow();
    expect(image).toMatchObject({ image_url: '/uploads/b.png', color_id: COLOR });

    expect(await saveUntouched(`/admin/projects/${PROJECT}/edit`)).toBe('/admin/projects');
    const { images } = await db.selectFrom('projects').select('images').executeTakeFirstOrThrow();
    const list = typeof images === 'string' ? JSON.parse(images) : images;
    expect(list).toEqual(['/images/c.jpg', '/uploads/d.webp']);

    expect(await saveUntouched(`/admin/blogs/${POST}/edit`)).toBe('/admin/blogs');
    const post = await db.selectFrom('blog_posts').selectAll().executeTakeFirstOrThrow();
    expect([post.image_url, post.content]).toEqual(['/images/e.jpg', expect.stringContaining('src="/uploads/f.jpg"')]);

    expect(await saveUntouched(`/admin/gallery/${ITEM}/edit`)).toBe('/admin/gallery');
    const item = await db.selectFrom('gallery').selectAll().executeTakeFirstOrThrow();
    expect(item.image_url).toBe('/images/g.jpg');
  });

  it('can be changed from the lists', async () => {
    const change = async (path: string, fields: Record<string, string>) =>
      (await postForm(site.url + path, fields, { cookie })).status;
    expect(await change('/admin/colors', { intent: 'show', id: COLOR, is_visible: 'false' })).toBe(200);
    expect(await change('/admin/products', { intent: 'clone', id: PRODUCT })).toBeLessThan(400);
    expect(await change('/admin/projects', { intent: 'clone', id: PROJECT })).toBeLessThan(400);
    const { db } = database;
    const { is_visible } = await db.selectFrom('colors').select('is_visible').executeTakeFirstOrThrow();
    const products = await db.selectFrom('products').select('id').execute();
    const projects = await db.selectFrom('projects').select('id').execute();
    expect([is_visible, products.length, projects.length]).toEqual([false, 2, 2]);
  });
});
