import { expect, it } from 'vitest';
import { asObject } from './turkish-suffix.ts';

it.each([
  ['Teak', 'Teak’i'],
  ['Ceviz', 'Ceviz’i'],
  ['Antrasit', 'Antrasit’i'],
  ['Kum', 'Kum’u'],
  ['Gri', 'Gri’yi'],
  ['Açık Meşe', 'Açık Meşe’yi'],
  ['Altın', 'Altın’ı'],
  ['Koyu Füme', 'Koyu Füme’yi'],
  ['Bordo', 'Bordo’yu'],
  ['RAL 7016', 'RAL 7016 rengini'],
  ['黑', '黑 rengini'],
])('makes %s the object of a sentence: %s', (name, object) => {
  expect(asObject(name)).toBe(object);
});
