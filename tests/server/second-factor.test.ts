import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { Visitor } from '#tests/support/browser-cookies.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { appCode } from '#tests/support/totp.ts';

// Passwords are hashed slowly on purpose.
vi.setConfig({ testTimeout: 60_000 });

// With a mandatory second factor, so that the first visit leads to its set-up.
let site: SiteProcess;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
    REQUIRE_SECOND_FACTOR: '1',
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

let key = '';
let backupCodes: string[] = [];
let last = 0;
/** From another address each time, so that the limits do not interfere. */
const visit = () => {
  last += 1;
  return new Visitor(site.url, { 'x-forwarded-for': `203.0.113.${last}` });
};
const halfway = async () => {
  const visitor = visit();
  const answer = await visitor.post('/admin/login', ADMIN);
  expect(answer.body.toString()).toContain('6 haneli');
  return visitor;
};
const isIn = async (visitor: Visitor) => (await visitor.get('/admin/dashboard')).status === 200;
const change = async (visitor: Visitor, fields: Record<string, string>) =>
  (await visitor.post('/admin/account', fields)).body.toString();

it('an admin without one gets to the account page and no further, by page, data or change', async () => {
  const admin = visit();
  expect((await admin.post('/admin/login', ADMIN)).status).toBe(302);
  const page = await admin.get('/admin/products');
  expect([page.status, page.headers.location]).toEqual([302, '/admin/account']);
  expect((await admin.get('/admin/products.data')).body.toString()).toContain('/admin/account');
  expect((await admin.post('/admin/colors', { intent: 'add', name: 'Siyah', hex_code: '#000000' })).status).toBe(403);
  expect((await admin.get('/admin/account')).body.toString()).toContain('Devam etmek için iki adımlı girişi açın.');

  const setup = await change(admin, { intent: 'code-begin', current: ADMIN.password });
  key = /Anahtar: (?:<!-- -->)?<code[^>]*>([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
  backupCodes = Array.from(setup.matchAll(/<li>([a-z0-9-]{27})<\/li>/g), (match) => match[1] ?? '');
  expect(backupCodes).toHaveLength(10);
  expect(await change(admin, { intent: 'code-confirm', code: '000000' })).toContain('Kod hatalı');
  expect(await change(admin, { intent: 'code-confirm', code: appCode(key) })).toContain('Açık');
  expect(await isIn(admin)).toBe(true);
});

it('a code of the app opens once: seen over a shoulder, it is of no use', async () => {
  const first = await halfway();
  expect(await isIn(first)).toBe(false);
  const code = appCode(key, 1);
  expect((await first.post('/admin/login', { code })).status).toBe(302);
  expect(await isIn(first)).toBe(true);
  const second = await halfway();
  expect((await second.post('/admin/login', { code })).status).toBe(401);
  expect(await isIn(second)).toBe(false);
});

it('a backup code opens once, however it is typed, and the database holds only hashes of them', async () => {
  const [code = ''] = backupCodes;
  const first = await halfway();
  expect((await first.post('/admin/login', { code: code.toUpperCase().replaceAll('-', ' ') })).status).toBe(302);
  expect(await isIn(first)).toBe(true);
  const second = await halfway();
  expect((await second.post('/admin/login', { code })).status).toBe(401);

  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const row = await database.db.selectFrom('twoFactor').select(['backupCodes', 'secret']).executeTakeFirstOrThrow();
  await database.close();
  const kept: string[] = JSON.parse(row.backupCodes);
  expect(kept).toHaveLength(9);
  expect(kept.every((entry) => /^[0-9a-f]{64}$/.test(entry))).toBe(true);
  expect(row.secret).not.toContain(key);
});

it('it is changed only by somebody who has both factors at hand', async () => {
  const admin = await halfway();
  await admin.post('/admin/login', { code: backupCodes[1] ?? '' });
  const end = (current: string, code: string) => change(admin, { intent: 'code-end', current, code });
  expect(await end('yanlis-parola', backupCodes[2] ?? '')).toContain('Mevcut şifre hatalı');
  expect(await end(ADMIN.password, '000000')).toContain('Kod hatalı');
  expect(await change(admin, { intent: 'code-begin', current: ADMIN.password })).toContain('zaten açık');
  expect(await isIn(admin)).toBe(true);
  const renewed = await change(admin, {
    intent: 'code-new-backups',
    current: ADMIN.password,
    code: backupCodes[2] ?? '',
  });
  const fresh = Array.from(renewed.matchAll(/<li>([a-z0-9-]{27})<\/li>/g), (match) => match[1] ?? '');
  expect(fresh).toHaveLength(10);
  expect(await end(ADMIN.password, fresh[0] ?? '')).toContain('Kapalı');
});

it('guessing is slowed after ten codes, from whatever the password alone allows', async () => {
  // The second factor is off by now, but the limit per address comes before every check.
  const guesser = visit();
  const answers = [];
  for (let i = 0; i < 11; i += 1) answers.push((await guesser.post('/admin/login', { code: `00000${i % 10}` })).status);
  expect(answers).toEqual([...Array(10).fill(401), 429]);
});
