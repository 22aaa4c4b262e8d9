import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const PRODUCT = '/products/masif-deck-140';
const SITE_URL = 'https://site.example';
const HAS_DATA = '.streamController);';

describe.each(ENGINES)('on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let own: TestDatabase | undefined;
  let database: Database;
  const start = () => startSite({ DATA_DIR: dataDir, SITE_URL, ...(own && { DATABASE_URL: own.url }) });
  beforeAll(async () => {
    own = engine === 'postgres' ? await copyDatabase('demo') : undefined;
    dataDir = await copySite('demo');
    site = await start();
    database = await openDatabase({ databaseUrl: own?.url, dataDir });
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await site.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const read = async (path: string) => (await ask(site.url + path)).body.toString();
  async function findAddress(page: string): Promise<string> {
    const [, address = ''] = /id="deferred-entry" data-src="([^"]+)"/.exec(await read(page)) ?? [];
    return address.replaceAll('&amp;', '&');
  }
  /** Returns its name as it stands in data. */
  async function hideColor(): Promise<string> {
    const { id, name } = await database.db
      .selectFrom('colors')
      .select(['id', 'name'])
      .where('is_visible', '=', true)
      .executeTakeFirstOrThrow();
    const cookie = await signInOverHttp(site.url);
    await postForm(`${site.url}/admin/colors`, { intent: 'show', id, is_visible: 'false' }, { cookie });
    return `"${name}"`;
  }

  it.each([PRODUCT, '/products?category=deck&renk=teak'])(
    'the cached page %s leaves its data to a script that browsers keep for good',
    async (page) => {
      expect(await read(page)).not.toContain(HAS_DATA);
      const { status, headers, body } = await ask(site.url + (await findAddress(page)));
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(body.toString()).toContain(HAS_DATA);
      expect(body.toString()).toContain('Masif Deck 140');
    },
  );

  it('pages that are not cached carry it: with an unknown query, and those that are not there', async () => {
    for (const path of ['/products?utm_source=x', '/products/boyle-bir-urun-yok']) {
      expect(await read(path), path).toContain(HAS_DATA);
      expect(await findAddress(path), path).toBe('');
    }
  });

  it('whoever still sees an earlier state of the page gets the script of that state', async () => {
    const before = await findAddress(PRODUCT);
    const color = await hideColor();
    const after = await findAddress(PRODUCT);
    expect(await read(after)).toContain('Masif Deck 140');
    expect(await read(after)).not.toContain(color);
    expect(await read(before)).toContain(color);
  });

  it('a process that has not sent the page makes the same script', async () => {
    const address = await findAddress(PRODUCT);
    const script = await read(address);
    await site.stop();
    site = await start();
    expect(await read(address)).toBe(script);
  });

  it('there is none for a state that never was, and none for what is not a cached page', async () => {
    const [, state] = (await findAddress('/faq')).split('&');
    const strange = [
      '/sayfa.js',
      `/sayfa.js?${state}`,
      '/sayfa.js?adres=%2Ffaq',
      '/sayfa.js?adres=%2Ffaq&hal=AAAAAAAAAAAAAAAA',
      ...[PRODUCT, '/faq.data', '/admin', '/products/yok', '/products?utm_source=x', '//faq', 'faq', '/sayfa.js'].map(
        (page) => `/sayfa.js?adres=${encodeURIComponent(page)}&${state}`,
      ),
    ];
    for (const address of strange) expect((await ask(site.url + address)).status, address).toBe(404);
  });
});
