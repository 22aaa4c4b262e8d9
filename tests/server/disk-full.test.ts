import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UPLOAD_FAILED } from '#app/shared/upload-rules.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { type SiteOnSmallDisk, startOnSmallDisk } from '#tests/support/small-disk.ts';
import { upload } from '#tests/support/upload.ts';

let disk: SiteOnSmallDisk;
beforeAll(async () => {
  disk = await startOnSmallDisk({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
}, 60_000);
afterAll(() => disk.stop());

const get = (path: string) => ask(disk.site.url + path);
const visitor = { name: 'Ali Veli', email: 'ali@example.com', phone: '0555 555 55 55' };
const contact = (message: string) => postForm(`${disk.site.url}/contact`, { ...visitor, message });
const subscribe = (email: string) => postForm(`${disk.site.url}/newsletter`, { email });

/** Reads the first column from a copy, because SQLite resolves the path and so misses the site's own mount. */
async function findRows(sql: string): Promise<unknown[]> {
  const copy = await mkdtemp(join(tmpdir(), 'disk-full-'));
  for (const name of ['site.db', 'site.db-wal']) await copyFile(join(disk.dataDir, name), join(copy, name));
  const database = new DatabaseSync(join(copy, 'site.db'));
  const rows = database.prepare(sql).all();
  database.close();
  await rm(copy, { recursive: true });
  return rows.map((row) => Object.values(row)[0]);
}

it('a full disk: visitors go on reading, every change is refused in Turkish, nothing acknowledged is lost, and room is enough to go on', async () => {
  const cookie = await signInOverHttp(disk.site.url);
  const addColor = (name: string) =>
    postForm(`${disk.site.url}/admin/colors`, { intent: 'add', name, hex_code: '#123456' }, { cookie });
  const products = (await get('/products')).body.toString();
  const picture = /\/pictures\/[0-9a-f]{32}\/\d+\.jpg/.exec(products)?.[0] ?? '';
  expect((await contact('Disk dolmadan önce')).headers.location).toBe('/tesekkurler');
  expect((await addColor('Dolmadan')).status).toBe(200);
  expect((await upload(disk.site.url, cookie, await makeJpeg())).status).toBe(200);
  const picturesBefore = await findRows('select path from pictures');

  expect((await get('/readyz')).status).toBe(200);

  await disk.fill();
  expect((await get('/healthz')).status).toBe(200);
  // The result is cached for a second.
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 5_000 }).toBe(503);
  expect((await get('/readyz')).body.toString()).toContain('database failed\n');
  expect((await get('/products')).body.toString()).toBe(products);
  // Not requested before, so that it is read from the database and rendered without being cached.
  expect((await get('/projects')).status).toBe(200);
  expect([(await get(picture)).status, (await get(picture)).status]).toEqual([200, 200]);

  const message = await contact('Disk doluyken');
  expect(message.status).toBe(503);
  expect(message.body.toString()).toContain('Bir hata oluştu. Lütfen tekrar deneyin.');
  expect(message.body.toString()).toContain('Disk doluyken');
  expect((await subscribe('dolu@example.com')).headers.location).toBe('/?bulten=olmadi#bulten');
  expect((await get('/?bulten=olmadi')).body.toString()).toContain('Kaydınızı şu anda alamadık.');
  const color = await addColor('Doluyken');
  expect([color.status, color.body.includes('<html lang="tr"')]).toEqual([500, true]);
  const refused = await upload(disk.site.url, cookie, await makeJpeg());
  expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([503, { error: UPLOAD_FAILED }]);
  const signIn = await postForm(`${disk.site.url}/admin/login`, { ...ADMIN });
  expect([signIn.status, signIn.body.includes('Giris yapilirken bir hata olustu')]).toEqual([500, true]);
  expect((await ask(`${disk.site.url}/admin/colors`, { headers: { cookie } })).body.includes('Dolmadan')).toBe(true);

  await disk.free();
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 5_000 }).toBe(200);
  expect((await contact('Disk doluyken')).headers.location).toBe('/tesekkurler');
  expect((await addColor('Yer açılınca')).status).toBe(200);
  expect((await upload(disk.site.url, cookie, await makeJpeg())).status).toBe(200);
  expect((await subscribe('yer@example.com')).headers.location).toBe('/?bulten=tamam#bulten');
  await signInOverHttp(disk.site.url);

  expect(await findRows('select message from messages order by created_at')).toEqual([
    'Disk dolmadan önce',
    'Disk doluyken',
  ]);
  const colors = await findRows('select name from colors');
  expect([colors.includes('Dolmadan'), colors.includes('Doluyken'), colors.includes('Yer açılınca')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await findRows('select email from newsletter_subscribers')).toEqual(['yer@example.com']);
  expect(await findRows('select path from pictures')).toHaveLength(picturesBefore.length + 1);
  expect(await findRows('pragma integrity_check')).toEqual(['ok']);
}, 60_000);
