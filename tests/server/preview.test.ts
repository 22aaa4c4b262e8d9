import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { addProduct } from '#tests/support/catalogue-rows.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

describe.each(ENGINES)('a preview, on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let cookie = '';
  let own: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let hidden: Awaited<ReturnType<typeof addProduct>>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'preview-'));
    own = engine === 'postgres' ? await createDatabase(process.env.TEST_DATABASE_URL as string) : undefined;
    const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', ...(own && { DATABASE_URL: own.url }), ...admin });
    cookie = await signInOverHttp(site.url);
    const { db, close } = await openDatabase({ databaseUrl: own?.url, dataDir });
    hidden = await addProduct(db, 'Henüz Gizli Deck', { is_active: false });
    await close();
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const get = (path: string) => ask(site.url + path, { headers: { cookie } });

  it('shows a hidden product as its page, and to nobody else', async () => {
    const { status, body } = await get(`/admin/preview/product/${hidden.id}`);
    expect([status, body.toString().includes('<h1')]).toEqual([200, true]);
    expect(body.toString()).toContain('Önizleme: Henüz Gizli Deck');
    const [page, list] = await Promise.all([ask(`${site.url}/products/${hidden.slug}`), ask(`${site.url}/products`)]);
    expect([page.status, list.body.toString().includes('Henüz Gizli Deck')]).toEqual([404, false]);
  });

  it('runs no script, sends no form, is cached nowhere, and shown in no frame but ours', async () => {
    const { headers, body } = await get(`/admin/preview/product/${hidden.id}`);
    expect(body.toString()).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'.*form-action 'none'; frame-ancestors 'self'$/,
    );
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('says so where there is nothing to show, and knows no other kinds', async () => {
    const empty = await get('/admin/preview/product/new');
    expect([empty.status, empty.body.toString().includes('zorunlu alanlar')]).toEqual([422, true]);
    expect((await get(`/admin/preview/message/${hidden.id}`)).status).toBe(404);
  });

  it('can be asked for many times at once, while visitors read', async () => {
    const previews = Array.from({ length: 8 }, () => get(`/admin/preview/product/${hidden.id}`));
    const pages = Array.from({ length: 8 }, (_, index) => ask(`${site.url}/products?sayfa=1&x=${index}`));
    expect(new Set((await Promise.all(previews)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await Promise.all(pages)).some(({ body }) => body.toString().includes('Henüz Gizli Deck'))).toBe(false);
  });
});
