import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { Visitor } from '#tests/support/browser-cookies.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

vi.setConfig({ testTimeout: 120_000 });

// Two processes on one PostgreSQL, and a mail server that is away, hangs, and comes back.
const PATIENCE = { timeout: 60_000, interval: 200 };
let sites: SiteProcess[] = [];
let mail: MailServer;
let dataDir = '';
let own: TestDatabase;

const inDatabase = async <T>(work: (db: Db) => Promise<T>) => {
  const { db, close } = await openDatabase({ databaseUrl: own.url, dataDir });
  return work(db).finally(close);
};
const statesOf = (db: Db) => db.selectFrom('outbox').select(['recipient', 'state', 'attempts']).execute();
/** As if the pause were over. */
const letTimePass = () =>
  inDatabase((db) => db.updateTable('outbox').set({ next_try_at: new Date().toISOString() }).execute());
const invite = async (visitor: Visitor, name: string) =>
  (await visitor.post('/admin/people', { intent: 'invite', email: `${name}@example.com`, role: 'editor' })).status;
const signIn = async (site: SiteProcess) => {
  const visitor = new Visitor(site.url);
  expect((await visitor.post('/admin/login', ADMIN)).status).toBe(302);
  return visitor;
};

beforeAll(async () => {
  dataDir = await copySite('empty');
  mail = await startMailServer();
  own = await copyDatabase('empty');
  const settings = { DATA_DIR: dataDir, DEMO_CONTENT: '0', DATABASE_URL: own.url, SMTP_URL: mail.url };
  sites = await Promise.all([startSite(settings), startSite(settings)]);
}, 120_000);
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await mail.stop();
  await own.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('what staff do is saved while the mail server is away, and each mail leaves once when it is back', async () => {
  const { port } = mail;
  await mail.stop();
  const people = await Promise.all(sites.map(signIn));
  for (let i = 0; i < 6; i += 1) expect(await invite(people[i % 2] as Visitor, `kisi-${i}`)).toBe(200);
  await vi.waitFor(async () => {
    const [first] = await inDatabase((db) =>
      db.selectFrom('outbox').select('last_error').where('attempts', '>', 0).execute(),
    );
    expect(first?.last_error).toBe('E-posta sunucusuna ulaşılamadı.');
  }, PATIENCE);
  mail = await startMailServer(port);
  await letTimePass();
  await vi.waitFor(async () => {
    for (const { state } of await inDatabase(statesOf)) expect(state).toBe('sent');
  }, PATIENCE);
  const received = mail.received.flatMap(({ to }) => to).sort();
  expect(received).toEqual([0, 1, 2, 3, 4, 5].map((i) => `kisi-${i}@example.com`));
});

it('a mail server that hangs holds up neither answers nor the end of a process, and loses no mail', async () => {
  mail.behave('hang');
  const [first] = sites as [SiteProcess];
  const visitor = await signIn(first);
  expect(await invite(visitor, 'asili')).toBe(200);
  await vi.waitFor(async () => {
    expect(await inDatabase(statesOf)).toContainEqual({
      recipient: 'asili@example.com',
      state: 'waiting',
      attempts: 1,
    });
  }, PATIENCE);
  expect((await visitor.get('/admin/mail')).status).toBe(200);
  expect(await first.stop()).toBe(0);
  mail.behave('ok');
  await letTimePass();
  await vi.waitFor(() => expect(mail.received.at(-1)?.to).toEqual(['asili@example.com']), PATIENCE);
});
