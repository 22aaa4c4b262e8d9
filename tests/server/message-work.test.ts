import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// The page of a message as a browser without JavaScript uses it: forms that post to the page, and what comes back.

const VISITOR = { email: 'selin@example.com', phone: '0535 555 01 77', elapsed: '9000' };

describe.each(ENGINES)('a message in the back-office, on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let cookie = '';
  let own: TestDatabase | undefined;
  let id = '';
  beforeAll(async () => {
    dataDir = await copySite('empty');
    own = engine === 'postgres' ? await copyDatabase('empty') : undefined;
    site = await startSite({ DATA_DIR: dataDir, DEMO_CONTENT: '0', ...(own && { DATABASE_URL: own.url }) });
    cookie = await signInOverHttp(site.url);
    await postForm(`${site.url}/contact`, { ...VISITOR, name: 'Selin Arslan', message: 'Şile’deki teras' });
    await postForm(`${site.url}/contact`, { ...VISITOR, name: 'Çağrı Öztürk', message: 'Çit için' });
    id = (await rows()).find(({ name }) => name === 'Selin Arslan')?.id ?? '';
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function rows() {
    const database = await openDatabase({ databaseUrl: own?.url, dataDir });
    const found = await database.db.selectFrom('messages').selectAll().execute();
    await database.close();
    return found;
  }
  const stored = async () => (await rows()).find((row) => row.id === id);
  const work = (fields: Record<string, string>) =>
    postForm(`${site.url}/admin/messages/${id}`, { id, ...fields }, { cookie });
  const read = async (path: string) => (await ask(site.url + path, { headers: { cookie } })).body.toString();
  /** What the next page tells, from the cookie that carries it. */
  const told = (answer: Awaited<ReturnType<typeof work>>) =>
    Buffer.from(
      decodeURIComponent(/toast=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? ''),
      'base64',
    ).toString();

  it('is in the list of what is new, found by name, number and words', async () => {
    expect(await read('/admin/messages')).toContain('Selin Arslan');
    for (const words of ['SELİN', '535 555 01 77', 'sile’deki'])
      expect(await read(`/admin/messages?q=${encodeURIComponent(words)}`)).toContain('Selin Arslan');
    expect(await read('/admin/messages?durum=kapandi')).not.toContain('Selin Arslan');
    expect(await read('/admin/messages?tur=sample')).not.toContain('Selin Arslan');
  });

  it('changes its state, and tells who saw an older one', async () => {
    const done = await work({ intent: 'state', seen: 'new', state: 'closed' });
    expect([done.status, done.headers.location]).toEqual([302, `/admin/messages/${id}`]);
    expect((await stored())?.state).toBe('closed');
    const late = await work({ intent: 'reply', seen: 'new', channel: 'email' });
    expect(late.status).toBe(302);
    expect(told(late)).toContain(ADMIN.email);
    expect((await stored())?.state).toBe('closed');
    const data = await postForm(
      `${site.url}/admin/messages/${id}.data`,
      { id, intent: 'state', seen: 'new', state: 'answered' },
      { cookie },
    );
    expect(data.status).toBe(409);
  });

  it('is taken, and gets notes; an empty note is told at its place and nothing is lost', async () => {
    expect((await work({ intent: 'take', seen: '' })).status).toBe(302);
    expect((await stored())?.taken_by).toBe(ADMIN.email);
    const empty = await work({ intent: 'note', text: '  ' });
    expect([empty.status, empty.body.toString().includes('Notunuzu yazın.')]).toEqual([400, true]);
    const long = await work({ intent: 'note', text: `Uzun ${'x'.repeat(2000)}` });
    expect([long.status, long.body.toString().includes('En fazla 2000 karakter')]).toEqual([400, true]);
    expect(long.body.toString()).toContain(`Uzun ${'x'.repeat(2000)}`);
    await work({ intent: 'note', text: 'Eski müşteri adayı.' });
    expect(await read(`/admin/messages/${id}`)).toContain('Eski müşteri adayı.');
  });

  it('is answered with a text that the address chooses', async () => {
    const page = await read(`/admin/messages/${id}?metin=visit`);
    expect(page).toContain('Merhaba Selin, yerinde ölçü almak için {gün} {saat} uygun mu?');
    expect(page).toContain('https://wa.me/905355550177?text=Merhaba%20Selin');
    expect(await read(`/admin/messages/${id}?yol=email`)).toContain('mailto:selin@example.com?subject=');
  });

  it('is exported with those that the same filter shows, and no others', async () => {
    const csv = async (query: string) => read(`/admin/messages/export.csv${query}`);
    expect(await csv('?durum=kapandi')).toMatch(/Selin Arslan(?![\s\S]*Çağrı)/);
    expect(await csv('?durum=yeni&q=%C3%A7it')).toMatch(/Çağrı Öztürk/);
    expect(await csv('?durum=yeni&q=%C3%A7it')).not.toContain('Selin');
    expect(await csv('')).toMatch(/Selin Arslan[\s\S]*|Çağrı/);
  });

  it('is nobody’s business signed out', async () => {
    const fields = { id, intent: 'state', seen: 'closed', state: 'new' };
    expect((await postForm(`${site.url}/admin/messages/${id}`, fields)).status).toBe(401);
    expect((await ask(`${site.url}/admin/messages/iys.csv`)).status).toBe(302);
    expect((await stored())?.state).toBe('closed');
  });
});
