import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http-client.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';

let site: SiteProcess;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('demo');
  site = await startSite({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The page without its data and scripts: what a visitor reads. */
async function read(query: string) {
  const { status, headers, body } = await ask(`${site.url}/hesapla${query}`);
  const html = body.toString().replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
  return { status, headers, html, cache: headers['cache-control'] };
}

async function readFigure(name: string): Promise<number> {
  const text = (await ask(`${site.url}/metrics`)).body.toString();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const DECK = '?tur=deck&urun=masif-deck-140&renk=teak';
/** The start tag that has this attribute. */
const tag = (html: string, attribute: string) => new RegExp(`<[^>]*${attribute}[^>]*>`).exec(html)?.[0];
/** The text of a row of the list: "28adet". */
const amountOf = (html: string, name: string) =>
  new RegExp(`>${name}<[\\s\\S]*?<td[^>]*>([\\s\\S]*?)</td>`).exec(html)?.[1]?.replaceAll(/<[^>]*>|\s/g, '');

it('GET /hesapla with measures answers with the list of the worked example', async () => {
  const { status, html } = await read(`${DECK}&en=5,00&boy=4,00`);
  expect(status).toBe(200);
  expect(amountOf(html, 'Deck tahtası, 2900 mm')).toBe('28adet');
  expect(amountOf(html, 'Deck tahtası, 2200 mm')).toBe('28adet');
  expect(amountOf(html, 'Taşıyıcı profil, 3000 mm')).toBe('24adet');
  expect(html.includes('%2,0 kesim payı')).toBe(true);
  expect(html.includes('ağırlığı yaklaşık 514 kg')).toBe(true);
  expect(/<div hidden="" id="S:|<template id="B:/.test(html), 'nothing waits for a script').toBe(false);
});

describe('a wrong measure is told at its field, everything else is kept, and there is no list', () => {
  it.each([
    ['0', 'En az 0,50 m olmalı.'],
    ['-4', 'En az 0,50 m olmalı.'],
    ['50,01', 'En çok 50 m hesaplayabiliyoruz; daha büyüğü için bize yazın.'],
    ['dört', 'Metre olarak bir sayı yazın, örneğin 4,25.'],
    ['', 'Metre olarak bir sayı yazın, örneğin 4,25.'],
    ['%ED%A0%80', 'Metre olarak bir sayı yazın, örneğin 4,25.'],
    ['9'.repeat(400), 'En çok 50 m hesaplayabiliyoruz; daha büyüğü için bize yazın.'],
  ])('%s', async (wrong, message) => {
    const { status, html } = await read(`${DECK}&en=${wrong}&boy=4,15&en=2,20&boy=1,10&yer=sag-alt&duvar=sol`);
    expect(status).toBe(200);
    const field = tag(html, 'id="en-0"');
    expect(field).toContain('aria-invalid="true"');
    expect(field).toContain('aria-describedby="en-0-error"');
    expect(/id="en-0-error"[\s\S]*?<\/p>/.exec(html)?.[0]).toContain(message);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(tag(html, 'id="boy-0"')).toContain('value="4,15"');
    expect(tag(html, 'value="sag-alt"')).toContain('selected');
    expect(tag(html, 'value="sol"')).toContain('checked');
    expect(html.includes('Malzeme listesi')).toBe(false);
  });
});

describe('what else is wrong is told in Turkish', () => {
  it.each([
    ['an unknown product', '?urun=yok-boyle-deck', 'Bu ürün hesaplamada yok. En yakını seçildi: Masif Deck 140.'],
    ['a product without measures', '?tur=deck&urun=golge-pergola', 'Bu ürün hesaplamada yok. En yakını seçildi:'],
    ['a colour that it does not have', '?urun=masif-deck-140&renk=pembe', 'Bu ürün o renkte yok; Teak seçildi.'],
    ['an unknown kind', '?tur=havuz', 'Bu tür hesaplamada yok; Deck seçildi.'],
    [
      'rectangles that overlap',
      `${DECK}&en=6&boy=4&en=6&boy=4&yer=alt-sol&en=6&boy=4&yer=ust-sol`,
      'Parça C başka bir parçanın üstüne geliyor; ölçüsünü ya da yerini değiştirin.',
    ],
    ['a hundred parts', `${DECK}&${'en=1&boy=1&'.repeat(100)}`, 'En çok 12 parça hesaplayabiliyoruz'],
    ['a gate wider than its run', '?tur=cit&kol=3&kapi=4', 'Kapı bu kola sığmıyor: kapı eni 3,00 m’yi geçmemeli.'],
    [
      'an opening larger than the wall',
      '?tur=cephe&en=3&boy=3&acik_en=4&acik_boy=1',
      'Açıklık duvarın dışına taşıyor.',
    ],
  ])('%s', async (_what, query, message) => {
    const { status, html } = await read(query);
    expect(status).toBe(200);
    expect(html.includes(message)).toBe(true);
  });
});

it('without JavaScript the buttons lead to the same page with one line more or less', async () => {
  const added = await read(`${DECK}&en=6&boy=4&ekle=parca`);
  expect(added.status).toBe(302);
  expect(added.headers.location).toBe(
    '/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=6&boy=4&en=&boy=&yer=alt-sol#olculer',
  );
  const removed = await read(`${DECK}&en=6&boy=4&en=&boy=&yer=alt-sol&sil=parca-1`);
  expect(removed.headers.location).toBe('/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=6&boy=4#olculer');
});

it('only the empty form is cached; an address with anything in it is for its visitor alone', async () => {
  expect((await read('')).cache).toContain('s-maxage');
  const before = [await readFigure('page_cache_pages'), await readFigure('page_cache_bytes')];
  const queries = ['?tur=cit', `${DECK}&en=5&boy=4`, '?en=x', '?urun=a', '?ekle=parca', '?utm_source=x', '?='];
  for (const query of queries) {
    const { status, cache } = await read(query);
    expect([200, 302], query).toContain(status);
    if (status === 200) expect(cache, query).toBe('private, no-cache');
    await ask(`${site.url}/hesapla.data${query}`);
  }
  expect([await readFigure('page_cache_pages'), await readFigure('page_cache_bytes')]).toEqual(before);
});

it('a zero byte, which no browser sends, is refused as everywhere', async () => {
  expect((await read('?en=%00')).status).toBe(400);
});

it('nothing of all this is an error of the site', () => {
  expect(site.output()).not.toContain('"level":50');
});
