import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '#tests/support/browser-cookies.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Started without ADMIN_PASSWORD the site prints a generated password, valid for the first sign-in only.
let site: SiteProcess;
let dataDir = '';
let admin: Visitor;
let printed = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'generated-password-'));
  const address = { SITE_URL: 'https://www.example.com', ADMIN_EMAIL: 'ayse@example.com' };
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', ...address });
  printed = /Password \(shown once\) (\S+)/.exec(site.output())?.[1] ?? '';
  admin = new Visitor(site.url);
  await admin.post('/admin/login', { email: 'ayse@example.com', password: printed });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const change = async (wanted: string) =>
  (await admin.post('/admin/account', { intent: 'password', current: printed, wanted, again: wanted })).body.toString();

it('a printed password opens nothing but the page to change it', async () => {
  expect(printed).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const page = await admin.get('/admin/messages');
  expect([page.status, page.headers.location]).toEqual([302, '/admin/account']);
  expect((await admin.get('/admin/messages/export.csv')).status).toBe(302);
  expect((await admin.post('/admin/colors', { intent: 'add', name: 'Siyah', hex_code: '#000000' })).status).toBe(403);
  expect((await admin.get('/admin/account')).body.toString()).toContain('size verilen şifreyi değiştirin');
});

it('it cannot be kept; with a new one everything opens', async () => {
  expect(await change(printed)).toContain('eskisinden farklı olmalıdır');
  expect((await admin.get('/admin/messages')).status).toBe(302);
  expect(await change('kestane rengi kapılar 7')).not.toContain('size verilen şifreyi değiştirin');
  expect((await admin.get('/admin/messages')).status).toBe(200);
});
