import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// The screens of the history and the bin, asked of the built server.

let site: SiteProcess;
let dataDir = '';
let cookie = '';
const post = (path: string, fields: Record<string, string>) => postForm(site.url + path, fields, { cookie });
const read = async (path: string) => (await ask(site.url + path, { headers: { cookie } })).body.toString();
const shown = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->/g, '');

function findOne(query: string, ...values: string[]): Record<string, unknown> | undefined {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true, timeout: 5000 });
  const row = database.prepare(query).get(...values);
  database.close();
  return row;
}

beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  cookie = await signInOverHttp(site.url);
}, 60_000);
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const basics = { title: 'Masif Deck', slug: 'masif-deck', category: 'deck', display_order: '1', is_active: 'on' };

it('a product’s history tells words, is looked at as a page, and is brought back with a way back', async () => {
  await post('/admin/products/new', { ...basics, description: 'Teras için masif zemin profili.' });
  const id = String(findOne('select id from products')?.id);
  const form = await read(`/admin/products/${id}/edit`);
  expect(form).toContain(`/admin/history/product/${id}`);
  const version = /name="version" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const changed = { ...basics, description: 'Teras için dolu gövdeli zemin profili.', version };
  expect((await post(`/admin/products/${id}/edit`, changed)).status).toBe(302);

  const page = shown(await read(`/admin/history/product/${id}`));
  expect(page).toContain('<del>masif</del>');
  expect(page).toMatch(/<ins>dolu gövdeli<\/ins>/);
  expect(page).toContain('Oluşturuldu');
  expect(page).toContain('alan gösterilmiyor');

  const old = await ask(`${site.url}/admin/history/product/${id}/1`, { headers: { cookie } });
  expect([old.status, shown(old.body.toString()).includes('Teras için masif zemin')]).toEqual([200, true]);
  expect(await read('/products/masif-deck')).toContain('dolu gövdeli');

  const reverted = await post(`/admin/history/product/${id}`, { intent: 'revert', number: '1' });
  expect([reverted.status, reverted.headers.location]).toEqual([302, `/admin/history/product/${id}`]);
  expect(findOne('select description from products')?.description).toBe('Teras için masif zemin profili.');
  expect((await post(`/admin/history/product/${id}`, { intent: 'revert', number: '2' })).status).toBe(302);
  expect(await read('/products/masif-deck')).toContain('dolu gövdeli');
});

it.each([
  ['/admin/history/product/kimlik', 404],
  ['/admin/history/baska/0b0a6f5e-6a57-4c7e-9c3e-2f1f0a3d9b11', 404],
  ['/admin/history/site/0b0a6f5e-6a57-4c7e-9c3e-2f1f0a3d9b11', 404],
  ['/admin/bin/0b0a6f5e-6a57-4c7e-9c3e-2f1f0a3d9b11', 404],
])('%s answers %d', async (path, status) => {
  expect((await ask(site.url + path, { headers: { cookie } })).status).toBe(status);
});

it('a deleted product is in the bin, shown there, and comes back under a free address, which is told', async () => {
  const id = String(findOne('select id from products')?.id);
  await post('/admin/products', { intent: 'delete', id });
  expect((await ask(`${site.url}/products/masif-deck`)).status).toBe(404);
  const list = shown(await read('/admin/bin'));
  expect(list).toContain('Masif Deck');
  expect(list).toContain('30 gün sonra kalıcı silinir');
  expect(shown(await read(`/admin/bin/${id}`))).toContain('Teras için dolu gövdeli zemin profili.');
  await post('/admin/products/new', { ...basics, description: 'Yenisi.' });
  const restored = await post('/admin/bin.data', { intent: 'restore', id });
  expect([restored.status, restored.body.toString()]).toEqual([
    200,
    expect.stringContaining('Adresi kullanıldığı için /products/masif-deck-2 olarak geri yüklendi.'),
  ]);
  expect((await ask(`${site.url}/products/masif-deck-2`)).status).toBe(200);
  expect((await post('/admin/bin', { intent: 'restore', id })).status).toBe(404);
});

it('the company’s facts have a history too', async () => {
  const row = findOne("select id from versions where entity = 'site'");
  expect(row).toBeUndefined();
  expect(await read('/admin/site/firma')).not.toContain('/admin/history/site/');
});
