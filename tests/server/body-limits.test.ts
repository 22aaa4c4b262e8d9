import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ask, FORM, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { formHead, sendRaw } from '#tests/support/raw-http.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { upload } from '#tests/support/upload.ts';

const LARGE = 5_900_000;

let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', TRUST_PROXY: '1' });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends only the headers of a post; the connection is closed after the test. */
function begin(path: string, bytes: number, headers: Record<string, string> = {}) {
  const connection = sendRaw(site.url, formHead(path, bytes, headers));
  onTestFinished(() => void connection.socket.destroy());
  return connection;
}

it.each([
  ['/admin/login', 413],
  ['/admin/LOGIN', 413],
  ['/Admin/login', 413],
  ['/admin/login/', 413],
  ['/admin/login.data', 413],
  ['/admin/LOGIN.data', 413],
  ['/admin/unknown', 413],
  ['/contact', 413],
  ['/admin/%6cogin', 400],
  ['/admin/./login', 400],
  ['/admin/%2e/login', 400],
  ['/admin/../contact', 400],
  ['/admin/%2E%2e/contact', 400],
  ['/admin/x/../login', 400],
  ['/admin//login', 400],
  ['/admin\\login', 400],
  ['/admin/uploads/../login', 400],
  ['/admin/uploads', 401],
  ['/admin/UPLOADS', 401],
  ['/admin/products/new', 401],
  ['/admin/products/new.data', 401],
])('a stranger who begins to post 5.9 MB to %s is answered %i before sending any of it', async (path, status) => {
  expect(await begin(path, LARGE).status()).toBe(status);
});

it('a session that is not ours opens nothing', async () => {
  const forged = `${cookie.split('=')[0]}=${'x'.repeat(32)}.${'A'.repeat(43)}%3D`;
  expect(await begin('/admin/products/new', LARGE, { cookie: forged }).status()).toBe(401);
});

it('staff may send a long post', async () => {
  const content = `<p>${'uzun metin '.repeat(15_000)}</p>`;
  const fields = { title: 'Uzun yazı', content, status: 'draft', image_url: '' };
  expect((await postForm(`${site.url}/admin/blogs/new`, fields, { cookie })).status).toBe(302);
});

it('staff of one office may upload twelve pictures of nearly 5 MB at once', async () => {
  const jpeg = await makeJpeg();
  const picture = Buffer.concat([jpeg, Buffer.alloc(4.9 * 1024 * 1024 - jpeg.length)]);
  const answers = await Promise.all(Array.from({ length: 12 }, () => upload(site.url, cookie, picture)));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
}, 60_000);

it('unfinished posts are bounded per client, do not hold up other clients, and give their place back', async () => {
  const post = async (address: string) => {
    const headers = { ...FORM, 'x-forwarded-for': address };
    return (await ask(`${site.url}/contact`, { method: 'POST', headers, body: 'name=' })).status;
  };
  const begun = Array.from({ length: 25 }, () => begin('/contact', 100_000, { 'x-forwarded-for': '203.0.113.1' }));
  expect(await Promise.race(begun.map((connection) => connection.status()))).toBe(429);
  expect(begun.filter(({ received }) => received() === '')).toHaveLength(24);
  expect(await post('203.0.113.2')).toBe(400);
  for (const { socket } of begun) socket.destroy();
  await expect.poll(() => post('203.0.113.1'), { timeout: 15_000 }).toBe(400);
});

it('unfinished posts of many clients are bounded in their sum, and staff can still upload', async () => {
  const begun = Array.from({ length: 160 }, (_, i) =>
    begin('/contact', 128 * 1024, { 'x-forwarded-for': `203.0.113.${i % 16}` }),
  );
  const refused = () => begun.filter(({ received }) => received().startsWith('HTTP/1.1 503'));
  await expect.poll(() => refused().length, { timeout: 15_000 }).toBe(32);
  expect((await upload(site.url, cookie, await makeJpeg({ width: 2400, height: 1800 }))).status).toBe(200);
});
