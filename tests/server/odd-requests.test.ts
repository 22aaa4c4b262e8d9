import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { formHead, sendRaw } from '#tests/support/raw-http.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A bad request must not be logged as an error of the site. */
let saidBefore = 0;
beforeEach(() => {
  saidBefore = site.output().length;
});
afterEach(() => expect(site.output().slice(saidBefore)).not.toMatch(/"level":50|\bat .*\.js:\d+/));

/** The response to a request that Node's clients would not send. */
async function statusOf(text: string): Promise<number> {
  const connection = sendRaw(site.url, text);
  onTestFinished(() => void connection.socket.destroy());
  return connection.status();
}
const get = (target: string, host = 'localhost') =>
  statusOf(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=grens' };
const FORMS = [
  ...['/contact', '/newsletter', '/admin/login', '/admin/account', '/admin/colors'],
  ...['/admin/products', '/admin/products/new', '/admin/projects', '/admin/projects/new', '/admin/blogs'],
  ...['/admin/blogs/new', '/admin/gallery', '/admin/gallery/new', '/admin/messages'],
];

describe.each(FORMS)('%s', (path) => {
  it.each([
    ['an empty multipart form', MULTIPART, ''],
    ['a multipart form without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['a multipart form that is none', MULTIPART, 'no form'],
    ['a multipart form that breaks off', MULTIPART, '--grens\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'],
    ['a part without a name', MULTIPART, '--grens\r\ncontent-disposition: form-data\r\n\r\nb\r\n--grens--\r\n'],
  ])('answers %s with 400', async (_, headers, body) => {
    for (const address of [path, `${path}.data`]) {
      const answer = await ask(site.url + address, { method: 'POST', headers: { cookie, ...headers }, body });
      expect(answer.status, address).toBe(400);
    }
  });
});

it.each([
  ['/contact', 400],
  ['/newsletter', 303],
  ['/admin/login', 302],
  ['/admin/account', 400],
  ['/admin/colors', 400],
])('a post to %s without a body is a form without fields: %i', async (path, status) => {
  expect((await ask(site.url + path, { method: 'POST', headers: { cookie } })).status).toBe(status);
});

it('a visitor who goes away in the middle of a post is not answered, and no error', async () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=grens' };
  for (const headers of [{}, multipart])
    for (const path of ['/contact', '/admin/login', '/admin/uploads'])
      sendRaw(site.url, formHead(path, 1000, { cookie, ...headers }), 'half').socket.end();
  await expect.poll(() => site.output().match(/"status":499/g), { timeout: 15_000 }).toHaveLength(6);
});

describe('the host', () => {
  it.each(['a:99999', '1.2.3.999', '[:::]', '[::1', 'a..b:x', '%41', '1.2.3.4.5.6.', '\u00e4'])(
    '%s is refused',
    async (host) => {
      expect(await get('/admin/login', host)).toBe(400);
    },
  );

  it.each(['localhost', 'example.com:3000', '127.0.0.1:80', '[::1]:3000', 'xn--rn-xka.example'])(
    '%s is taken',
    async (host) => {
      expect(await get('/admin/login', host)).toBe(200);
    },
  );

  it('may be left out by HTTP/1.0 alone', async () => {
    expect(await statusOf('GET /admin/login HTTP/1.0\r\n\r\n')).toBe(200);
    expect(await statusOf('GET /admin/login HTTP/1.1\r\n\r\n')).toBe(400);
  });
});

describe('the target', () => {
  it.each(['http://localhost/admin/login', 'localhost', '*', '//localhost/', '/..//localhost', '/\\localhost'])(
    '%s is refused',
    async (target) => {
      expect(await get(target)).toBe(400);
    },
  );

  it('of OPTIONS may not be the server, and CONNECT has none', async () => {
    expect(await statusOf('OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe(400);
    expect(await statusOf('CONNECT localhost:443 HTTP/1.1\r\nHost: localhost\r\n\r\n')).toBe(0);
    expect(await get('/healthz')).toBe(200);
  });

  it.each([
    ['/%70roducts?sayfa=2', '/products?sayfa=2'],
    ['/products/../contact', '/contact'],
    ['/admin//login', '/admin/login'],
  ])('%s is redirected to %s', async (target, location) => {
    const connection = sendRaw(site.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await connection.status()).toBe(301);
    expect(connection.received()).toContain(`location: ${location}\r\n`);
  });
});

it.each(['/', '/favicon.svg', '/admin/login'])('GET %s with a body is refused', async (path) => {
  expect(await statusOf(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n`)).toBe(400);
});
