import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ask, postForm, type RawResponse, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// As in production: the public address is https, and a proxy terminates TLS.
let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({
    DATA_DIR: dataDir,
    SITE_URL: 'https://www.example.com',
  });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => ask(site.url + path, { headers });
const firstIn = async (pattern: RegExp, page = '/products') =>
  pattern.exec((await get(page)).body.toString())?.[0] ?? '/not-found';

/** One response of each kind. */
const kinds: [string, () => Promise<RawResponse>][] = [
  ['a page', () => get('/')],
  ['a page of the back-office', () => get('/admin/dashboard', { cookie })],
  ['the data of a page', () => get('/products.data')],
  ['a redirect', () => get('/yok')],
  ['the way to the login', () => get('/admin/dashboard')],
  ['a built script', async () => get(await firstIn(/\/assets\/[\w.-]+\.js/))],
  ['the script for a lost connection', async () => get(await firstIn(/\/baglanti\.js\?v=[\w-]{8}/))],
  ['a built style sheet', async () => get(await firstIn(/\/assets\/[\w.-]+\.css/, '/admin/login'))],
  ['a font', async () => get(await firstIn(/\/assets\/[\w.-]+\.woff2/))],
  ['a drawing', () => get('/favicon.svg')],
  ['the icon that is asked for unasked', () => get('/favicon.ico')],
  ['a stored picture', () => get('/images/site/hero-terrace.jpg')],
  ['a picture made for a layout', async () => get(await firstIn(/\/pictures\/[0-9a-f]{32}\/\d+\.jpg/))],
  ['a share picture', () => get('/paylas/urun/masif-deck-140.jpg')],
  ['a file to save', () => get('/admin/messages/export.csv', { cookie })],
  ['a feed', () => get('/feed.xml')],
  ['the site map', () => get('/sitemap.xml')],
  ['the manifest', () => get('/site.webmanifest')],
  ['robots.txt', () => get('/robots.txt')],
  ['a check', () => get('/readyz')],
  ['what is not there', () => get('/assets/yok.js')],
  ['a refused change', () => postForm(`${site.url}/contact`, {}, { origin: 'https://evil.example' })],
  ['an unknown method', () => ask(site.url, { method: 'TRACE' })],
];

it.each(kinds)('%s carries every safety header', async (_, answer) => {
  const { headers, status } = await answer();
  expect(status).not.toBe(500);
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]));
  expect(policy.some((part) => part.startsWith('script-src') && part.includes('unsafe'))).toBe(false);
  // No page of another origin may read a response.
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it.each(kinds)('%s says what it is, and text says in which letters', async (_, answer) => {
  const { headers, body } = await answer();
  const type = String(headers['content-type'] ?? '');
  if (body.length > 0) expect(type).toMatch(/^[a-z]+\/[\w.+-]+/);
  if (/^text\/|xml/.test(type)) expect(type.toLowerCase()).toContain('charset=utf-8');
});

it('what is no page can run no script when it is opened on its own', async () => {
  for (const path of ['/images/site/hero-terrace.jpg', '/favicon.svg', '/feed.xml', '/products.data'])
    expect((await get(path)).headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
});

it('a stored picture has the name that we gave it, and a file to save is named too', async () => {
  const picture = await get('/images/site/hero-terrace.jpg');
  expect(picture.headers['content-disposition']).toBe('inline; filename="hero-terrace.jpg"');
  const file = await get('/admin/messages/export.csv', { cookie });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="mesajlar-\d{4}-\d\d-\d\d\.csv"$/);
});

it('nothing of the back-office is cached by a browser or a proxy', async () => {
  const pages = ['dashboard', 'account', 'messages', 'products', 'activity', 'session', 'messages/export.csv'];
  for (const path of [...pages, ...pages.slice(0, 4).map((page) => `${page}.data`)]) {
    const { status, headers } = await get(`/admin/${path}`, { cookie });
    expect([path, status, headers['cache-control']]).toEqual([path, 200, expect.stringContaining('no-store')]);
  }
});

it('every cookie is bound to this host and to https, out of reach of scripts and of other sites', async () => {
  const wrong = await postForm(`${site.url}/admin/login`, { email: ADMIN.email, password: 'yanlis-parola' });
  expect(wrong.headers['set-cookie']).toBeUndefined();
  const signedIn = await postForm(`${site.url}/admin/login`, ADMIN);
  const signedOut = await ask(`${site.url}/admin/logout`, { method: 'POST', headers: { cookie } });
  const cookies = [signedIn, signedOut].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  expect(cookies.length).toBeGreaterThan(2);
  for (const set of cookies) {
    expect(set).toMatch(/^__Host-kompozit\.\w+=/);
    for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(set.split('; '), set).toContain(attribute);
    expect(set).not.toMatch(/domain=/i);
  }
});
