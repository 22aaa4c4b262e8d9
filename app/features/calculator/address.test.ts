import { describe, expect, it } from 'vitest';
import { applyEdit, readAddress, writeAddress } from './address.ts';
import { checkMeasures } from './check.ts';
import type { Kind } from './form.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const check = (kind: Kind, query: string, heights = [1200, 1800]) => checkMeasures(read(query), kind, heights);

const NO_NUMBER = 'Metre olarak bir sayı yazın, örneğin 4,25.';
const TOO_SMALL = 'En az 0,50 m olmalı.';
const TOO_LARGE = 'En çok 50 m hesaplayabiliyoruz; daha büyüğü için bize yazın.';

describe('the address', () => {
  it('names a deck: rectangles in order, the place of each but the first, and its walls', () => {
    const query =
      'tur=deck&urun=masif-deck-140&renk=teak&en=6,00&boy=4.00&en=3,2&boy=2,4&yer=alt-sag&duvar=ust&duvar=sol';
    const { wanted, errors } = check('deck', query);
    expect(errors).toEqual({});
    expect(wanted).toEqual({
      kind: 'deck',
      parts: [
        { width: 6000, depth: 4000 },
        { width: 3200, depth: 2400, place: 'alt-sag' },
      ],
      walls: ['ust', 'sol'],
    });
  });

  it('names a fence: runs, the gate of each, height and ring', () => {
    expect(check('cit', 'kol=12&kapi=1&kol=5,4&kapi=&yukseklik=1,80&halka=1').wanted).toEqual({
      kind: 'cit',
      runs: [
        { length: 12_000, gate: 1000 },
        { length: 5400, gate: null },
      ],
      height: 1800,
      ring: true,
    });
    expect(check('cit', 'kol=12').wanted, 'the first height of the product unless one is named').toMatchObject({
      runs: [{ length: 12_000, gate: null }],
      height: 1200,
      ring: false,
    });
  });

  it('names a facade: walls and openings', () => {
    expect(check('cephe', 'en=8&boy=3&acik_en=2,20&acik_boy=1,30&acik_en=0,4&acik_boy=0,4').wanted).toEqual({
      kind: 'cephe',
      walls: [{ width: 8000, height: 3000 }],
      openings: [
        { width: 2200, height: 1300 },
        { width: 400, height: 400 },
      ],
    });
  });

  it('is written as it was read, with the names of its kind only', () => {
    const deck = 'tur=deck&urun=a&renk=teak&en=6%2C00&boy=4&en=3&boy=&yer=sol-alt&duvar=sag';
    expect(writeAddress(read(`${deck}&kol=3&acik_en=1`), 'deck').toString()).toBe(deck);
    const fence = 'tur=cit&kol=9&kapi=&kol=5&kapi=1&yukseklik=1%2C80&halka=1';
    expect(writeAddress(read(`${fence}&en=1`), 'cit').toString()).toBe(fence);
    const facade = 'tur=cephe&en=8&boy=3&acik_en=2&acik_boy=1';
    expect(writeAddress(read(facade), 'cephe').toString()).toBe(facade);
  });

  it('without measures asks for nothing and complains of nothing', () => {
    for (const kind of ['deck', 'cit', 'cephe'] as const) {
      expect(check(kind, 'urun=masif-deck-140&renk=teak')).toEqual({ errors: {}, wanted: null });
    }
  });

  it('that is longer than any of ours is cut, not refused', () => {
    expect(read(`urun=${'x'.repeat(5000)}`).urun).toHaveLength(120);
  });
});

describe('a measure', () => {
  it.each([
    ['4,25', 4250],
    ['4.25', 4250],
    [' 4,25 m ', 4250],
    ['4', 4000],
    ['4,', 4000],
    [',5', 500],
    ['0,5', 500],
    ['50', 50_000],
    ['50,000', 50_000],
    ['3,1415', 3142],
  ])('%j is %i mm', (text, mm) => {
    expect(check('deck', `en=${encodeURIComponent(text)}&boy=1`)).toMatchObject({
      errors: {},
      wanted: { parts: [{ width: mm }] },
    });
  });

  it.each([
    ['0', TOO_SMALL],
    ['0,499', TOO_SMALL],
    ['-3', TOO_SMALL],
    ['−3', TOO_SMALL],
    ['50,001', TOO_LARGE],
    ['9'.repeat(100), TOO_LARGE],
    ['', NO_NUMBER],
    ['dört', NO_NUMBER],
    ['4 x 3', NO_NUMBER],
    ['1.000,5', NO_NUMBER],
    ['1e1', NO_NUMBER],
    ['0x10', NO_NUMBER],
    ['NaN', NO_NUMBER],
    ['Infinity', NO_NUMBER],
    ['__proto__', NO_NUMBER],
    ['٣', NO_NUMBER],
    ['4\0', NO_NUMBER],
  ])('%j is told at its own field, and the others are kept', (text, message) => {
    const { errors, wanted } = check('deck', `en=${encodeURIComponent(text)}&boy=4&en=3&boy=2&yer=alt-sol`);
    expect(errors).toEqual({ 'en-0': message });
    expect(wanted).toBeNull();
    expect(read('en=dört&boy=4').parts).toEqual([{ en: 'dört', boy: '4', yer: '' }]);
  });
});

describe('what is wrong in an address made by hand', () => {
  it.each([
    ['deck', 'en=6', { 'boy-0': NO_NUMBER }],
    ['deck', 'en=6&boy=4&en=3&boy=2&yer=yan', { 'yer-1': 'Parçanın yerini listeden seçin.' }],
    ['deck', 'en=6&boy=4&duvar=ust&duvar=orta', { duvar: 'Duvar kenarlarını yeniden işaretleyin.' }],
    ['deck', 'en=6&boy=4&en=&boy=&en=2&boy=2', { 'en-1': NO_NUMBER, 'boy-1': NO_NUMBER }],
    ['cit', 'kapi=1', { 'kol-0': NO_NUMBER }],
    ['cit', 'kol=5,40&kapi=6', { 'kapi-0': 'Kapı bu kola sığmıyor: kapı eni 5,40 m’yi geçmemeli.' }],
    ['cit', 'kol=5&yukseklik=1,5', { yukseklik: 'Bu ürünün yükseklikleri: 1,20 m, 1,80 m.' }],
    ['cit', 'kol=5&yukseklik=x', { yukseklik: NO_NUMBER }],
    ['cephe', 'en=8&boy=3&acik_en=0&acik_boy=1', { 'acik_en-0': 'En az 0,10 m olmalı.' }],
  ] as const)('%s: %s', (kind, query, errors) => {
    expect(check(kind, query)).toEqual({ errors, wanted: null });
  });

  it('a hundred parts: the first twelve are kept, and the limit is told', () => {
    const { errors, wanted } = check('deck', 'en=1&boy=1&'.repeat(100));
    expect(errors).toEqual({ olculer: 'En çok 12 parça hesaplayabiliyoruz; daha büyüğü için bize yazın.' });
    expect(wanted).toBeNull();
    expect(read('en=1&boy=1&'.repeat(100)).parts).toHaveLength(12);
  });
});

describe('the buttons of the form', () => {
  const press = (kind: Kind, query: string, button: string) => {
    const form = read(query);
    return writeAddress(applyEdit(form, kind, new URLSearchParams(button)), kind).toString();
  };

  it('"Dikdörtgen ekle" adds an empty part below the last, and keeps what was typed', () => {
    const added = press('deck', 'en=6&boy=dört', 'ekle=parca');
    expect(added).toBe('tur=deck&en=6&boy=d%C3%B6rt&en=&boy=&yer=alt-sol');
    expect(check('deck', 'en=6&boy=4&en=&boy=&yer=alt-sol'), 'which is not missed until it is begun').toMatchObject({
      errors: {},
      wanted: { parts: [{ width: 6000 }] },
    });
  });

  it('"Kaldır" takes away its own part', () => {
    const query = 'en=1&boy=1&en=2&boy=2&yer=sag-ust&en=3&boy=3&yer=alt-sag';
    expect(press('deck', query, 'sil=parca-1')).toBe('tur=deck&en=1&boy=1&en=3&boy=3&yer=alt-sag');
    expect(press('deck', query, 'sil=parca-0')).toBe('tur=deck&en=2&boy=2&en=3&boy=3&yer=alt-sag');
  });

  it('"Kol ekle" and "Açıklık ekle" do the same for runs and openings', () => {
    expect(press('cit', 'kol=9&kapi=1', 'ekle=parca')).toBe('tur=cit&kol=9&kapi=1&kol=&kapi=');
    expect(press('cephe', 'en=8&boy=3', 'ekle=aciklik')).toBe('tur=cephe&en=8&boy=3&acik_en=&acik_boy=');
    expect(press('cephe', 'en=8&boy=3&acik_en=1&acik_boy=2', 'sil=aciklik-0')).toBe('tur=cephe&en=8&boy=3');
  });

  it.each(['ekle=', 'ekle=x', 'sil=parca', 'sil=parca-99', 'sil=__proto__-0', 'sil=parca-1e1'])(
    'a button that does not exist changes nothing: %s',
    (button) => {
      expect(press('deck', 'en=6&boy=4', button)).toBe('tur=deck&en=6&boy=4');
    },
  );

  it('beyond twelve parts none is added', () => {
    expect(press('cit', 'kol=1&kapi=&'.repeat(12), 'ekle=parca').match(/kol=/g)).toHaveLength(12);
  });
});
