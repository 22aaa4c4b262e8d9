import { expect, it } from 'vitest';
import { compareSpecs, readCompared, standsOut } from './comparison.ts';

const spec = (title: string, value: string) => ({ title, value });

it('specifications stand in one row, however their titles are spelt, in the order of the first product', () => {
  const rows = compareSpecs([
    [spec('GENİŞLİK', '140 mm'), spec('Garanti', '10 yıl')],
    [spec('Garanti ', '10  YIL'), spec('genişlik', '150 mm'), spec('Yüzey', 'Oluklu')],
  ]);
  expect(rows).toEqual([
    { title: 'GENİŞLİK', values: ['140 mm', '150 mm'], differs: true },
    { title: 'Garanti', values: ['10 yıl', '10  YIL'], differs: false },
    { title: 'Yüzey', values: [null, 'Oluklu'], differs: true },
  ]);
});

it('a title that a product has twice keeps both values', () => {
  expect(compareSpecs([[spec('Boy', '2200 mm'), spec('Boy', '2900 mm')], []])[0]?.values).toEqual([
    '2200 mm, 2900 mm',
    null,
  ]);
});

it('a value stands out when no other product has it, and a missing one never does', () => {
  expect([0, 1, 2].map((index) => standsOut(['140 mm', '150 mm', '140 MM'], index))).toEqual([false, true, false]);
  expect([0, 1].map((index) => standsOut(['Dolu', null], index))).toEqual([true, false]);
});

it('an address names every product once', () => {
  expect(readCompared(new URLSearchParams('urun=a&urun=b&urun=a&urun='))).toEqual({
    slugs: ['a', 'b'],
    repeated: true,
  });
});
