import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readForms } from '#tests/support/html-forms.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
  });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const TEXT = 'Bayramda 28 &amp; 29 Ekim günleri kapalıyız.';
const read = async (path: string) => (await ask(site.url + path, { headers: { cookie } })).body.toString();
const lineOf = (page: string) => /<aside aria-label="Duyuru".*?<\/aside>/s.exec(page)?.[0];

async function save(changed: Record<string, string>) {
  const form = readForms(await read('/admin/site/duyuru')).find(({ fields }) => 'until' in fields);
  const { overwrite: _, ...fields } = form?.fields ?? {};
  return postForm(`${site.url}/admin/site/duyuru`, { ...fields, ...changed }, { cookie });
}

it('a saved line stands above the top bar of every page, in the page that the server sends', async () => {
  for (const path of ['/', '/contact']) expect(lineOf(await read(path)), path).toBeUndefined();
  const saved = await save({ text: 'Bayramda 28 & 29 Ekim günleri kapalıyız.', link: '/contact' });
  expect([saved.status, saved.headers.location]).toEqual([302, '/admin/site']);
  for (const path of ['/', '/contact', '/faq', '/products']) {
    const page = await read(path);
    expect(lineOf(page), path).toMatch(/<a [^>]*href="\/contact"/);
    expect(lineOf(page), path).toContain(TEXT);
    expect(page.indexOf('Duyuru'), path).toBeLessThan(page.indexOf('<nav'));
  }
  expect(await read('/admin/site')).toContain('Şu an sitede görünüyor.');
});

it('one that has not begun or is over is shown to staff only', async () => {
  await save({ from: '2099-01-01T09:00', until: '2099-01-02T09:00' });
  expect(lineOf(await read('/'))).toBeUndefined();
  expect(await read('/admin/site')).toMatch(
    /Henüz görünmüyor. Başlangıç: 1 Ocak 2099 09:00. Bitiş: 2 Ocak 2099 09:00./,
  );
  await save({ from: '', until: '2020-01-02T09:00' });
  expect(lineOf(await read('/'))).toBeUndefined();
  expect(await read('/admin/site')).toContain('Süresi doldu.');
});

it('what is wrong is told at its field, what was typed stays, and the line is as it was', async () => {
  await save({ text: 'Eski duyuru', from: '', until: '' });
  const refused = await save({ text: 'Yeni duyuru', link: 'javascript:alert(1)' });
  expect(refused.status).toBe(400);
  const page = refused.body.toString();
  expect(page).toContain('Bu bağlantı açılmıyor; / ya da https:// ile başlamalı.');
  expect(page).toContain('value="Yeni duyuru"');
  expect(lineOf(await read('/'))).toContain('Eski duyuru');
});

it('an empty text takes it away', async () => {
  expect((await save({ text: '' })).status).toBe(302);
  expect(lineOf(await read('/'))).toBeUndefined();
  expect(await read('/admin/site')).toContain('Sitede duyuru yok.');
});
