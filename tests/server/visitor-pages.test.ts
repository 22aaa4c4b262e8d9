import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import budget from '../../budget.json' with { type: 'json' };

// Pages that visitors read are rendered without React Router's server; what it would have answered is the measure.

let site: SiteProcess;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function countLeft(): Promise<number> {
  const text = (await ask(`${site.url}/metrics`)).body.toString();
  return Number(/^visitor_pages_left_to_react_router_total (\d+)$/m.exec(text)?.[1]);
}

/** Forms lead to the page's own address, so that the queries below stand in pages, which length and ETag follow. */
async function read(path: string) {
  const { status, headers, body } = await ask(site.url + path);
  const { date: _, 'x-request-id': __, etag: ___, 'content-length': ____, ...lasting } = headers;
  return { status, headers: lasting, body: body.toString().replaceAll(/(?:\?|&amp;|&|\\u0026)(?:index|olcum)=/g, '') };
}

const withQuery = (path: string, name: string) => `${path}${path.includes('?') ? '&' : '?'}${name}=`;

it.each([
  // Any query makes /hesapla a page of one visitor.
  ...budget.pages.filter((path) => path !== '/hesapla'),
  '/products?category=fence&renk=teak&sayfa=1',
  '/products/masif-deck-140?renk=teak&gorsel=2',
  '/ara?q=deck%20%C5%9Fey',
  '/hesapla?tur=deck&en=3&boy=4',
  '/karsilastir?urun=masif-deck-140',
  '/numune/tesekkurler',
  '/tesekkurler',
  '/privacy',
  '/bulten?anahtar=yok',
  '/products/yok',
  '/projects/yok',
  '/blogs/yok',
  '/renkler/yok',
])('%s is what React Router would answer', async (path) => {
  const before = await countLeft();
  // A name that pages do not know, so that the page is not cached; the other has a meaning for React Router, which then answers.
  const own = await read(withQuery(path, 'olcum'));
  expect(await countLeft()).toBe(before);
  const theirs = await read(withQuery(path, 'index'));
  expect(await countLeft()).toBe(before + 1);
  expect(own).toEqual(theirs);
});

it('redirects, and pages of an address that has moved, are left to React Router', async () => {
  const before = await countLeft();
  const { status, headers } = await read('/products?sayfa=900');
  expect([status, headers.location]).toEqual([302, '/products']);
  expect(await countLeft()).toBe(before + 1);
});

it.each(['/*styles*/', '/*<styles>*/', '<!--$!-->', '<!--remembered-->'])(
  'a search for %s shows it, with the styles in their place',
  async (words) => {
    const { status, body } = await ask(`${site.url}/ara?q=${encodeURIComponent(words)}`);
    const [, title = ''] = /<title>(.*?)<\/title>/s.exec(body.toString()) ?? [];
    const [, styles = ''] = /<style id="page-styles"[^>]*>(.*?)<\/style>/s.exec(body.toString()) ?? [];
    expect([status, title.includes('{'), styles.includes('.wrap')]).toEqual([200, false, true]);
    expect(body.toString().match(/<footer[^>]*><div/g)).toHaveLength(1);
    expect(title).toContain(words.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  },
);
