import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SITE_KEY } from '#app/features/content/site-facts.ts';
import { NOT_ALLOWED } from '#app/shared/roles.ts';
import { addAdmin } from '#tests/support/add-admin.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { findIntents } from '#tests/support/intents.ts';
import { listGuardedAddresses } from '#tests/support/route-table.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Walks the whole route table as an Editör, with every intent that any action knows.

const ID = randomUUID();
const EDITOR = { email: 'editor@example.com', password: 'editorun-sifresi-2026', role: 'editor' as const };

/** Everything that an Editör is refused; whatever is not here must be open. */
const EXPORTS = ['export', 'newsletter', 'iys', 'consents'].map((name) => `/admin/messages/${name}.csv`);
const REFUSED_PAGES = ['/admin/people', '/admin/mail', ...EXPORTS];
const REFUSED_CHANGES = [
  ...REFUSED_PAGES.map((path) => ({ path, intent: /.*/ })),
  { path: '/admin/site/firma', intent: /.*/ },
  { path: '/admin/site/bildirimler', intent: /.*/ },
  { path: '/admin/bin', intent: /^erase$/ },
  { path: '/admin/messages', intent: /^erase$/ },
  { path: `/admin/messages/${ID}`, intent: /^erase$/ },
];

let site: SiteProcess;
let dataDir = '';
let editor = '';
let manager = '';
let addresses: string[] = [];

beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0' });
  await addAdmin({ DATA_DIR: dataDir }, EDITOR);
  editor = await signInOverHttp(site.url, EDITOR);
  manager = await signInOverHttp(site.url);
  addresses = (await listGuardedAddresses(ID)).filter((path) => path !== '/admin/logout');
}, 60_000);
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const plain = (address: string) => address.replace(/\.data$/, '');
const withData = () => addresses.flatMap((address) => [address, `${address}.data`]);

it('every page below /admin opens, but those of the table', async () => {
  for (const path of withData()) {
    const { status } = await ask(site.url + path, { headers: { cookie: editor } });
    const refused = REFUSED_PAGES.includes(plain(path));
    expect(`${path} ${status === 403}`).toBe(`${path} ${refused}`);
    expect(status, path).not.toBe(401);
  }
});

it('every change below /admin is looked at, but those of the table', async () => {
  const intents = await findIntents();
  expect(intents).toEqual(expect.arrayContaining(['erase', 'restore', 'revert', 'clone', 'publish', 'undo', 'resend']));
  const isRefused = (path: string, intent: string) =>
    REFUSED_CHANGES.some((one) => one.path === plain(path) && one.intent.test(intent));
  const tryChange = async (path: string, intent: string) => {
    const { status } = await postForm(site.url + path, { intent, id: ID }, { cookie: editor });
    const request = `POST ${path} ${intent}`;
    expect(`${request} ${status === 403}`).toBe(`${request} ${isRefused(path, intent)}`);
    expect(status, request).not.toBe(401);
    return status;
  };
  for (const path of addresses) {
    // Where there is no action, there is none for any intent.
    if ((await tryChange(`${path}.data`, '')) !== 405)
      for (const intent of intents) await tryChange(`${path}.data`, intent);
    // The page's address leads to the same action and draws the page, too: here one of each outcome is enough.
    await tryChange(path, '');
    for (const intent of intents.filter((one) => isRefused(path, one) !== isRefused(path, '')))
      await tryChange(path, intent);
  }
}, 120_000);

it('what is refused is said in Turkish, with the way back, and changes nothing', async () => {
  const page = await ask(`${site.url}/admin/messages/export.csv`, { headers: { cookie: editor } });
  expect([page.status, page.body.toString()]).toEqual([403, NOT_ALLOWED]);
  const erased = await postForm(`${site.url}/admin/bin`, { intent: 'erase', id: ID }, { cookie: editor });
  expect(erased.body.toString()).toContain(NOT_ALLOWED);
  expect(erased.body.toString()).toContain('href="/admin/dashboard"');
  const typed = await postForm(`${site.url}/admin/site/firma`, { name: 'Yeni Firma Adı' }, { cookie: editor });
  expect(typed.status).toBe(403);
  expect(typed.body.toString()).toContain('value="Yeni Firma Adı"');
});

it('what an Editör may not do is not offered either', async () => {
  for (const [path, offered] of [
    ['/admin/dashboard', 'href="/admin/people"'],
    ['/admin/messages', '/admin/messages/export.csv'],
    ['/admin/site/firma', '>Kaydet</button>'],
  ] as const) {
    const read = async (cookie: string) =>
      (await ask(site.url + path, { headers: { cookie } })).body.toString().includes(offered);
    expect([path, await read(manager), await read(editor)]).toEqual([path, true, false]);
  }
});

it('going back to earlier facts of the company is refused too, to other texts not', async () => {
  const database = new DatabaseSync(join(dataDir, 'site.db'));
  const add = database.prepare(
    "insert into versions (id, entity, record_id, number, at, action, state) values (?, 'site', ?, 1, ?, 'update', ?)",
  );
  const addState = (key: string) => {
    const id = randomUUID();
    const state = { key, content: '{}', created_at: '2026-01-01T00:00:00.000Z' };
    add.run(randomUUID(), id, state.created_at, JSON.stringify(state));
    return id;
  };
  const [facts, text] = [addState(SITE_KEY), addState('home.hero')];
  database.close();
  const revert = async (id: string, cookie: string) =>
    (await postForm(`${site.url}/admin/history/site/${id}`, { intent: 'revert', number: '1' }, { cookie })).status;
  expect(await revert(facts, editor)).toBe(403);
  expect(await revert(facts, manager)).not.toBe(403);
  expect(await revert(text, editor)).not.toBe(403);
});
