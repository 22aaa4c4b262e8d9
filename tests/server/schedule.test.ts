import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { addProduct } from '#tests/support/catalogue-rows.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const PATIENCE = { timeout: 40_000, interval: 200 };

describe.each(ENGINES)('a schedule, on %s', (engine) => {
  let sites: SiteProcess[] = [];
  let dataDir = '';
  let own: TestDatabase | undefined;
  let product: Awaited<ReturnType<typeof addProduct>>;

  /** On PostgreSQL two processes share the work. */
  const start = async () => {
    const one = () => startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', ...(own && { DATABASE_URL: own.url }) });
    sites = await Promise.all(own ? [one(), one()] : [one()]);
  };
  const stop = () => Promise.all(sites.map((site) => site.stop()));
  const inDatabase = async <T>(work: (db: Db) => Promise<T>) => {
    const { db, close } = await openDatabase({ databaseUrl: own?.url, dataDir });
    return work(db).finally(close);
  };
  const read = async (path: string) => Promise.all(sites.map((site) => ask(site.url + path)));

  beforeAll(async () => {
    dataDir = await copySite('empty');
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    await start();
    product = await inDatabase((db) => addProduct(db, 'Pazartesi Deck', { is_active: false, slug: 'pazartesi-deck' }));
  }, 120_000);
  afterAll(async () => {
    await stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is made in the form, for a time ahead', async () => {
    const [site] = sites;
    const cookie = await signInOverHttp(site?.url ?? '');
    const post = (fields: Record<string, string>, path = `product/${product.id}`) =>
      postForm(`${site?.url}/admin/schedule/${path}`, fields, { cookie });
    expect((await post({ show_day: '2020-01-01', show_clock: '09:00' })).status).toBe(400);
    expect((await post({ show_day: '2090-01-01' })).status).toBe(400);
    expect((await post({}, `message/${product.id}`)).status).toBe(400);
    expect((await post({}, `post/${product.id}`)).status).toBe(404);
    expect((await post({ show_day: '2090-01-01', show_clock: '09:00' })).status).toBe(200);
    const list = await ask(`${site?.url}/admin/products`, { headers: { cookie } });
    expect(list.body.toString()).toContain('Zamanlandi 1 Oca 09.00');
    expect((await post({ show_day: '2020-01-01', show_clock: '09:00' })).body.toString()).toContain('Gecmis bir saat');
    for (const { status } of await read('/products/pazartesi-deck')) expect(status).toBe(404);
  });

  it('is followed once after the site was down, by pages, list and site map of every process', async () => {
    await stop();
    const now = new Date().toISOString();
    await inDatabase((db) => db.updateTable('scheduled_changes').set({ due_at: now }).execute());
    await start();
    await vi.waitFor(async () => {
      for (const { status } of await read('/products/pazartesi-deck')) expect(status).toBe(200);
    }, PATIENCE);
    for (const { body } of await read('/products')) expect(body.toString()).toContain('Pazartesi Deck');
    for (const { body } of await read('/sitemaps/1.xml')) expect(body.toString()).toContain('pazartesi-deck');
    await inDatabase(async (db) => {
      const lines = db.selectFrom('activity').select(['action', 'user_email']).where('entity_id', '=', product.id);
      expect(await lines.execute()).toEqual([{ action: 'show', user_email: ADMIN.email }]);
      expect(await db.selectFrom('scheduled_changes').selectAll().execute()).toEqual([]);
    });
  }, 120_000);
});
