import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin } from '#app/server/auth/admins.server.ts';
import { createAuth } from '#app/server/auth/create-auth.server.ts';
import { imagePath } from '#app/shared/images.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { useTestStore } from '#tests/support/stored-picture.ts';
import { importCatalogue } from './import-catalogue.server.ts';
import { idOf, list, time } from './read-values.ts';

// A hosted database with other list types, extra and missing columns, and numeric keys.
const HOSTED = `
create table colors (id bigint primary key, name text, hex_code text, is_visible boolean, team text);
create table products (id uuid primary key, title text, slug text, description text, category text, is_active boolean,
  display_order int, main_image text, faq_image text, features jsonb, technical_specs text, faq json,
  created_at timestamptz, updated_at timestamptz);
create table product_images (id bigint primary key, product_id uuid, color_id bigint, image_url text);
create table projects (id uuid primary key, title text, slug text, description text, location text,
  completion_date date, images text[], features text[], specifications jsonb, is_active boolean, created_at timestamptz);
create table blog_posts (id uuid primary key, title text, content text, image_url text, slug text, status text,
  is_published boolean, published_at timestamptz, created_at timestamptz, author_id uuid);`;

let hosted: { url: string; drop(): Promise<void> };
let pictures: { url: string; asked: string[]; stop(): void };
const PRODUCT = '0b0f7f0e-1d3e-4c57-9f83-1c1f6c3e8a01';

beforeAll(async () => {
  hosted = await createDatabase(process.env.TEST_DATABASE_URL as string, 'hosted');
  pictures = await startPictureHost();
  const at = (name: string) => `${pictures.url}/${name}`;
  const client = new pg.Client({ connectionString: hosted.url });
  await client.connect();
  await client.query(HOSTED);
  await client.query("insert into colors values (7, 'Teak', '#9a6a3f', true, 'x')");
  await client.query(
    `insert into products values ($1, 'Çit Paneli', 'cit', 'Uzun açıklama', 'fence', true, 4, $2, $3,
     '[{"title":"Dolu","description":"İçi dolu"}]', '[{"title":"Boy","value":"4 m"}]', '[]', '2024-05-01', '2024-05-02')`,
    [PRODUCT, at('a.jpg'), at('missing.jpg')],
  );
  await client.query('insert into product_images values (1, $1, 7, $2), (2, $3, null, $2)', [
    PRODUCT,
    at('b.jpg'),
    randomUUID(),
  ]);
  await client.query(
    `insert into projects values ($1, 'Şile Evi', 'sile', 'd', 'Şile', '2024-06-01', $2, '{Su,Isı}', '[]', true, now())`,
    [randomUUID(), [at('a.jpg'), at('moved.jpg')]],
  );
  await client.query(
    `insert into blog_posts values ($1, 'Yazı', $2, null, 'yazi', 'published', true, now(), now(), $3)`,
    [randomUUID(), `<p>a</p><img alt="x" src="${at('b.jpg')}">`, randomUUID()],
  );
  await client.end();
});
afterAll(async () => {
  pictures.stop();
  await hosted.drop();
});

async function startPictureHost() {
  const asked: string[] = [];
  const files = new Map([
    ['/a.jpg', await makeJpeg()],
    ['/b.jpg', await makeJpeg()],
  ]);
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/moved.jpg') return response.writeHead(302, { location: 'http://other.example/x.jpg' }).end();
    const file = files.get(request.url ?? '');
    return file ? response.end(file) : response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop: () => server.close() };
}

onEachEngine('an import from a hosted database', (opened) => {
  const store = useTestStore();
  const db = () => opened().database.db;

  it('brings rows and pictures over, and a second run changes nothing and fetches nothing again', async () => {
    const auth = createAuth({ db: db(), secret: 'x'.repeat(40), siteUrl: 'http://example.com' });
    const admin = await createAdmin(auth, 'a@example.com', 'uzun-bir-parola-1');
    pictures.asked.length = 0;
    const first = await importCatalogue(db(), store(), hosted.url);
    expect(first.rows).toEqual({ colors: 1, products: 1, product_images: 1, projects: 1, blog_posts: 1, gallery: 0 });
    expect([first.pictures.fetched, first.orphans]).toEqual([2, 1]);
    expect(first.pictures.failed.map(({ reason }) => reason).sort()).toEqual([
      'answered 404',
      'leads to other.example, which no row names',
    ]);

    const product = await db().selectFrom('products').selectAll().executeTakeFirstOrThrow();
    expect(product).toMatchObject({
      id: PRODUCT,
      title: 'Çit Paneli',
      display_order: 4,
      is_active: true,
      faq_image: `${pictures.url}/missing.jpg`,
      created_at: '2024-05-01T00:00:00.000Z',
      search_text: expect.stringContaining('cit paneli'),
    });
    expect(list(product.features)).toEqual([{ title: 'Dolu', description: 'İçi dolu' }]);
    expect(list(product.technical_specs)).toEqual([{ title: 'Boy', value: '4 m' }]);
    expect(await store().get(imagePath(product.main_image ?? '') ?? '')).not.toBeNull();
    const image = await db().selectFrom('product_images').selectAll().executeTakeFirstOrThrow();
    expect(image).toMatchObject({
      color_id: idOf('colors', 7),
      image_url: expect.stringMatching(/^\/images\/import\//),
    });
    const color = await db().selectFrom('colors').select(['name', 'slug']).executeTakeFirstOrThrow();
    expect(color).toEqual({ name: 'Teak', slug: 'teak' });
    const project = await db().selectFrom('projects').selectAll().executeTakeFirstOrThrow();
    expect(list(project.images)).toEqual([product.main_image, `${pictures.url}/moved.jpg`]);
    expect(list(project.features)).toEqual(['Su', 'Isı']);
    const post = await db().selectFrom('blog_posts').selectAll().executeTakeFirstOrThrow();
    expect(post).toMatchObject({ author_id: admin, is_published: true, status: 'published' });
    expect(post.content).toContain(`src="${image.image_url}"`);

    pictures.asked.length = 0;
    const again = await importCatalogue(db(), store(), hosted.url);
    expect([again.pictures.fetched, again.pictures.known]).toEqual([0, 2]);
    expect(pictures.asked.sort()).toEqual(['/missing.jpg', '/moved.jpg']);
    expect(await db().selectFrom('products').selectAll().execute()).toEqual([product]);
    expect(await db().selectFrom('product_images').selectAll().execute()).toHaveLength(1);
  });

  it('gives way to a slug that is taken here', async () => {
    await db().deleteFrom('product_images').execute();
    await db().updateTable('products').set({ id: randomUUID() }).execute();
    await importCatalogue(db(), store(), hosted.url);
    await importCatalogue(db(), store(), hosted.url);
    const slugs = await db().selectFrom('products').select('slug').orderBy('slug').execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['cit', 'cit-2']);
  });
});

it('reads what it does not know as nothing', () => {
  expect([list('x'), list(3), list('{"a":1}')]).toEqual([[], [], []]);
  expect(time('yesterday', 'now')).toBe('now');
});
