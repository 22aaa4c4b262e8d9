import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { readForms } from '#tests/support/html-forms.ts';
import { ask, FORM, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { findIntents } from '#tests/support/intents.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { listAddresses } from '#tests/support/route-table.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { multipart } from '#tests/support/upload.ts';

// Walks every route and every form with input that no screen sends. The response is a page, a redirect or a refusal, never
// a server error, and nothing is logged as an error.

/** Pino's number of the level. */
const LEVEL_ERROR = 50;
const NO_ID = '00000000-0000-4000-8000-000000000000';
const BAD_PARAMETERS = ['xyz', '%00', '%ED%A0%80', 'x'.repeat(300), '..%2F..%2Fetc', '-1', 'constructor', NO_ID];
const BAD_TEXTS = [
  '',
  'a\0b',
  // For the hidden JSON fields of the product form, which can hold values that plain text cannot.
  '[{"title":"a\\u0000b","description":"\\ud800","value":"c","question":"d\\u0000","answer":"\\udfff"}]',
  '[{"image_url":"/images/\\u0000.jpg","color_id":"\\u0000"}]',
  '[null,1,"a",[],{"title":{}}]',
  '<p>&#0;&#xD800;\0</p>',
  'x'.repeat(100_000),
  '9'.repeat(40),
  '9007199254740991',
  '2147483648',
  '-1',
  '+275760-09-13',
  '/images/%00.jpg',
  '__proto__',
];
/**
 * Forms are read by the same code on both engines, and PostgreSQL is the stricter one: it refuses characters that SQLite
 * stores and numbers that SQLite holds. It gets every text; SQLite those that it could treat in a way of its own.
 */
const BAD_TEXTS_ON = {
  postgres: BAD_TEXTS,
  sqlite: BAD_TEXTS.filter((text) => text === '' || text.includes('\0') || /^-?\d+$/.test(text)),
};
/** Intents that actions read without declaring them in a schema. */
const UNDECLARED_INTENTS = ['unsubscribe', 'check-color', 'discard-image'];
const UNKNOWN_INTENT = 'boyle-bir-sey-yok';
const BAD_BODIES: [string, Record<string, string>, string][] = [
  ['no body', {}, ''],
  ['an empty form', FORM, ''],
  ['an empty multipart', { 'content-type': 'multipart/form-data; boundary=x' }, ''],
  ['a multipart without a boundary', { 'content-type': 'multipart/form-data' }, '--x\r\n\r\n--x--'],
  [
    'a multipart that breaks off',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nhalf',
  ],
  ['JSON', { 'content-type': 'application/json' }, '{"title":"a"}'],
  ['JSON that breaks off', { 'content-type': 'application/json' }, '{'],
  ['plain text', { 'content-type': 'text/plain' }, 'title=a'],
  ['an unknown type', { 'content-type': 'x' }, 'title=a'],
];
/** Valid values by field name, so that only the bad field is refused. */
const GOOD: Record<string, string> = {
  title: 'Kötü girdi denemesi',
  category: 'deck',
  description: 'Deneme',
  display_order: '1',
  location: 'İstanbul',
  completion_date: '2025-06-14',
  content: '<p>Metin</p>',
  status: 'draft',
  type: 'product',
  name: 'Deneme',
  hex_code: '#112233',
  email: 'deneme@example.com',
  phone: '0555 555 01 23',
  message: 'Merhaba',
  'specifications.label': 'Alan',
  'specifications.value': '210 m²',
  // Skips the conflict check, which would refuse after the first save of the walk.
  updated_at: '',
};
/** The same for the fields that are sent with an intent, all but those that name a record. */
const GOOD_WITH_INTENT: Record<string, string> = {
  by: '1',
  to: '1',
  number: '1',
  is_published: 'true',
  is_visible: 'true',
  field: 'shown',
  value: 'true',
  values: '["true"]',
  seen: 'new',
  state: 'answered',
  channel: 'email',
  role: 'editor',
};

describe.each(ENGINES)('bad input on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let cookie = '';
  let own: TestDatabase | undefined;
  let addresses: string[] = [];
  let pictureUrl = '';
  let readSoFar = 0;
  const failures: string[] = [];

  beforeAll(async () => {
    dataDir = await copySite('demo');
    own = engine === 'postgres' ? await copyDatabase('demo') : undefined;
    site = await startSite({
      DATA_DIR: dataDir,
      ...(own && { DATABASE_URL: own.url }),
    });
    cookie = await signInOverHttp(site.url);
    await postForm(`${site.url}/contact`, { ...GOOD });
    await postForm(`${site.url}/admin/blogs/new`, { ...GOOD, image_url: '' }, { cookie });
    const database = await openDatabase({ databaseUrl: own?.url, dataDir });
    const rows = {
      products: await database.db.selectFrom('products').select(['id', 'slug', 'main_image']).executeTakeFirstOrThrow(),
      projects: await database.db.selectFrom('projects').select(['id', 'slug']).executeTakeFirstOrThrow(),
      blogs: await database.db
        .selectFrom('blog_posts')
        .select(['id', 'slug'])
        .where('title', '=', GOOD.title as string)
        .executeTakeFirstOrThrow(),
      gallery: await database.db.selectFrom('gallery').select('id').executeTakeFirstOrThrow(),
      messages: await database.db.selectFrom('messages').select('id').executeTakeFirstOrThrow(),
    };
    await database.close();
    pictureUrl = rows.products.main_image ?? '';
    addresses = await listAddresses((parameter, address) => {
      const row = Object.entries(rows).find(([kind]) => address.includes(`/${kind}/`))?.[1];
      return (parameter === ':slug' && row && 'slug' in row ? row.slug : row?.id) ?? 'x';
    });
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  /** Checked at the end, so that one run shows all of them. */
  afterEach(() => {
    const said = site.output().slice(readSoFar);
    readSoFar = site.output().length;
    const errors = said.split('\n').filter((line) => line.startsWith('{') && JSON.parse(line).level >= LEVEL_ERROR);
    expect({ failures: failures.splice(0), errors }).toEqual({ failures: [], errors: [] });
  });

  async function expectNoFailure(what: string, answer: { status: number } | Promise<{ status: number }>) {
    const { status } = await answer;
    if (status >= 500) failures.push(`${status} ${what}`);
  }
  const send = (address: string, headers: Record<string, string>, body: string | Buffer) =>
    ask(site.url + address, { method: 'POST', headers: { cookie, ...headers }, body });

  /** Addresses below /admin with an action; the others answer 405. */
  async function listActions(): Promise<string[]> {
    const taken: string[] = [];
    for (const address of addresses.filter((path) => path.startsWith('/admin/') && path !== '/admin/logout')) {
      if ((await send(address, FORM, '')).status !== 405) taken.push(address);
    }
    return taken;
  }

  it.each(BAD_PARAMETERS)('every address with the parameter %s is answered', async (bad) => {
    const fixed = await listAddresses(() => '');
    for (const address of (await listAddresses(() => bad)).filter((path) => !fixed.includes(path))) {
      await expectNoFailure(`GET ${address}`, ask(site.url + address, { headers: { cookie } }));
      await expectNoFailure(`GET ${address}.data`, ask(`${site.url}${address}.data`, { headers: { cookie } }));
      await expectNoFailure(`POST ${address}`, send(address, FORM, new URLSearchParams(GOOD).toString()));
    }
  });

  it('every address of the back-office answers every intent without an id, with a bad one and with an unknown one', async () => {
    const intents = [...(await findIntents()), ...UNDECLARED_INTENTS];
    for (const address of await listActions()) {
      const post = async (intent: string, id?: string) => {
        const named = id && { id, ids: id, color_id: id, image_url: id, end: id, path: id, replacement: id };
        const fields = { ...GOOD_WITH_INTENT, intent, with: pictureUrl, ...(named || undefined) };
        const answer = await postForm(dataAddress(address), fields, { cookie });
        await expectNoFailure(`${address} ${intent} ${id}`, answer);
        return `${answer.status} ${answer.body}`;
      };
      const notUnderstood = await post(UNKNOWN_INTENT, NO_ID);
      for (const intent of [UNKNOWN_INTENT, ...intents]) {
        // What is answered like an intent that nobody has was refused before its id was looked at.
        const isKnown = (await post(intent, NO_ID)) !== notUnderstood;
        if (!isKnown && intent !== UNKNOWN_INTENT) continue;
        await post(intent, 'a\0b');
        await post(intent);
      }
    }
  }, 180_000);

  it('every field of every form is answered, whatever is in it', async () => {
    const staff = addresses.filter((path) => path.startsWith('/admin/') && path !== '/admin/logout');
    // A record is edited and made with one form and one action, so that each field is tried once: in the form for editing,
    // which has more of them.
    const pages = ['/', '/contact', '/admin/products?siralama=1', ...staff].sort(
      (one, other) => Number(one.endsWith('/new')) - Number(other.endsWith('/new')),
    );
    const seen = new Set<string>();
    const tried = new Set<string>();
    for (const page of pages) {
      const html = (await ask(site.url + page, { headers: { cookie } })).body.toString();
      for (const { action = page, fields } of readForms(html)) {
        // One row is enough of each list.
        const shape = [action, fields.intent, ...Object.keys(fields)].join(' ');
        if (seen.has(shape) || action === '/admin/logout') continue;
        seen.add(shape);
        const kind = /^\/[\w-]*(\/[\w-]+)?/.exec(action)?.[0];
        const names = Object.keys(fields).filter((name) => {
          // Of the days of a week one is enough.
          const field = [kind, fields.intent, name.replace(/\.\d+\./, '.0.')].join(' ');
          const isNew = !tried.has(field);
          tried.add(field);
          return isNew;
        });
        await tryFields(action, fields, names);
      }
    }
    expect([...seen].filter((shape) => shape.startsWith('/admin/')).length).toBeGreaterThan(12);
  }, 240_000);

  /** The address for data requests: its response lacks the page, which makes the walk faster. */
  const dataAddress = (address: string) =>
    site.url + address.replace(/^([^?]+)/, '$1.data').replace('/.data', '/_root.data');

  async function tryFields(address: string, fields: Record<string, string>, names: string[]) {
    let number = 0;
    const good = () => {
      number += 1;
      const images = 'main_image' in fields ? '[]' : pictureUrl;
      const filled: Record<string, string> = { ...GOOD, slug: `deneme-${number}`, image_url: pictureUrl, images };
      return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filled[name] ?? value]));
    };
    for (const name of names) {
      const { [name]: _, ...rest } = good();
      await expectNoFailure(`${address} without ${name}`, postForm(dataAddress(address), rest, { cookie }));
      for (const text of BAD_TEXTS_ON[engine]) {
        const answer = postForm(dataAddress(address), { ...good(), [name]: text }, { cookie });
        await expectNoFailure(`${address} ${name}=${text.slice(0, 60)}`, answer);
      }
    }
    const parts = Object.entries(good()).map(([name, body]) => ({ name, body, filename: 'a.txt' }));
    const { headers, body } = multipart(parts);
    await expectNoFailure(`${address} with files`, send(address, headers, body));
  }

  // Bodies are read the same way on both.
  if (engine !== 'sqlite') return;

  it.each(BAD_BODIES)('every address answers a post with %s', async (_, headers, body) => {
    for (const address of addresses) await expectNoFailure(address, send(address, headers, body));
    // Signing out was one of them.
    cookie = await signInOverHttp(site.url);
  });
});
