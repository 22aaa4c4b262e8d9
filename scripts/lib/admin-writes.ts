import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { postForm, type RawResponse } from '#tests/support/http-client.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { upload } from '#tests/support/upload.ts';

/** What the site has confirmed, and must therefore still have after a crash. */
export interface Confirmed {
  products: Set<string>;
  published: Set<string>;
  gallery: Set<string>;
  pictures: Set<string>;
  colors: Set<string>;
  deletedColors: Set<string>;
}

export const nothingConfirmed = (): Confirmed => ({
  products: new Set(),
  published: new Set(),
  gallery: new Set(),
  pictures: new Set(),
  colors: new Set(),
  deletedColors: new Set(),
});

export interface Admin {
  siteUrl: string;
  cookie: string;
  dataDir: string;
}

/** Each makes one change through a form of the back-office and records it once the response confirms it. */
export const WRITES: ((admin: Admin, confirmed: Confirmed) => Promise<void>)[] = [
  async function makeProduct(admin, confirmed) {
    const slug = randomUUID();
    const images = JSON.stringify(
      ['/images/site/before.jpg', '/images/site/after.jpg'].map((image_url) => ({ image_url, color_id: null })),
    );
    const basics = {
      title: `Masif Deck ${slug}`,
      slug,
      category: 'deck',
      description: 'Dolu gövde',
      display_order: '1',
    };
    expectStatus(await post(admin, '/admin/products/new', { ...basics, images }), 302);
    confirmed.products.add(slug);
  },

  async function publishPost(admin, confirmed) {
    const title = `Yazı ${randomUUID()}`;
    expectStatus(await post(admin, '/admin/blogs/new', { title, content: '<p>Metin</p>', status: 'draft' }), 302);
    const id = findId(admin, 'blog_posts', 'title', title);
    expectStatus(await post(admin, '/admin/blogs', { intent: 'publish', id, is_published: 'true' }), 200);
    confirmed.published.add(title);
  },

  async function showPicture(admin, confirmed) {
    const answer = await upload(admin.siteUrl, admin.cookie, await makeJpeg({ width: 64, height: 48 }));
    expectStatus(answer, 200);
    const { src } = JSON.parse(answer.body.toString()).picture as { src: string };
    confirmed.pictures.add(src);
    const title = `Bahçe ${randomUUID()}`;
    const item = { title, description: '', image_url: src, type: 'product', is_active: 'on' };
    expectStatus(await post(admin, '/admin/gallery/new', item), 302);
    confirmed.gallery.add(title);
  },

  async function addAndDeleteColors(admin, confirmed) {
    const [kept, dropped] = [`Teak ${randomUUID()}`, `Ceviz ${randomUUID()}`];
    for (const name of [kept, dropped]) {
      expectStatus(await post(admin, '/admin/colors', { intent: 'add', name, hex_code: '#9a6a3f' }), 200);
    }
    confirmed.colors.add(kept);
    const id = findId(admin, 'colors', 'name', dropped);
    expectStatus(await post(admin, '/admin/colors', { intent: 'delete', id }), 200);
    confirmed.deletedColors.add(dropped);
  },
];

export const countConfirmed = (confirmed: Confirmed) =>
  Object.values(confirmed).reduce((total, names: Set<string>) => total + names.size, 0);

function post({ siteUrl, cookie }: Admin, path: string, fields: Record<string, string>): Promise<RawResponse> {
  return postForm(siteUrl + path, fields, { cookie });
}

function expectStatus({ status, body }: RawResponse, wanted: number): void {
  if (status !== wanted) throw new Error(`Answered ${status} instead of ${wanted}: ${body.subarray(0, 300)}`);
}

function findId({ dataDir }: Admin, table: string, column: string, value: string): string {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true, timeout: 5000 });
  try {
    return String(database.prepare(`select id from ${table} where ${column} = ?`).get(value)?.id);
  } finally {
    database.close();
  }
}
