import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ask, postForm } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const CALCULATION = 'tur=deck&urun=masif-deck-140&renk=teak&en=5,00&boy=4,00';
const VISITOR = { name: 'Selin Arslan', email: 'selin@example.com', phone: '0535 555 01 77' };

let site: SiteProcess;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const address = (query: Record<string, string>) => `${site.url}/contact?${new URLSearchParams(query)}`;
async function stored(message: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const row = await database.db.selectFrom('messages').selectAll().where('message', '=', message).executeTakeFirst();
  await database.close();
  return row;
}

it('a calculation in the address is shown, computed again and stored with the message', async () => {
  const page = String((await ask(address({ hesap: CALCULATION }))).body);
  for (const text of ['Mesajınıza eklenecek', 'Masif Deck 140', 'Deck tahtası, 2900 mm', 'Hesabı aç'])
    expect(page).toContain(text);
  const message = 'Hesabım ekte.';
  const answer = await postForm(address({ hesap: CALCULATION }), { ...VISITOR, message });
  expect(answer.headers.location).toBe('/tesekkurler');
  const row = await stored(message);
  expect(row?.kind).toBe('offer');
  const details = JSON.parse(row?.details ?? '{}');
  expect(details).toMatchObject({ product: 'Masif Deck 140', color: 'Teak' });
  expect(details.lines).toContainEqual({ label: 'Deck tahtası, 2900 mm', value: expect.stringContaining('28') });
  expect((await ask(site.url + details.link)).status).toBe(200);
});

it('a product and its colour in the address go along with the message', async () => {
  const message = 'Bu renkten fiyat.';
  await postForm(address({ urun: 'masif-deck-140', renk: 'teak' }), { ...VISITOR, message });
  expect(await stored(message)).toMatchObject({
    kind: 'offer',
    details: '{"product":"Masif Deck 140","color":"Teak"}',
    source: '{"page":"/contact","product":"/products/masif-deck-140?renk=teak"}',
  });
});

it.each([
  [{ hesap: '' }, 'Bağlantıdaki hesap okunamadı; mesajınıza liste eklenmeyecek.'],
  [{ hesap: 'tur=deck&urun=yok&en=5&boy=4' }, 'Bağlantıdaki hesap okunamadı; mesajınıza liste eklenmeyecek.'],
  [{ hesap: 'tur=deck&urun=masif-deck-140&en=-5&boy=x' }, 'Bağlantıdaki hesap okunamadı'],
  [{ hesap: 'x'.repeat(5000) }, 'Bağlantıdaki hesap okunamadı'],
  [{ hesap: CALCULATION.replace('teak', 'gri') }, 'Bu ürün bağlantıdaki renkte yok; liste renksiz eklenecek.'],
  [{ urun: 'yok' }, 'Bağlantıdaki ürün artık sitede yok; mesajınıza eklenmeyecek.'],
  [{ urun: 'masif-deck-140', renk: 'gri' }, 'Bu ürün bağlantıdaki renkte yok; mesajınıza yalnızca ürün eklenecek.'],
])('an address of which something cannot be attached says so: %j', async (query, text) => {
  const page = await ask(address(query));
  expect(page.status).toBe(200);
  expect(String(page.body)).toContain(text);
});

it('a message with a broken address is a plain message', async () => {
  const message = 'Bozuk bağlantıyla.';
  await postForm(address({ hesap: 'bozuk' }), { ...VISITOR, message });
  expect(await stored(message)).toMatchObject({ kind: 'message', details: null });
});

it('the page of the form and the name of the referring site are stored, and nothing more of it', async () => {
  const message = 'Aramadan geldim.';
  // By script, which has a limit of its own.
  const visitor = { ...VISITOR, elapsed: '9000' };
  const referring_site = 'www.google.com';
  await postForm(
    `${site.url}/about`,
    { ...visitor, message, referring_site },
    { referer: `${site.url}/about?gizli=1` },
  );
  expect(await stored(message)).toMatchObject({ source: '{"page":"/about","site":"google.com"}' });
  const strange = 'Tuhaf bir yerden.';
  await postForm(address({}), { ...visitor, message: strange, referring_site: 'https://google.com/search?q=gizli' });
  expect(await stored(strange)).toMatchObject({ source: '{"page":"/contact"}' });
});
