import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { readForms } from '#tests/support/html-forms.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// A change makes anew the pages that show it, each once, and leaves the others as they are. On PostgreSQL a second process
// is told of what the first one saves.

const PAGES = [
  '/',
  '/products',
  '/products/masif-deck-140',
  '/projects',
  '/gallery',
  '/renkler',
  '/blogs',
  '/feed.xml',
  '/about',
  '/privacy',
];

async function countRenders({ url }: SiteProcess): Promise<number> {
  const text = (await ask(`${url}/metrics`)).body.toString();
  return Number(/^page_cache_renders_total (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** Asks for every page twice, and returns those that were rendered. More than one render per page would show. */
async function findRendered(site: SiteProcess): Promise<string[]> {
  const rendered: string[] = [];
  for (const page of PAGES) {
    const before = await countRenders(site);
    for (let i = 0; i < 2; i += 1) expect((await ask(site.url + page)).status).toBe(200);
    for (let n = before; n < (await countRenders(site)); n += 1) rendered.push(page);
  }
  return rendered;
}

describe.each(ENGINES)('on %s', (engine) => {
  const sites: SiteProcess[] = [];
  const dataDirs: string[] = [];
  let own: TestDatabase | undefined;
  let database: Database;
  let cookie = '';
  beforeAll(async () => {
    own = engine === 'postgres' ? await copyDatabase('demo') : undefined;
    for (let number = 1; number <= (own ? 2 : 1); number += 1) {
      const dataDir = await copySite('demo');
      dataDirs.push(dataDir);
      sites.push(
        await startSite({
          DATA_DIR: dataDir,
          ...(own && { DATABASE_URL: own.url }),
          SESSION_SECRET: 'a-secret-that-both-processes-share-1234',
        }),
      );
    }
    database = await openDatabase({ databaseUrl: own?.url, dataDir: dataDirs[0] ?? '' });
    cookie = await signInOverHttp(sites[0]?.url ?? '');
    for (const site of sites) await findRendered(site);
  }, 120_000);
  afterAll(async () => {
    await database.close();
    for (const site of sites) await site.stop();
    await own?.drop();
    for (const dataDir of dataDirs) await rm(dataDir, { recursive: true, force: true });
  });

  const idOf = async (table: 'products' | 'projects' | 'gallery') =>
    (await database.db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id;
  const shownIdOf = async (table: 'colors' | 'blog_posts', flag: 'is_visible' | 'is_published') =>
    (await database.db.selectFrom(table).select('id').where(flag, '=', true).executeTakeFirstOrThrow()).id;
  const post = async (path: string, fields: Record<string, string>) => {
    const { status } = await postForm(`${sites[0]?.url}${path}`, fields, { cookie });
    expect([200, 302]).toContain(status);
  };

  const PRODUCT_PAGES = ['/', '/products', '/products/masif-deck-140', '/gallery', '/renkler'];
  const CHANGES: [what: string, shownOn: string[], save: () => Promise<void>][] = [
    [
      'a product that moved in the order',
      PRODUCT_PAGES,
      async () => post('/admin/products', { intent: 'move', id: await idOf('products'), by: '1' }),
    ],
    [
      'a deleted project',
      ['/', '/products/masif-deck-140', '/projects', '/renkler'],
      async () => post('/admin/projects', { intent: 'delete', id: await idOf('projects') }),
    ],
    [
      'a deleted picture of the gallery',
      ['/gallery'],
      async () => post('/admin/gallery', { intent: 'delete', id: await idOf('gallery') }),
    ],
    [
      'a hidden colour',
      PRODUCT_PAGES,
      async () =>
        post('/admin/colors', { intent: 'show', id: await shownIdOf('colors', 'is_visible'), is_visible: 'false' }),
    ],
    [
      'a withdrawn post',
      ['/blogs', '/feed.xml'],
      async () =>
        post('/admin/blogs', {
          intent: 'publish',
          id: await shownIdOf('blog_posts', 'is_published'),
          is_published: 'false',
        }),
    ],
    ['a new phone number of the company', PAGES, savePhone],
    ['somebody who signs in', [], async () => void (await signInOverHttp(sites[0]?.url ?? ''))],
  ];

  it.each(CHANGES)('%s', async (_, shownOn, save) => {
    const [one, two] = sites;
    await save();
    expect(one && (await findRendered(one))).toEqual(shownOn);
    if (!two) return;
    const rendered: string[] = [];
    // The notification comes over another connection than the write, so that the test has to poll.
    for (let tries = 0; tries < 20 && rendered.length < shownOn.length; tries += 1)
      rendered.push(...(await findRendered(two)));
    expect(rendered.sort()).toEqual([...shownOn].sort());
    expect(await findRendered(two)).toEqual([]);
  });

  async function savePhone() {
    const page = await ask(`${sites[0]?.url}/admin/site/firma`, { headers: { cookie } });
    const fields = readForms(page.body.toString()).find((form) => 'phone' in form.fields)?.fields ?? {};
    const { 'showroomHours.6.open': _, 'workingHours.6.open': __, overwrite: ___, ...open } = fields;
    await post('/admin/site/firma', { ...open, address: 'Örnek Mah. No: 12', phone: '+90 216 555 77 88' });
  }
});
