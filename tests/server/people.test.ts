import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { Visitor } from '#tests/support/browser-cookies.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { appCode } from '#tests/support/totp.ts';

// Passwords are hashed slowly on purpose.
vi.setConfig({ testTimeout: 60_000 });

const PATIENCE = { timeout: 20_000, interval: 100 };
const NEW = 'lodos-vapuru-iskele-martı';
const EXPIRED = 'Bu baglantinin suresi doldu. Yenisini isteyin.';

/** Without what differs from one request to the next. */
const shownIn = (body: Buffer) => body.toString().replace(/<script[\s\S]*?<\/script>/g, '');

describe.each(ENGINES)('people and forgotten passwords, on %s', (engine) => {
  let site: SiteProcess;
  let mail: MailServer;
  let dataDir = '';
  let own: TestDatabase | undefined;
  let last = 0;

  /** From another address each time, so that the limits do not interfere. */
  const visit = () => {
    last += 1;
    return new Visitor(site.url, { 'x-forwarded-for': `203.0.113.${last}` });
  };
  const signIn = async (who = ADMIN) => {
    const visitor = visit();
    expect((await visitor.post('/admin/login', who)).status).toBe(302);
    return visitor;
  };
  const inDatabase = async <T>(work: (db: Db) => Promise<T>) => {
    const { db, close } = await openDatabase({ databaseUrl: own?.url, dataDir });
    return work(db).finally(close);
  };
  /** The address in the newest mail to somebody, as the site's own path. */
  const linkTo = async (email: string, after = 0) => {
    const mailed = await vi.waitFor(() => {
      const all = mail.received.filter(({ to }) => to.includes(email));
      expect(all.length).toBeGreaterThan(after);
      return all.at(-1)?.raw ?? '';
    }, PATIENCE);
    const text = mailed.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\/admin\/new-password\?anahtar=[\w-]+/.exec(text) ?? [];
    return address.slice(site.url.length);
  };
  const mailsTo = (email: string) => mail.received.filter(({ to }) => to.includes(email)).length;

  beforeAll(async () => {
    dataDir = await copySite('empty');
    mail = await startMailServer();
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    site = await startSite({
      ...{ DATA_DIR: dataDir, DEMO_CONTENT: '0', TRUST_PROXY: '1', ...(own && { DATABASE_URL: own.url }) },
      SMTP_URL: mail.url,
    });
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    await mail.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('somebody who is invited sets a password and is in, as an Editör, without JavaScript', async () => {
    const admin = await signIn();
    const invited = await admin.post('/admin/people', {
      intent: 'invite',
      email: 'Zeynep@Example.com ',
      role: 'editor',
    });
    expect(invited.status).toBe(200);
    expect(shownIn(invited.body)).toContain('zeynep@example.com');
    // The link is shown only where no mail can be sent.
    expect(shownIn(invited.body)).not.toContain('anahtar=');
    const twice = await admin.post('/admin/people', { intent: 'invite', email: 'zeynep@example.com', role: 'editor' });
    expect([twice.status, shownIn(twice.body).includes('Bu adres zaten kayıtlı.')]).toEqual([409, true]);
    const address = await linkTo('zeynep@example.com');
    const zeynep = visit();
    const page = await zeynep.get(address);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
    expect(shownIn(page.body)).toContain('zeynep@example.com');
    for (const [fields, text] of [
      [{ wanted: 'kisa', again: 'kisa' }, 'Sifre cok kisa.'],
      [{ wanted: 'zeynepzeynep12', again: 'zeynepzeynep12' }, 'olusamaz'],
      [{ wanted: NEW, again: `${NEW}1` }, 'Iki sifre ayni degil.'],
    ] as const) {
      const refused = await zeynep.post(address, fields);
      expect([refused.status, shownIn(refused.body).includes(text)], text).toEqual([400, true]);
    }
    const answer = await zeynep.post(address, { wanted: NEW, again: NEW });
    expect([answer.status, answer.headers.location]).toEqual([302, '/admin/dashboard']);
    expect((await zeynep.get('/admin/dashboard')).status).toBe(200);
    expect((await zeynep.get('/admin/people')).status).toBe(403);
    const again = await visit().post(address, { wanted: `${NEW}2`, again: `${NEW}2` });
    expect([again.status, shownIn(again.body).includes(EXPIRED)]).toEqual([410, true]);
    expect(shownIn((await visit().get(address)).body)).toContain(EXPIRED);
  });

  it('a forgotten password: one answer for everybody, one mail, one use, and every session ends', async () => {
    const before = mailsTo(ADMIN.email);
    const old = await signIn();
    const ask = async (email: string) => {
      const { status, body, headers } = await visit().post('/admin/forgot', { email });
      return { status, page: shownIn(body).replaceAll(email, ''), cookie: headers['set-cookie'] };
    };
    const known = await ask(ADMIN.email);
    expect(known.status).toBe(200);
    expect(known.page).toContain('E-postanizi kontrol edin');
    expect(await ask('kimse@example.com')).toEqual(known);
    const address = await linkTo(ADMIN.email, before);
    expect(mailsTo('kimse@example.com')).toBe(0);

    const guessed = address.replace(/anahtar=.*/, `anahtar=${randomBytes(32).toString('base64url')}`);
    expect((await visit().post(guessed, { wanted: NEW, again: NEW })).status).toBe(410);

    const answers = await Promise.all(
      [1, 2, 3].map((n) => visit().post(address, { wanted: `${NEW}${n}`, again: `${NEW}${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 410, 410]);
    const winner = answers.findIndex(({ status }) => status === 302) + 1;
    expect((await old.get('/admin/dashboard')).status).toBe(302);
    expect((await visit().post('/admin/login', ADMIN)).status).toBe(401);
    await vi.waitFor(() => expect(mail.received.at(-1)?.raw).toContain('=C5=9Eifreniz'), PATIENCE);
    await signIn({ ...ADMIN, password: `${NEW}${winner}` });

    // Back, for the tests that follow.
    await visit().post('/admin/forgot', { email: ADMIN.email });
    const second = await linkTo(ADMIN.email, before + 2);
    expect((await visit().post(second, { wanted: ADMIN.password, again: ADMIN.password })).status).toBe(302);
  });

  it('an expired link, and one that a newer took the place of, open nothing', async () => {
    const admin = await signIn();
    const [{ id } = { id: '' }] = await inDatabase((db) =>
      db.selectFrom('user').select('id').where('email', '=', 'zeynep@example.com').execute(),
    );
    const before = mailsTo('zeynep@example.com');
    await admin.post('/admin/people', { intent: 'reset-link', id });
    const first = await linkTo('zeynep@example.com', before);
    await admin.post('/admin/people', { intent: 'reset-link', id });
    const second = await linkTo('zeynep@example.com', before + 1);
    expect((await visit().post(first, { wanted: NEW, again: NEW })).status).toBe(410);
    await inDatabase((db) => db.updateTable('sign_in_links').set({ expires_at: new Date().toISOString() }).execute());
    expect((await visit().post(second, { wanted: NEW, again: NEW })).status).toBe(410);
  });

  it('a reset leaves the second factor on: the code is asked for', async () => {
    const zeynep = await signIn({ email: 'zeynep@example.com', password: NEW });
    const setup = shownIn((await zeynep.post('/admin/account', { intent: 'code-begin', current: NEW })).body);
    const key = /Anahtar: (?:<!-- -->)?<code[^>]*>([A-Z2-7]+)</.exec(setup)?.[1] ?? '';
    await zeynep.post('/admin/account', { intent: 'code-confirm', code: appCode(key) });
    const before = mailsTo('zeynep@example.com');
    await visit().post('/admin/forgot', { email: 'zeynep@example.com' });
    const address = await linkTo('zeynep@example.com', before);
    const reset = visit();
    const answer = await reset.post(address, { wanted: `${NEW}-2`, again: `${NEW}-2` });
    expect([answer.status, shownIn(answer.body).includes('6 haneli')]).toEqual([200, true]);
    expect((await reset.get('/admin/dashboard')).status).toBe(302);
    expect((await zeynep.get('/admin/dashboard')).status).toBe(302);
    expect((await reset.post('/admin/login', { code: appCode(key, 1) })).status).toBe(302);
    expect((await reset.get('/admin/dashboard')).status).toBe(200);
  });

  it('a visitor can ask five times, and a mailbox gets three links an hour, whoever asks', async () => {
    const visitor = visit();
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push(await visitor.post('/admin/forgot', { email: 'kimse@example.com' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
    for (let i = 0; i < 5; i += 1) await visit().post('/admin/forgot', { email: 'zeynep@example.com' });
    const links = await vi.waitFor(async () => {
      const rows = await inDatabase((db) =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', 'password-reset')
          .where('recipient', '=', 'zeynep@example.com')
          .execute(),
      );
      expect(rows.length).toBeGreaterThanOrEqual(4);
      return rows;
    }, PATIENCE);
    // Two sent by a colleague, three asked for.
    expect(links.length).toBeLessThanOrEqual(5);
  });

  it('own row: nothing dangerous, and the last Yönetici stays one', async () => {
    const admin = await signIn();
    const people = await inDatabase((db) => db.selectFrom('user').select(['id', 'email']).execute());
    const idOf = (email: string) => people.find((one) => one.email === email)?.id ?? '';
    for (const intent of ['role', 'remove', 'sign-out'])
      expect((await admin.post('/admin/people', { intent, role: 'editor', id: idOf(ADMIN.email) })).status).toBe(409);
    const zeynep = idOf('zeynep@example.com');
    expect((await admin.post('/admin/people', { intent: 'role', id: zeynep, role: 'manager' })).status).toBe(200);
    expect((await admin.post('/admin/people', { intent: 'sign-out', id: zeynep })).status).toBe(200);
    expect((await admin.post('/admin/people', { intent: 'remove', id: zeynep })).status).toBe(200);
    expect((await admin.post('/admin/people', { intent: 'remove', id: zeynep })).status).toBe(404);
  });

  it('no token of a link is in the log, and staff see what was sent', async () => {
    await expect.poll(() => site.output()).toContain('/admin/new-password');
    expect(site.output()).not.toMatch(/anahtar/);
    const admin = await signIn();
    const list = shownIn((await admin.get('/admin/mail')).body);
    expect(list).toContain('Şifreniz değişti');
    expect(list).toContain('Gönderildi');
    const [{ id } = { id: '' }] = await inDatabase((db) =>
      db.selectFrom('outbox').select('id').where('kind', '=', 'password-changed').where('state', '=', 'sent').execute(),
    );
    const before = mail.received.length;
    expect((await admin.post('/admin/mail', { intent: 'resend', id })).status).toBe(200);
    await vi.waitFor(() => expect(mail.received.length).toBe(before + 1), PATIENCE);
  });
});

it('without a mail server the link is shown, the mail is listed, and the log says so', async () => {
  const dataDir = await copySite('empty');
  const site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  const visitor = new Visitor(site.url, {});
  await visitor.post('/admin/login', ADMIN);
  const invited = await visitor.post('/admin/people', { intent: 'invite', email: 'can@example.com', role: 'editor' });
  const [, path = ''] =
    /value="http:\/\/127\.0\.0\.1:\d+(\/admin\/new-password\?anahtar=[\w-]+)"/.exec(shownIn(invited.body)) ?? [];
  expect((await new Visitor(site.url, {}).post(path, { wanted: NEW, again: NEW })).status).toBe(302);
  await visitor.post('/admin/people', { intent: 'invite', email: 'elif@example.com', role: 'editor' });
  await vi.waitFor(async () => {
    expect(shownIn((await visitor.get('/admin/mail')).body)).toContain('Gönderilmedi');
  }, PATIENCE);
  const list = shownIn((await visitor.get('/admin/mail')).body);
  expect(list).toContain('E-posta sunucusu ayarlı değil');
  expect(list).toContain('yönetim paneline Editör olarak davet etti');
  expect(list).toContain('/admin/new-password?anahtar=•••');
  expect(list).not.toMatch(/anahtar=[\w-]/);
  const again = await visitor.post('/admin/mail.data', { intent: 'resend', id: randomUUID() });
  expect([again.status, again.body.toString()]).toEqual([409, expect.stringContaining('e-posta gönderilemedi')]);
  await site.stop();
  expect(site.output()).toContain('SMTP_URL is not set');
  await rm(dataDir, { recursive: true, force: true });
});
