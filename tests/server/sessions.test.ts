import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import { Visitor } from '#tests/support/browser-cookies.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ask } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Passwords are hashed slowly on purpose.
vi.setConfig({ testTimeout: 60_000 });

let site: SiteProcess;
let dataDir = '';
let database: Database;
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  database = await openDatabase({ databaseUrl: undefined, dataDir });
});
afterAll(async () => {
  await database.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const signIn = async (headers: Record<string, string> = {}) => {
  const visitor = new Visitor(site.url, headers);
  await visitor.post('/admin/login', ADMIN);
  return visitor;
};
const isIn = async (visitor: Visitor) => (await visitor.get('/admin/dashboard')).status === 200;
const tokenOf = (visitor: Visitor) => /session_token=([^.;]+)/.exec(visitor.cookie)?.[1] ?? '';
const sessions = () => database.db.selectFrom('session').selectAll().execute();
const sessionOf = async (visitor: Visitor) => (await sessions()).find(({ token }) => token === tokenOf(visitor));

it('begins at a form that hides the password and leaves it to password managers', async () => {
  const admin = await signIn();
  const pages = [await new Visitor(site.url).get('/admin/login'), await admin.get('/admin/account')];
  const fields = pages.flatMap(({ body }) => body.toString().match(/<input[^>]*type="password"[^>]*>/g) ?? []);
  expect(fields.length).toBeGreaterThanOrEqual(4);
  for (const field of fields) {
    expect(field).toMatch(/autocomplete="(current|new)-password"/i);
    expect(field).not.toMatch(/maxlength|onpaste|readonly/i);
  }
});

it('has a random token of its own, and ends after a week without use', async () => {
  const admin = await signIn();
  expect(tokenOf(admin)).toMatch(/^[\w-]{32}$/);
  const { expiresAt } = (await sessionOf(admin)) ?? {};
  const days = (Date.parse(String(expiresAt)) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  expect(await isIn(admin)).toBe(true);
  await database.db
    .updateTable('session')
    .set({ expiresAt: daysAgo(0) })
    .where('token', '=', tokenOf(admin))
    .execute();
  expect(await isIn(admin)).toBe(false);
});

it('ends after thirty days however much it is used', async () => {
  const admin = await signIn();
  const makeOld = (days: number) =>
    database.db
      .updateTable('session')
      .set({ createdAt: daysAgo(days) })
      .where('token', '=', tokenOf(admin))
      .execute();
  await makeOld(29);
  expect(await isIn(admin)).toBe(true);
  await makeOld(31);
  expect(await isIn(admin)).toBe(false);
  expect(await sessionOf(admin)).toBeUndefined();
});

it('is a new one after each sign-in, and the one before it is gone', async () => {
  const admin = await signIn();
  const before = { cookie: admin.cookie, token: tokenOf(admin) };
  await admin.post('/admin/login', ADMIN);
  expect(tokenOf(admin)).not.toBe(before.token);
  expect((await sessions()).map(({ token }) => token)).not.toContain(before.token);
  const replayed = await ask(`${site.url}/admin/dashboard`, { headers: { cookie: before.cookie } });
  expect([replayed.status, await isIn(admin)]).toEqual([302, true]);
});

it('names the address of the connection, whatever headers a browser sends', async () => {
  const admin = await signIn({ 'x-client-address': '198.51.100.1', 'x-forwarded-for': '198.51.100.2' });
  expect((await sessionOf(admin))?.ipAddress).toBe('127.0.0.1');
});

it('is ended from another one only with the password', async () => {
  const [mine, lost] = [await signIn(), await signIn()];
  const end = async (current: string, which: string) =>
    (await mine.post('/admin/account', { intent: 'end-session', current, end: which })).status;
  const id = (await sessionOf(lost))?.id ?? '';
  expect(await end('yanlis-parola', id)).toBe(400);
  expect(await end('', 'others')).toBe(400);
  expect(await isIn(lost)).toBe(true);
  expect(await end(ADMIN.password, id)).toBe(200);
  expect(await isIn(lost)).toBe(false);
  const another = await signIn();
  expect(await end(ADMIN.password, 'others')).toBe(200);
  expect([await isIn(another), await isIn(mine)]).toEqual([false, true]);
});
