import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { addProduct } from '#tests/support/catalogue-rows.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

describe.each(ENGINES)('a preview, on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let cookie = '';
  let own: TestDatabase | undefined;
  let hidden: Awaited<ReturnType<typeof addProduct>>;

  beforeAll(async () => {
    dataDir = await copySite('empty');
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', ...(own && { DATABASE_URL: own.url }) });
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
  const form = (over = {}) => ({
    title: 'Masif Deck 160',
    slug: 'masif-deck-160',
    category: 'deck',
    description: 'Yalnızca taslakta yazan cümle',
    display_order: '1',
    ...over,
  });
  /** Writes a draft as the form does, and returns its id. */
  const draft = async (fields: Record<string, string>, record = 'new') => {
    const id = randomUUID();
    const answer = await postForm(`${site.url}/admin/drafts?id=${id}&kind=product&record=${record}`, fields, {
      cookie,
    });
    expect(answer.status).toBe(200);
    return { id, ...(JSON.parse(answer.body.toString()) as { complete: boolean }) };
  };

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
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  it('says so where there is nothing to show, and knows no other kinds', async () => {
    const empty = await get('/admin/preview/product/new');
    expect([empty.status, empty.body.toString().includes('zorunlu alanlar')]).toEqual([200, true]);
    expect((await get(`/admin/preview/message/${hidden.id}`)).status).toBe(404);
  });

  it('can be asked for many times at once, while visitors read', async () => {
    const previews = Array.from({ length: 8 }, () => get(`/admin/preview/product/${hidden.id}`));
    const pages = Array.from({ length: 8 }, (_, index) => ask(`${site.url}/products?sayfa=1&x=${index}`));
    expect(new Set((await Promise.all(previews)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await Promise.all(pages)).some(({ body }) => body.toString().includes('Henüz Gizli Deck'))).toBe(false);
  });

  it('shows a draft of a new product, which no visitor sees and nothing remembers', async () => {
    const { id, complete } = await draft(form());
    expect(complete).toBe(true);
    const [one, two] = await Promise.all([1, 2].map(() => get(`/admin/preview/product/new?taslak=${id}`)));
    for (const preview of [one, two]) expect(preview?.body.toString()).toContain('Yalnızca taslakta yazan cümle');
    expect((await ask(`${site.url}/products/masif-deck-160`)).status).toBe(404);
    expect((await ask(`${site.url}/products`)).body.toString()).not.toContain('Masif Deck 160');
    expect((await get('/admin/activity')).body.toString()).not.toContain('Masif Deck 160');
  });

  it('shows a draft over the saved record, and the record itself without it', async () => {
    const { id } = await draft(form({ title: 'Yeni Ad', slug: hidden.slug }), hidden.id);
    const [changed, saved] = await Promise.all([
      get(`/admin/preview/product/${hidden.id}?taslak=${id}`),
      get(`/admin/preview/product/${hidden.id}`),
    ]);
    expect(changed.body.toString()).toContain('Önizleme: Yeni Ad');
    expect(saved.body.toString()).toContain('Önizleme: Henüz Gizli Deck');
    // Its row says so, and the list can be narrowed down to it; what names no record is left out.
    await draft(form(), 'kayit-degil');
    const listed = (await get('/admin/products?durum=taslak')).body.toString();
    expect(listed).toContain('Henüz Gizli Deck');
    expect(listed).toMatch(/badge-wait">Taslak</);
    expect(listed).toMatch(/aria-current="true"[^>]*>Taslak(<!-- -->)? ?(<!-- -->)?<span class="tnum">1</);
  });

  it('of a page’s text is told in the list of pages', async () => {
    expect((await get('/admin/site')).body.toString()).not.toContain('Yayınlanmamış taslak');
    const id = randomUUID();
    await postForm(`${site.url}/admin/drafts?id=${id}&kind=part&record=home.hero`, { title: 'Yeni' }, { cookie });
    expect((await get('/admin/site')).body.toString()).toContain('Yayınlanmamış taslak');
    await ask(`${site.url}/admin/drafts?id=${id}`, { method: 'DELETE', headers: { cookie } });
  });

  it('of a draft that cannot be saved yet says so', async () => {
    const { id, complete } = await draft(form({ title: '' }));
    const { body } = await get(`/admin/preview/product/new?taslak=${id}`);
    expect([complete, body.toString().includes('zorunlu alanlar')]).toEqual([false, true]);
    await ask(`${site.url}/admin/drafts?id=${id}`, { method: 'DELETE', headers: { cookie } });
    expect((await get('/admin/drafts?kind=product&record=new')).body.toString()).not.toContain(id);
  });

  it('refuses a draft that is too long, unnamed, or of an unknown kind', async () => {
    const post = (query: string, fields: Record<string, string>) =>
      postForm(`${site.url}/admin/drafts?${query}`, fields, { cookie });
    const id = randomUUID();
    const answers = [
      await post(`id=${id}&kind=product&record=new`, { title: 'x'.repeat(700_000) }),
      await post('id=1&kind=product&record=new', form()),
      await post(`id=${id}&kind=user&record=new`, form()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(JSON.parse((await get('/admin/drafts?kind=product&record=new')).body.toString())).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  describe('by link', () => {
    const makeLink = async (path: string, as = cookie) => {
      const answer = await postForm(site.url + path, {}, { cookie: as });
      return site.url + (JSON.parse(answer.body.toString()) as { address: string }).address;
    };

    it('opens without signing in, shows that page, and opens nothing else', async () => {
      const { id } = await draft(form({ slug: 'telefonda' }));
      const link = await makeLink(`/admin/preview/product/new?taslak=${id}`);
      const shown = await ask(link);
      expect([shown.status, shown.headers['cache-control'], shown.headers['set-cookie']]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
      expect(shown.body.toString()).toContain('Yalnızca taslakta yazan cümle');
      const key = new URL(link).search;
      for (const path of [
        '/products/telefonda',
        `/admin/preview/product/${hidden.id}`,
        '/admin/drafts',
        '/admin/dashboard',
      ])
        expect([404, 302], path).toContain((await ask(`${site.url}${path}${key}`)).status);
    });

    it('shows nothing for a guess', async () => {
      for (const guess of ['', '?anahtar=', '?anahtar=1', `?anahtar=${'A'.repeat(32)}`, '?anahtar=%00'])
        expect([404, 400], guess).toContain((await ask(`${site.url}/onizleme${guess}`)).status);
    });

    it('ends when its author signs out', async () => {
      const other = await signInOverHttp(site.url);
      const link = await makeLink(`/admin/preview/product/${hidden.id}`, other);
      expect((await ask(link)).status).toBe(200);
      await postForm(`${site.url}/admin/logout`, {}, { cookie: other });
      const { status, body } = await ask(link);
      expect([status, body.toString().includes('süresi doldu')]).toEqual([404, true]);
    });

    it('is not in the log', async () => {
      const link = await makeLink(`/admin/preview/product/${hidden.id}`);
      await ask(link);
      expect(site.output()).not.toContain(new URL(link).searchParams.get('anahtar'));
    });
  });

  it('that is killed halfway leaves nothing', async () => {
    const { id } = await draft(form({ slug: 'yarida-kalan' }));
    const asked = Array.from({ length: 20 }, () =>
      get(`/admin/preview/product/new?taslak=${id}`).catch(() => undefined),
    );
    await Promise.race(asked);
    site.process.kill('SIGKILL');
    await Promise.all(asked);
    const { db, close } = await openDatabase({ databaseUrl: own?.url, dataDir });
    expect(await db.selectFrom('products').select('slug').execute()).toEqual([{ slug: hidden.slug }]);
    expect(await db.selectFrom('activity').select('action').where('entity', '=', 'product').execute()).toEqual([]);
    await close();
  });
});
