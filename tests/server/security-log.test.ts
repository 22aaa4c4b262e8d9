import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
let lines: Record<string, unknown>[] = [];
const SECRET_SEARCH = 'sadece-ziyaretcinin-bildigi';
const FROM = { 'x-forwarded-for': '203.0.113.7' };

// First the requests of an attacker and a visitor; the log is read after the site has ended, when it is complete.
beforeAll(async () => {
  dataDir = await copySite('empty');
  const gone = { CONTACT_FORM_URL: `http://127.0.0.1:${await findFreePort()}/` };
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', TRUST_PROXY: '1', ...gone });
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    postForm(site.url + path, fields, { ...FROM, ...headers });

  for (let i = 0; i < 6; i += 1) await post('/admin/login', { email: ADMIN.email, password: `yanlis-${i}` });
  await post('/admin/login', { email: 'my-password-in-the-wrong-field', password: 'x' });
  await post('/admin/login', { code: '123456' });
  await post('/admin/colors', { intent: 'delete' });
  await post('/admin/login', ADMIN, { origin: 'https://evil.example' });
  const message = { name: 'Ali', email: 'ali@example.com', phone: '0555', message: 'Merhaba', website: 'spam' };
  await post('/contact', message);
  for (let i = 0; i < 4; i += 1) await post('/contact', { ...message, website: '', message: `Merhaba ${i}` });
  for (let i = 0; i < 6; i += 1) await post('/newsletter', { email: `a${i}@example.com` });
  await ask(`${site.url}/ara?q=${SECRET_SEARCH}`, { headers: FROM });
  await ask(`${site.url}/a%0a%7B%22level%22%3A30%2C%22event%22%3A%22forged%22%7D`, { headers: FROM });
  await ask(`${site.url}/"},{"event":"forged`, { headers: FROM });
  const cookie = await signInOverHttp(site.url);
  await ask(`${site.url}/admin/blogs/0b0a6f5e-6a57-4c7e-9c3e-2f1f0a3d9b11/edit`, { headers: { cookie } });
  await site.stop();
  lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const events = (event: string) => lines.filter((line) => line.event === event);

it.each([
  ['sign_in_failed', { account: ADMIN.email, address: '203.0.113.7' }],
  ['sign_in_limited', { account: ADMIN.email, address: '203.0.113.7' }],
  ['code_failed', { address: '203.0.113.7' }],
  ['access_refused', { method: 'POST', path: '/admin/colors', admin: 'nobody', address: '203.0.113.7' }],
  ['access_refused', { method: 'GET', admin: ADMIN.email }],
  ['request_refused', { status: 403, path: '/admin/login', address: '203.0.113.7' }],
  ['form_trapped', { form: 'contact', address: '203.0.113.7' }],
  ['form_limited', { form: 'contact', address: '203.0.113.7' }],
  ['form_limited', { form: 'newsletter', address: '203.0.113.7' }],
  ['signed_in', { account: ADMIN.email, factors: 'password' }],
])('tells of %s: when, from where, what, and the request it belongs to', (event, facts) => {
  const found = events(event).find((line) => Object.entries(facts).every(([name, value]) => line[name] === value));
  expect(found, JSON.stringify(events(event))).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    request: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  // The access log has the same id.
  expect(lines.some((line) => line.request === found?.request && line.status !== undefined)).toBe(true);
});

it('tells why something that it depends on could not be reached', () => {
  const failed = lines.find((line) => line.msg === 'the form service could not be reached');
  expect(failed?.reason).toContain('ECONNREFUSED');
});

it('holds no password, no cookie, no search word, and no message of a visitor', () => {
  const output = site.output();
  for (const secret of ['yanlis-', ADMIN.password, 'my-password-in', 'session_token', SECRET_SEARCH, 'ali@example.com'])
    expect(output, secret).not.toContain(secret);
});

it('cannot be written into from outside: an address stays inside its own line', () => {
  expect(events('forged')).toEqual([]);
  expect(lines.filter((line) => String(line.path).includes('forged')).length).toBeGreaterThan(0);
});

it("holds a visitor's address in the lines of such events alone", () => {
  for (const line of lines.filter((entry) => JSON.stringify(entry).includes('203.0.113.7')))
    expect(line.event, JSON.stringify(line)).toBeDefined();
});
