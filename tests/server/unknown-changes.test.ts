import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '#tests/support/engines.ts';
import { postForm, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { listGuardedAddresses } from '#tests/support/route-table.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const LISTS = ['products', 'projects', 'blogs', 'gallery', 'messages', 'colors'].map((name) => `/admin/${name}`);
const ENGLISH = /Unexpected Server Error|Method Not Allowed|You made a (POST|PUT)|Application Error/;

/** Without React Router's data, which is not visible. */
const shownIn = (body: Buffer) => body.toString().replace(/<script[\s\S]*?<\/script>/g, '');

describe.each(ENGINES)('changes that no screen sends, on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let cookie = '';
  let own: TestDatabase | undefined;
  const post = (path: string, fields: Record<string, string>) => postForm(site.url + path, fields, { cookie });
  beforeAll(async () => {
    dataDir = await copySite('empty');
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', ...(own && { DATABASE_URL: own.url }) });
    cookie = await signInOverHttp(site.url);
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const unknown: Record<string, string>[] = [
    { intent: 'xyz', id: randomUUID() },
    { id: randomUUID() },
    {},
    { intent: 'delete' },
    { intent: 'delete', id: 'kimlik-degil' },
    { intent: 'bin' },
    { intent: 'turn-on', id: 'kimlik-degil' },
    { intent: 'set', field: 'title', value: 'Yeni', id: randomUUID() },
    { intent: 'undo', field: 'shown', values: '["belki"]', ids: randomUUID() },
    { intent: 'undo', field: 'shown', values: 'json degil', ids: randomUUID() },
  ];

  it.each(LISTS)('%s answers 400 with a Turkish sentence', async (list) => {
    // The list of messages shares its actions with one more address.
    for (const path of list === '/admin/messages' ? [list, `${list}/${randomUUID()}`] : [list])
      for (const fields of unknown) {
        const { status, body } = await post(path, fields);
        expect(`${path} ${JSON.stringify(fields)} ${status}`).toBe(`${path} ${JSON.stringify(fields)} 400`);
        expect(body.toString()).toMatch(/Sayfay[ıi] yenileyip yeniden deneyin/);
      }
  });

  it.each(LISTS)('%s answers 404 for a record that is gone', async (list) => {
    const { status } = await post(list, { intent: 'delete', id: randomUUID() });
    expect(status).toBe(404);
  });

  it('no address below /admin fails for them, or answers in English', async () => {
    const addresses = (await listGuardedAddresses(randomUUID())).filter((path) => path !== '/admin/logout');
    for (const address of addresses) {
      // The page's address leads to the same action and draws the page, too: there one of each outcome is enough.
      const outcomes = new Map<number, Record<string, string>>();
      for (const fields of unknown) {
        const { status } = await post(`${address}.data`, fields);
        expect([400, 404, 405, 409], `${address}.data ${JSON.stringify(fields)} answered ${status}`).toContain(status);
        if (!outcomes.has(status)) outcomes.set(status, fields);
        // There is no action that would read the others.
        if (status === 405) break;
      }
      for (const fields of outcomes.values()) {
        const { status, body } = await post(address, fields);
        const request = `${address} ${JSON.stringify(fields)}`;
        expect([400, 404, 405, 409], `${request} answered ${status}`).toContain(status);
        expect(shownIn(body), request).not.toMatch(ENGLISH);
      }
    }
  }, 60_000);

  it.each(['/sitemap.xml', '/robots.txt', '/feed.xml', '/healthz', '/llms.txt', '/admin/session'])(
    'POST %s is refused in Turkish',
    async (path) => {
      const { status, body } = await post(path, {});
      expect([status, body.toString()]).toEqual([405, 'Bu istek desteklenmiyor.']);
    },
  );
});
