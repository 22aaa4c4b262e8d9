import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { ENGINES } from '#tests/support/engines.ts';
import { ask, FORM, signInOverHttp } from '#tests/support/http-client.ts';
import type { TestDatabase } from '#tests/support/postgres.ts';
import { copyDatabase, copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

const ALLOWED = {
  name: 'Deniz Aksoy',
  phone: '0532 555 01 44',
  email: 'deniz@example.com',
  street: 'Bağdat Cad. No: 214/6',
  district: 'Kadıköy',
  city: 'İstanbul',
  message: 'Havuz kenarı için.',
  consent: '1',
};

describe.each(ENGINES)('/numune on %s', (engine) => {
  let site: SiteProcess;
  let dataDir = '';
  let own: TestDatabase | undefined;
  let lastAddress = 0;
  beforeAll(async () => {
    dataDir = await copySite('demo');
    own = engine === 'postgres' ? await copyDatabase('demo') : undefined;
    site = await startSite({
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      ...(own && { DATABASE_URL: own.url }),
    });
  });
  afterAll(async () => {
    await site?.stop();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Each from an address of its own, so that the limit per sender does not answer. */
  const send = (pieces: string[], values: Partial<typeof ALLOWED> = {}) => {
    const body = new URLSearchParams({ ...ALLOWED, ...values });
    for (const piece of pieces) body.append('parca', piece);
    lastAddress += 1;
    const headers = { ...FORM, 'x-forwarded-for': `203.0.113.${lastAddress}` };
    return ask(`${site.url}/numune`, { method: 'POST', headers, body: body.toString() });
  };
  const open = () => openDatabase({ databaseUrl: own?.url, dataDir });
  const countSamples = async () => {
    const database = await open();
    const rows = await database.db.selectFrom('messages').select('details').where('kind', '=', 'sample').execute();
    await database.close();
    return rows.length;
  };

  it('stores a request and thanks with its number, without a word about the person in the address', async () => {
    const answer = await send(['masif-deck-140~teak', 'lamel-cit-180~ceviz'], { street: 'Deneme Sok. 1' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(
      '/numune/tesekkurler?urun=masif-deck-140&renk=teak&urun=lamel-cit-180&renk=ceviz&no=1',
    );
    const thanks = String((await ask(site.url + answer.headers.location)).body).replaceAll('<!-- -->', '');
    expect(thanks).toContain('N-0001');
    expect(thanks).toContain('İki parçayı kesip');
    for (const secret of [ALLOWED.phone, ALLOWED.email, ALLOWED.name, 'Deneme Sok'])
      expect(thanks).not.toContain(secret);
  });

  it('shows staff the pieces and the address, on the page of the request and in the CSV', async () => {
    const cookie = await signInOverHttp(site.url);
    const csv = String((await ask(`${site.url}/admin/messages/export.csv`, { headers: { cookie } })).body);
    expect(csv).toContain('"Numune";"N-0001"');
    expect(csv).toContain('"Masif Deck 140, Teak\nLamel Çit 180, Ceviz";"Deneme Sok. 1, Kadıköy / İstanbul"');
    const list = String((await ask(`${site.url}/admin/messages?tur=sample`, { headers: { cookie } })).body);
    const [, id] = /\/admin\/messages\/([0-9a-f-]{36})/.exec(list) ?? [];
    const page = String((await ask(`${site.url}/admin/messages/${id}`, { headers: { cookie } })).body);
    for (const word of ['Masif Deck 140, Teak', 'Deneme Sok. 1', 'N-0001']) expect(page).toContain(word);
  });

  it.each([
    ['no piece', [], {}, 'En az bir parça seçin.'],
    [
      'five',
      ['teak', 'ceviz', 'antrasit', 'kum'].map((color) => `masif-deck-140~${color}`).concat('lamel-cit-180~kum'),
      {},
      'En fazla dört parça gönderebiliyoruz; birini çıkarın.',
    ],
    [
      'a colour that the product lacks',
      ['masif-deck-140~gri'],
      {},
      'Seçtiğiniz ürün bu renkte yok; başka bir renk seçin.',
    ],
    ['a product that is not there', ['yok~teak'], {}, 'Seçtiğiniz parçalardan biri artık kartelada yok.'],
    ['a hand-made piece', ['<script>'], {}, 'Seçtiğiniz parçalardan biri artık kartelada yok.'],
    ['no street', ['masif-deck-140~teak'], { street: ' ' }, 'Adresinizi yazın.'],
    ['no district', ['masif-deck-140~teak'], { district: '' }, 'İlçenizi yazın.'],
    ['a made-up province', ['masif-deck-140~teak'], { city: 'Atlantis' }, 'İlinizi seçin.'],
    ['no consent', ['masif-deck-140~teak'], { consent: '' }, 'Numune gönderebilmemiz için bu kutuyu işaretleyin.'],
  ])('tells %s at its place and keeps the rest', async (_what, pieces, values, text) => {
    const before = await countSamples();
    const answer = await send(pieces, values);
    const page = String(answer.body);
    expect(answer.status).toBe(400);
    expect(page).toContain(text);
    expect(page).toContain(ALLOWED.email);
    for (const piece of pieces.filter((value) => /^(masif|lamel)/.test(value) && !value.endsWith('gri')))
      expect(page).toMatch(new RegExp(`<input(?=[^>]*value="${piece}")[^>]*checked`));
    expect(await countSamples()).toBe(before);
  });

  it('refuses a product and a colour that were hidden meanwhile', async () => {
    const database = await open();
    await database.db.updateTable('products').set({ is_active: false }).where('slug', '=', 'oluklu-deck-150').execute();
    expect(String((await send(['oluklu-deck-150~kum'])).body)).toContain('artık kartelada yok');
    await database.db.updateTable('colors').set({ is_visible: false }).where('slug', '=', 'kum').execute();
    expect(String((await send(['masif-deck-140~kum'])).body)).toContain('bu renkte yok');
    const page = String((await ask(`${site.url}/numune?urun=oluklu-deck-150&renk=ceviz`)).body);
    expect(page).toContain('Bağlantıdaki parçalardan biri artık kartelada yok; kutuya konmadı.');
    await database.close();
  });

  it('sends one box to an address in thirty days', async () => {
    const street = 'Aynı Sok. 7';
    expect((await send(['masif-deck-140~teak'], { street })).status).toBe(303);
    const again = await send(['masif-deck-140~ceviz'], { street, email: 'baska@example.com' });
    expect(again.status).toBe(409);
    expect(String(again.body)).toContain('Bu adrese son 30 günde kutu gönderdik. Yeni bir parça için bizi arayın.');
  });

  it('thanks a program that fell into the trap, and stores nothing', async () => {
    const before = await countSamples();
    const body = new URLSearchParams({ ...ALLOWED, parca: 'masif-deck-140~teak', website: 'x' }).toString();
    const answer = await ask(`${site.url}/numune`, { method: 'POST', headers: FORM, body });
    expect(answer.headers.location).toBe('/numune/tesekkurler?urun=masif-deck-140&renk=teak');
    expect(await countSamples()).toBe(before);
  });

  it('caches the empty form and no other address', async () => {
    const rendered = async (path: string) => {
      const renders = async () =>
        Number(/page_cache_renders\S* (\d+)/.exec(String((await ask(`${site.url}/metrics`)).body))?.[1] ?? 0);
      const before = await renders();
      for (let i = 0; i < 3; i += 1) expect((await ask(site.url + path)).status).toBe(200);
      return (await renders()) - before;
    };
    expect(await rendered('/numune')).toBeLessThanOrEqual(1);
    expect(await rendered('/numune?urun=masif-deck-140&renk=teak')).toBe(0);
    expect(await rendered('/numune/tesekkurler?no=7')).toBe(0);
  });

  it('fills the box with the first four of an address that names more', async () => {
    const query = ['teak', 'ceviz', 'antrasit', 'teak'].map((color) => `urun=masif-deck-140&renk=${color}`).join('&');
    const page = String(
      (await ask(`${site.url}/numune?${query}&urun=lamel-cit-180&renk=teak&urun=lamel-cit-180&renk=gri`)).body,
    );
    expect(page).toContain('Bağlantıda dörtten çok parça var; kutuya ilk dördü kondu.');
    expect(page.match(/<input(?=[^>]*name="parca")[^>]*checked/g)).toHaveLength(4);
  });
});
