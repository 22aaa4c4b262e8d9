import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Range } from '#tests/support/compat-data.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { listAddresses } from '#tests/support/route-table.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { findTooNewApis } from '#tests/support/used-apis.ts';
import { findTooNewHtml, HTML_SKIPPED, readInlinedScripts } from '#tests/support/used-html.ts';
import { findTooNewSyntax } from '#tests/support/used-syntax.ts';
import browsers from '../../browsers.json' with { type: 'json' };

// What stands in the HTML of every page: its elements, and the scripts that run before any file is fetched.

const SLUGS: Record<string, string> = {
  '/products/:slug': 'masif-deck-140',
  '/renkler/:slug': 'teak',
  '/projects/:slug': 'kandilli-yali-terasi',
  '/blogs/:slug': 'deck-altyapisi-nasil-hazirlanir',
};
/** Pages that show more with a query. */
const ASKED = [
  '/products?category=deck',
  '/ara?q=deck',
  '/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=6&boy=4',
  '/karsilastir?urun=masif-deck-140&urun=oluklu-deck-150',
  '/numune?urun=masif-deck-140&renk=teak',
];

/** Called in an inlined script only where the browser has it. */
const GUARDED: Record<string, string> = {
  'HTMLScriptElement.supports': 'called with ?.',
  requestIdleCallback: 'asked for with `in`; Safari has none',
};

type Page = { path: string; html: string };
let site: SiteProcess;
let dataDir = '';
let publicPages: Page[] = [];
let backOffice: Page[] = [];
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
  const addresses = await listAddresses((parameter, address) => SLUGS[address] ?? parameter);
  const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);
  const open = addresses.filter((path) => !isAdmin(path) && !/[:*]/.test(path));
  publicPages = await readPages([...open, ...ASKED]);
  const refused = await postForm(`${site.url}/contact`, { name: 'Ayşe' });
  publicPages.push({ path: 'POST /contact', html: refused.body.toString() });

  const signedOut = await readPages(['/admin/login', '/admin/forgot', '/admin/new-password']);
  const cookie = await signInOverHttp(site.url);
  const lists = await readPages(
    addresses.filter((path) => isAdmin(path) && !path.includes(':') && path !== '/admin/logout'),
    cookie,
  );
  const linked = lists.flatMap(({ html }) =>
    [...html.matchAll(/href="(\/admin\/[^"#?]+)/g)].map(([, path = '']) => path),
  );
  const ofRecords = addresses
    .filter((path) => isAdmin(path) && path.includes(':'))
    .flatMap((path) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
      return linked.find((link) => pattern.test(link) && !addresses.includes(link)) ?? [];
    });
  backOffice = [...signedOut, ...lists, ...(await readPages(ofRecords, cookie))];
}, 120_000);
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function readPages(paths: string[], cookie = ''): Promise<Page[]> {
  const pages: Page[] = [];
  for (const path of paths) {
    const { status, headers, body } = await ask(site.url + path, { headers: cookie ? { cookie } : {} });
    if (status === 200 && headers['content-type']?.includes('text/html')) pages.push({ path, html: body.toString() });
  }
  return pages;
}

it('every kind of page was read', () => {
  const paths = publicPages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/faq', '/products/masif-deck-140', '/tesekkurler', ...ASKED]));
  expect(paths.length).toBeGreaterThan(28);
  const screens = backOffice.map(({ path }) => path.replace(/[0-9a-f-]{36}/, 'ID'));
  expect(screens).toEqual(
    expect.arrayContaining(['/admin/login', '/admin/dashboard', '/admin/products/ID/edit', '/admin/blogs/ID/edit']),
  );
  expect(screens.length).toBeGreaterThan(30);
});

it('public pages: browsers of the plain range read and run what is inlined', () => {
  for (const range of [browsers.plainSite, browsers.site]) expectInRange(publicPages, range);
});

it('public pages: so do they with what every page fetches once it is loaded, and keep it', async () => {
  const [address = ''] = /\/baglanti\.js\?v=[\w-]{8}/.exec(publicPages[0]?.html ?? '') ?? [];
  const { headers, body } = await ask(site.url + address);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(body.toString()).toContain('Yeniden dene');
  for (const range of [browsers.plainSite, browsers.site]) expectCodeInRange(body.toString(), address, range);
});

it('public pages: elements and attributes are known, or what is shown without them is listed', () => {
  for (const range of [browsers.plainSite, browsers.site]) expectKnownHtml(publicPages, range);
});

it('the back-office: likewise in its range', () => {
  expectInRange(backOffice, browsers.backOffice);
  expectKnownHtml(backOffice, browsers.backOffice);
});

function expectInRange(pages: Page[], range: Range) {
  for (const { path, html } of pages) {
    const scripts = readInlinedScripts(html);
    expect(scripts.length, path).toBeGreaterThan(1);
    for (const code of scripts) expectCodeInRange(code, path, range);
  }
}

function expectCodeInRange(code: string, path: string, range: Range) {
  expect(findTooNewSyntax(code), path).toEqual([]);
  expect(
    findTooNewApis(code, range).filter((name) => !(name in GUARDED)),
    path,
  ).toEqual([]);
}

function expectKnownHtml(pages: Page[], range: Range) {
  for (const { path, html } of pages)
    expect(
      findTooNewHtml(html, range).filter((name) => !(name in HTML_SKIPPED)),
      path,
    ).toEqual([]);
}

it.each([
  ['<search><details name="a" open=""></details></search>', ['<details name>', '<search>']],
  ['<div popover="auto" inert="">', ['<div inert>', '<div popover>']],
  ['<script type="module">a()</script><input type="email" enterkeyhint="search"/>', []],
  [
    '<svg><image href="a"/></svg><dialog open></dialog><img loading="lazy" fetchpriority="high"/>',
    ['<img fetchpriority>'],
  ],
])('the check finds what is too new in %s', (html, found) => {
  expect(findTooNewHtml(html, { safari: '15.4', chrome: '99' })).toEqual(found);
});

it('the check reads the scripts that run, and no data', () => {
  const html =
    '<script type="application/json">{}</script><script>a()</script><script type="module" async="">b()</script>';
  expect(readInlinedScripts(html)).toEqual(['a()', 'b()']);
});
