import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
  });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = { cookie }) => ask(site.url + path, { headers });

it('a chapter is read, and found without JavaScript', async () => {
  expect((await get('/admin/help/telefon-numarasi')).body.toString()).toContain('Telefon numarasını değiştirmek');
  const found = await get('/admin/help?q=telefon+degisti');
  expect(found.body.toString()).toContain('href="/admin/help/telefon-numarasi"');
  const nothing = (await get('/admin/help?q=z%C3%BCrafa')).body.toString();
  expect(nothing).toContain('Bunun anlatımı henüz yok. Bize yazın, ekleyelim.');
  expect((await get('/admin/help/yok')).status).toBe(404);
});

it('its pictures are for signed-in staff, and nothing else is read from the disk', async () => {
  const picture = await get('/admin/help/resim/yeni-urun-dugmesi.webp');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await get('/admin/help/resim/yeni-urun-dugmesi.webp', {})).status).toBe(302);
  for (const file of ['yok.webp', '..%2F..%2Fpackage.json', 'package.json'])
    expect((await get(`/admin/help/resim/${file}`)).status).toBe(404);
});

it('a screen links to its chapter, and an empty list to its first step', async () => {
  const page = (await get('/admin/projects')).body.toString();
  expect(page.match(/href="\/admin\/help\/projeler"/g)).toHaveLength(2);
  expect(page).toContain('Rehberi oku');
});
