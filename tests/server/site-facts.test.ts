import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readForms } from '#tests/support/html-forms.ts';
import { ask, postForm, signInOverHttp } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

// Staff change the company's facts; every page that shows them follows, and none shows them before they are saved.

let site: SiteProcess;
let dataDir = '';
let cookie = '';
beforeAll(async () => {
  dataDir = await copySite('empty');
  site = await startSite({
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
    SITE_PHONE: '+90 216 555 00 01',
  });
  cookie = await signInOverHttp(site.url);
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const read = async (path: string) => (await ask(site.url + path)).body.toString();

/** The form as the page fills it in. The showroom is closed on Sundays, and so are the phones. */
async function openForm(): Promise<Record<string, string>> {
  const page = await ask(`${site.url}/admin/site/firma`, { headers: { cookie } });
  const fields = readForms(page.body.toString()).find((form) => 'phone' in form.fields)?.fields ?? {};
  const { 'showroomHours.6.open': _, 'workingHours.6.open': __, overwrite: ___, ...open } = fields;
  // The address is a textarea, whose text is not an attribute.
  return { ...open, address: 'Örnek Mah. Sahil Cad. No: 12, Kadıköy / İstanbul' };
}
const save = (fields: Record<string, string>) => postForm(`${site.url}/admin/site/firma`, fields, { cookie });

it('the settings are the first values', async () => {
  expect(await read('/contact')).toContain('+90 216 555 00 01');
  expect((await openForm()).phone).toBe('+90 216 555 00 01');
});

it('a saved phone number, hours and holiday are on every page, in its structured data and in llms.txt', async () => {
  const fields = await openForm();
  const saved = await save({
    ...fields,
    phone: '+90 216 555 77 88',
    emergencyPhone: '+90 532 555 11 22',
    'showroomHours.5.until': '14:00',
    'holidays.from': '2099-10-28',
    'holidays.until': '2099-10-29',
    'holidays.note': 'Cumhuriyet Bayramı',
  });
  expect(saved.status).toBe(302);
  expect(saved.headers.location).toBe('/admin/site');
  for (const path of ['/', '/about', '/contact', '/privacy', '/llms.txt']) {
    const page = await read(path);
    expect(page, path).toContain('+90 216 555 77 88');
    expect(page, path).not.toContain('+90 216 555 00 01');
  }
  expect(await read('/tesekkurler')).toContain('tel:+905325551122');
  const contact = await read('/contact');
  expect(contact).toContain('28 – 29 Ekim 2099 kapalıyız');
  expect(contact).toContain('"telephone":"+90 216 555 77 88"');
  expect(contact).toContain('"dayOfWeek":["Saturday"],"opens":"09:00","closes":"14:00"');
  expect(contact).toContain('"validFrom":"2099-10-28"');
  expect(await read('/llms.txt')).toContain('Cumartesi 09:00 – 14:00, Pazar kapalı');
});

it('what is wrong is told at its field, the rest of the form stays, and nothing changes', async () => {
  const refused = await save({ ...(await openForm()), phone: '12', name: 'Yeni Ad' });
  expect(refused.status).toBe(400);
  const page = refused.body.toString();
  expect(page).toContain('Telefon +90 ile başlamalı: +90 212 555 01 23.');
  expect(page).toContain('value="Yeni Ad"');
  expect(await read('/')).not.toContain('Yeni Ad');
});

it('a form that was opened before somebody else saved is refused', async () => {
  const early = await openForm();
  expect((await save({ ...early, city: 'Bursa' })).status).toBe(302);
  const late = await save({ ...early, city: 'Ankara' });
  expect(late.status).toBe(409);
  expect(await read('/about')).toContain('Bursa');
});
