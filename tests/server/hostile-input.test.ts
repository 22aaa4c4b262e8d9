import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const NASTY = [
  "'",
  "' or '1'='1",
  '";select pg_sleep(9);--',
  '%',
  '_',
  '\\',
  '\0',
  '../../etc/passwd',
  '#{7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '\u202e\ufffe\ud800',
  '9'.repeat(40),
  '-1',
  'x'.repeat(3000),
];
const encoded = NASTY.map((text) => encodeURIComponent(text.toWellFormed()));
/** Not valid percent-encoding, or encoded twice. Addresses are decoded before any query, on both engines alike. */
const BROKEN = ['%', '%ff%fe', '%c0%ae%c0%ae/', '%252e%252e%252fetc%252fpasswd'];
const TEXTS_ON = { sqlite: [...encoded, ...BROKEN], postgres: encoded };

describe.each(ENGINES)('hostile input on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let cookie = '';
  let own: TestDatabase | undefined;
  beforeAll(async () => {
    dataDir = await copySite('demo');
    own = engine === 'postgres' ? await copyDatabase('demo') : undefined;
    site = await startSite({
      DATA_DIR: dataDir,
      ...(own && { DATABASE_URL: own.url }),
    });
    cookie = await signInOverHttp(site.url);
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    ...['/products/', '/projects/', '/blogs/', '/images/', '/pictures/', '/sitemaps/', '/paylas/urun/', '/'],
    ...['/products?category=', '/products?sayfa=', '/gallery?tur=', '/blogs?sayfa=', '/ara?q=', '/?bulten='],
  ])('GET %s… is answered without an error', async (address) => {
    for (const text of TEXTS_ON[engine]) {
      const { status, body } = await ask(site.url + address + text);
      expect(status, address + text.slice(0, 60)).toBeLessThan(500);
      expect(body.includes('<script>alert(1)'), address + text).toBe(false);
    }
  });

  it.each([
    ...['/admin/products?q=', '/admin/projects?q=', '/admin/blogs?q=', '/admin/gallery?q=', '/admin/messages?q='],
    ...['/admin/activity?sayfa=', '/admin/messages/', '/admin/products/', '/admin/login?next='],
  ])('GET %s… signed in is answered without an error', async (address) => {
    for (const text of TEXTS_ON[engine]) {
      const { status, body } = await ask(site.url + address + text, { headers: { cookie } });
      expect(status, address + text.slice(0, 60)).toBeLessThan(500);
      expect(body.includes('<script>alert(1)'), address + text).toBe(false);
    }
  });

  it('a login and the forms take any text without an error', async () => {
    for (const text of NASTY.map((value) => value.toWellFormed())) {
      const login = await postForm(`${site.url}/admin/login`, { email: text, password: text });
      expect([400, 401, 429], text.slice(0, 60)).toContain(login.status);
      const contact = await postForm(`${site.url}/contact`, { name: text, email: text, phone: text, message: text });
      expect(contact.status, text.slice(0, 60)).toBe(400);
      const color = await postForm(`${site.url}/admin/colors`, { intent: text, name: text }, { cookie });
      expect(color.status, text.slice(0, 60)).toBeLessThan(500);
    }
  });

  it('a form sets the fields it has and no others', async () => {
    const title = `Fazladan alan ${engine}`;
    const extra = { id: 'x', created_at: '2001-01-01', author_id: 'x', search_text: 'x', is_published: 'on' };
    const fields = { title, content: '<p>Metin</p>', status: 'published', image_url: '', ...extra };
    expect((await postForm(`${site.url}/admin/blogs/new`, fields, { cookie })).status).toBe(302);
    const database = await openDatabase({ databaseUrl: own?.url, dataDir });
    const post = await database.db.selectFrom('blog_posts').selectAll().where('title', '=', title).executeTakeFirst();
    const admin = await database.db.selectFrom('user').select('id').executeTakeFirst();
    await database.close();
    expect(post).toMatchObject({ author_id: admin?.id, status: 'published', is_published: false });
    expect(post?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(post?.created_at.slice(0, 4)).not.toBe('2001');
    expect((await ask(`${site.url}/blogs/${post?.slug}`)).status).toBe(404);
  });
});

describe('the HTTP server', () => {
  let site: SiteProcess;
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await copySite('empty');
    site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  });
  afterAll(async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const sendRaw = async (text: string) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk) => (answer += chunk));
    socket.end(text);
    await once(socket, 'close');
    return answer;
  };

  it.each([
    [
      'both a length and chunks',
      'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n',
    ],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef'],
    ['a disguised encoding', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'X-A: a\r\n b: c\r\nContent-Length: 0\r\n\r\n'],
  ])('refuses a request with %s, and reads no second one out of it', async (_, rest) => {
    const answer = await sendRaw(`POST /contact HTTP/1.1\r\nHost: a\r\n${rest}`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toMatch(/\n\s+at /);
  });

  it.each([
    ...['/.git/HEAD', '/.git/config', '/.env', '/package.json', '/package-lock.json', '/server.ts', '/server/index.js'],
    ...[
      '/data/site.db',
      '/session-secret',
      '/../package.json',
      '/assets/../../server/index.js',
      '/%2e%2e/package.json',
    ],
    ...['/assets/', '/images/', '/pictures/', '/metrics/', '/api', '/admin/api', '/api/auth/sign-in/email'],
  ])('hands out nothing at %s', async (path) => {
    const { status, body, headers } = await ask(site.url + path);
    expect(status === 404 || (status === 302 && body.length === 0), `${status} ${headers.location}`).toBe(true);
  });

  it('has no methods beside those it uses', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'SEARCH']) expect((await ask(site.url, { method })).status).toBe(405);
    const options = await ask(`${site.url}/contact`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
