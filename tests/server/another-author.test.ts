import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAdmin } from '#tests/support/add-admin.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { listGuardedAddresses } from '#tests/support/route-table.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { upload } from '#tests/support/upload.ts';

// Walks the whole route table signed in as an author who must not reach the post of another one.
const STRANGER = { email: 'baskasi@example.com', password: 'baskasinin-sifresi-2026' };
const title = `Gizli başlık ${randomUUID()}`;
const text = `gizli metin ${randomUUID()}`;

let site: SiteProcess;
let dataDir = '';
let owner = '';
let stranger = '';
let cover = '';
let id = '';
let addresses: string[] = [];

beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  await addAdmin({ DATA_DIR: dataDir }, STRANGER);
  owner = await signInOverHttp(site.url);
  stranger = await signInOverHttp(site.url, STRANGER);
  cover = JSON.parse((await upload(site.url, owner, await makeJpeg(), { purpose: 'blog' })).body.toString()).picture
    .src;
  const post = { title, content: `<p>${text}</p>`, image_url: cover, status: 'draft' };
  expect((await postForm(`${site.url}/admin/blogs/new`, post, { cookie: owner })).status).toBe(302);
  id = String(readRows('select id from blog_posts')[0]?.id);
  addresses = (await listGuardedAddresses(id)).flatMap((address) => [address, `${address}.data`]);
}, 60_000);
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function readRows(sql: string, ...values: string[]): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const rows = database.prepare(sql).all(...values);
  database.close();
  return rows;
}
const readPost = () => readRows('select * from blog_posts where id = ?', id)[0];
const read = async (path: string, cookie: string) =>
  (await ask(site.url + path, { headers: { cookie } })).body.toString();

it('its own author finds it in the list, the editor and the preview', async () => {
  expect(await read('/admin/blogs', owner)).toContain(title);
  expect(await read(`/admin/blogs/${id}/edit`, owner)).toContain(text);
  expect(await read(`/admin/preview/post/${id}`, owner)).toContain(text);
});

it('no page below /admin shows it to another author, nor its title: the audit trail tells only that a post was saved', async () => {
  expect(addresses).toEqual(expect.arrayContaining([`/admin/blogs/${id}/edit`, `/admin/blogs/${id}/edit.data`]));
  const asked = [
    ...addresses,
    `/admin/preview/post/${id}`,
    `/admin/blogs?q=${encodeURIComponent(title)}`,
    '/admin/blogs?sayfa=1',
  ];
  for (const address of asked) {
    const page = await read(address, stranger);
    expect(page.includes(text), `${address} shows the text`).toBe(false);
    const mayNameIt = address.includes('?q=');
    expect(page.includes(title) && !mayNameIt, `${address} shows the title`).toBe(false);
  }
  expect(await read(`/admin/blogs?q=${encodeURIComponent(title)}`, stranger)).not.toContain(`/admin/blogs/${id}/edit`);
});

it('no change below /admin, in whatever form and by whatever method, touches it', async () => {
  const before = readPost();
  const ofData = addresses.filter((address) => address.endsWith('.data'));
  const ofPages = addresses.filter((address) => !address.endsWith('.data'));
  const deletion = { intent: 'delete', id };
  const forms: Record<string, string>[] = [
    { intent: 'publish', id, is_published: 'true' },
    deletion,
    { intent: 'discard-image', image_url: cover, url: cover },
    { title: 'Ele geçirildi', content: '<p>x</p>', image_url: '', status: 'published', id, author_id: id },
  ];
  const attempts = [
    ...forms.flatMap((form) => ofData.map((address) => ({ method: 'POST', address, form }))),
    ...['PUT', 'PATCH', 'DELETE'].flatMap((method) => ofData.map((address) => ({ method, address, form: deletion }))),
    // The page's address leads to the same action and draws the page, too: there one form for each method is enough.
    ...['POST', 'DELETE'].flatMap((method) => ofPages.map((address) => ({ method, address, form: deletion }))),
  ];
  for (const { method, address, form } of attempts) {
    // Signing out would make the rest of the walk pointless.
    if (address.startsWith('/admin/logout')) continue;
    const headers = { cookie: stranger, 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await ask(site.url + address, { method, headers, body: new URLSearchParams(form).toString() });
    expect(status, `${method} ${address}`).not.toBe(401);
    expect(readPost(), `${method} ${address} ${JSON.stringify(form)}`).toEqual(before);
  }
  expect((await ask(site.url + cover)).status).toBe(200);
  expect(readRows('select * from activity where entity_id = ?', id)).toHaveLength(1);
}, 60_000);

it('the same changes by its own author succeed', async () => {
  const toggled = await postForm(
    `${site.url}/admin/blogs`,
    { intent: 'publish', id, is_published: 'true' },
    { cookie: owner },
  );
  expect([toggled.status, readPost()?.is_published]).toEqual([200, 1]);
  const deleted = await postForm(`${site.url}/admin/blogs`, { intent: 'delete', id }, { cookie: owner });
  expect([deleted.status, readPost()]).toEqual([200, undefined]);
  expect(await read('/admin/bin', owner)).toContain(title);
  expect(await read('/admin/bin', stranger)).not.toContain(title);
  for (const intent of ['restore', 'erase'])
    expect((await postForm(`${site.url}/admin/bin`, { intent, id }, { cookie: stranger })).status).toBe(404);
  const restored = await postForm(`${site.url}/admin/bin`, { intent: 'restore', id }, { cookie: owner });
  expect([restored.status, readPost()?.title]).toEqual([200, title]);
});
