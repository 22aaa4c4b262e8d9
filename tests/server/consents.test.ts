import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FORM_CONSENTS } from '#app/features/consents/consent.ts';
import { CONSENT_TEXT } from '#app/features/newsletter/consent.ts';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const VISITOR = { name: 'Selin Arslan', email: 'selin@example.com', phone: '0535 555 01 77', elapsed: '9000' };

let site: SiteProcess;
let mail: MailServer;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  mail = await startMailServer();
  site = await startSite({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@example.com',
  });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site?.stop();
  await mail?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function withRows<T>(read: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}
const consentOf = (email: string) =>
  withRows((db) => db.selectFrom('consents').selectAll().where('email', '=', email).executeTakeFirst());
const isListed = (email: string) =>
  withRows(async (db) =>
    (await db.selectFrom('newsletter_subscribers').select('email').execute()).some((row) => row.email === email),
  );
/** As a visitor reads it. */
const shown = async (path: string) =>
  (await ask(site.url + path)).body
    .toString()
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'");
/** Soft line ends and encoded signs of the mail undone. */
const decode = (raw: string) =>
  raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
async function receivedBy(email: string): Promise<string> {
  await expect.poll(() => mail.received.some(({ to }) => to.includes(email)), { timeout: 20_000 }).toBe(true);
  return mail.received.find(({ to }) => to.includes(email))?.raw ?? '';
}

it.each([
  ['/', CONSENT_TEXT],
  ['/contact', FORM_CONSENTS.contact],
  ['/about', FORM_CONSENTS.contact],
  ['/numune', FORM_CONSENTS.samples],
])('%s shows the very words that are stored as agreed to', async (path, text) => {
  expect(await shown(path)).toContain(text);
});

it('a sent form leaves its consent with time, address, words and page, and no cookie', async () => {
  const before = new Date().toISOString();
  const answer = await postForm(`${site.url}/about`, { ...VISITOR, message: 'Merhaba' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  const consent = await consentOf(VISITOR.email);
  expect(consent).toMatchObject({
    purpose: 'contact',
    phone: VISITOR.phone,
    status: 'given',
    text: FORM_CONSENTS.contact,
    page: '/about',
  });
  expect(consent?.given_at && consent.given_at >= before).toBe(true);
  const [message] = await withRows((db) => db.selectFrom('messages').select(['id', 'source']).execute());
  expect(message).toEqual({ id: consent?.message_id, source: '{"page":"/about"}' });
  // And the company is told by mail.
  expect(await receivedBy('info@example.com')).toContain('Reply-To: selin@example.com');
});

it('a newsletter address is on the list after its owner has pressed the link, and off it by one press or one request', async () => {
  const settings = { message: '', offer: '', sample: '', double_opt_in: 'on', updated_at: 'never-edited' };
  expect((await postForm(`${site.url}/admin/site/bildirimler`, settings, { cookie })).status).toBe(302);
  const email = 'abone@example.com';
  const answer = await postForm(`${site.url}/newsletter`, { email, elapsed: '9000' });
  expect(JSON.parse(answer.body.toString())).toEqual({ ok: true, text: 'Teşekkürler, kaydınızı aldık.' });
  expect(await isListed(email)).toBe(false);

  const raw = await receivedBy(email);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const [link = ''] = /https?:\/\/[^\s<>"]*\/bulten\?k=[\w.-]+/.exec(decode(raw)) ?? [];
  expect(raw.replace(/\r?\n\s+/g, ' ')).toMatch(/^List-Unsubscribe: <[^>]*\/bulten\?k=/m);
  const page = site.url + link.slice(link.indexOf('/bulten'));

  // Mail programs open links ahead of their readers: that changes nothing.
  expect((await ask(page)).body.toString()).toContain('Aboneliğimi onayla');
  expect(await isListed(email)).toBe(false);
  expect((await postForm(page, { intent: 'confirm' })).status).toBe(200);
  expect(await isListed(email)).toBe(true);
  expect((await ask(page)).headers['cache-control']).toContain('no-store');

  expect((await postForm(page, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  expect(await isListed(email)).toBe(false);
  expect(await consentOf(email)).toMatchObject({ status: 'withdrawn', withdrawn_by: 'link' });
  expect((await ask(page)).body.toString()).toContain('Aboneliğiniz bitti');
});

it.each(['', '?k=', '?k=x', '?k=00000000-0000-4000-8000-000000000000.abc'])(
  '/bulten%s is no link of ours',
  async (query) => {
    const page = await ask(`${site.url}/bulten${query}`);
    expect([page.status, page.body.toString().includes('Bu bağlantı geçerli değil')]).toEqual([404, true]);
    expect((await postForm(`${site.url}/bulten${query}`, { intent: 'withdraw' })).status).toBe(404);
  },
);

it('/privacy says what is kept of a message and of a consent, and for how long', async () => {
  const text = await shown('/privacy');
  for (const statement of [
    'yalnızca o sitenin adı (örneğin google.com), adresi ya da aradığınız sözler değil',
    'Bir formu gönderirken kabul ettiğiniz metin, zamanı ve sayfası',
    'Bir mesaj silindiğinde notları, işlem kayıtları, onay kaydı ve onun için gönderilen e-postalar da silinir.',
    'Gönderdiğimiz e-postaların kopyaları en geç 90 gün sonra silinir.',
    'çıkmak için her e-postadaki bağlantıya basmanız ya da bize yazmanız yeterlidir',
    'çıktığınız günden itibaren üç yıl saklarız',
    'onaylanmayan adresler yedi gün sonra silinir',
  ])
    expect(text).toContain(statement);
});
