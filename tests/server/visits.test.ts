import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// What /privacy says about counting, statement by statement. A stop stores what is in memory.

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const OTHER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0' };
const PRODUCT = '/products/masif-deck-140';

let dataDir = '';
let site: SiteProcess;
const settings = () => ({ DATA_DIR: dataDir });

beforeAll(async () => {
  dataDir = await copySite('demo');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  site = await startSite(settings());
});

/** Stops the site and says what it has counted since the last time, as `what subject color: count`. */
async function stopAndRead(): Promise<Record<string, number>> {
  await site.stop();
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db
    .selectFrom('daily_counts')
    .leftJoin('products', 'products.id', 'daily_counts.subject')
    .leftJoin('colors', 'colors.id', 'daily_counts.color_id')
    .select(['what', 'subject', 'products.slug as product', 'colors.slug as color', 'count'])
    .execute();
  await db.deleteFrom('daily_counts').execute();
  await close();
  const name = ({ what, subject, product, color }: (typeof rows)[number]) =>
    [what, product ?? subject, color].filter(Boolean).join(' ');
  return Object.fromEntries(rows.map((row) => [name(row), Number(row.count)]));
}

const tell = (ne: string, sayfa: string, headers: Record<string, string> = BROWSER) =>
  postForm(`${site.url}/sayac`, { ne, sayfa }, headers);

it('a visit and its pages are counted once for a person and a day, from the cache and not modified too', async () => {
  const first = await ask(site.url, { headers: BROWSER });
  for (const headers of [BROWSER, { ...BROWSER, 'if-none-match': String(first.headers.etag) }])
    await ask(site.url, { headers });
  await ask(`${site.url}/products?category=deck`, { headers: BROWSER });
  await ask(`${site.url}/products`, { headers: OTHER });
  await ask(site.url, { headers: { ...OTHER, 'if-none-match': String(first.headers.etag) } });
  expect(await stopAndRead()).toEqual({ visit: 2, 'page /': 2, 'page /products': 2 });
});

it('only pages that exist are counted, and only for people who look at them', async () => {
  const cookie = await signInOverHttp(site.url);
  const others: Record<string, string>[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.5.0' },
    {},
    { ...BROWSER, cookie },
    { ...BROWSER, 'sec-purpose': 'prefetch' },
  ];
  for (const headers of others) await ask(site.url, { headers });
  for (const path of ['/products/yok', '/blogs/yok', '/yok', '/admin/login', '/sitemap.xml', '/products.data'])
    await ask(site.url + path, { headers: BROWSER });
  await ask(site.url, { method: 'HEAD', headers: BROWSER });
  for (const page of ['/products/yok', '/yok', '/admin/login', '//example.com', 'x']) await tell('sayfa', page);
  for (const headers of others.slice(0, 4)) await tell('tel:', PRODUCT, headers);
  expect(await stopAndRead()).toEqual({});
});

it('presses on WhatsApp, telephone and mail are counted with product and colour, steps between pages as pages', async () => {
  const answer = await tell('https:', `${PRODUCT}?renk=teak`);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined]);
  for (const headers of [BROWSER, BROWSER, OTHER]) await tell('tel:', PRODUCT, headers);
  await tell('mailto:', '/contact');
  await tell('https:', '/renkler/teak');
  await tell('https:', '/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=4', OTHER);
  await tell('tel:', '/products/yok?renk=yok', OTHER);
  await tell('sayfa', PRODUCT);
  expect((await tell('javascript:', '/')).status).toBe(400);
  expect(await stopAndRead()).toEqual({
    'whatsapp masif-deck-140 teak': 2,
    'phone masif-deck-140': 2,
    mail: 1,
    'whatsapp teak': 1,
    phone: 1,
    visit: 1,
    [`page ${PRODUCT}`]: 1,
  });
});

it('messages, offers and samples are counted as they are stored', async () => {
  const person = { name: 'Ayşe Kaya', email: 'ayse@example.com', phone: '0532 555 01 23', message: 'Merhaba' };
  const send = (path: string, fields: Record<string, string>) => postForm(site.url + path, { ...person, ...fields });
  expect((await send('/contact', {})).status).toBe(303);
  expect((await send('/contact', {})).status).toBe(303);
  expect((await send('/contact?urun=masif-deck-140&renk=teak', {})).status).toBe(303);
  expect(await stopAndRead()).toEqual({ message: 1, 'offer masif-deck-140 teak': 1 });
});

it('the words of a search without result are kept from the second visitor on, and never a telephone number', async () => {
  const search = (q: string, headers: Record<string, string>) =>
    ask(`${site.url}/ara?${new URLSearchParams({ q })}`, { headers });
  await search('zürafa heykeli', BROWSER);
  await search('Zürafa Heykeli', BROWSER);
  for (const headers of [BROWSER, OTHER]) await search('0532 555 99 99', headers);
  expect(await stopAndRead()).toEqual({ 'page /ara': 2, visit: 2, search: 3 });
  site = await startSite(settings());
  for (const headers of [BROWSER, OTHER]) await search('zürafa heykeli', headers);
  expect(await stopAndRead()).toMatchObject({ search: 2, 'search zurafa heykeli': 1 });
});

it('neither the address nor the browser of a visitor is written anywhere, and no cookie is set', async () => {
  const headers = { 'user-agent': `${OTHER['user-agent']} Isaret/7`, 'x-forwarded-for': '203.0.113.77' };
  await site.stop();
  site = await startSite({ ...settings(), TRUST_PROXY: '1' });
  const page = await ask(site.url, { headers });
  await tell('tel:', PRODUCT, headers);
  expect(page.headers['set-cookie']).toBeUndefined();
  const log = site.output();
  await site.stop();
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  for (const text of [log, ...texts]) {
    expect(text.includes('203.0.113.77')).toBe(false);
    expect(text.includes('Isaret/7')).toBe(false);
  }
});

it('/privacy says so', async () => {
  const { body } = await ask(`${site.url}/privacy`);
  await site.stop();
  const text = body.toString();
  for (const sentence of [
    'ziyaretleri kendi sunucumuzda, çerez kullanmadan sayarız',
    'Bu toplamlarda IP adresi, tarayıcı bilgisi ya da kişiye verilmiş bir numara yoktur',
    'iki ayrı ziyaretçi ya da iki ayrı günde',
    'hiçbir yere yazılmaz, her gece yarısı ve sunucu yeniden başladığında yok olur',
    'oturum açmış çalışanlarımızın ziyaretleri sayılmaz',
  ])
    expect(text).toContain(sentence);
});
