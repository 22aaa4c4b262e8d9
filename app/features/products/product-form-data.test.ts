import { expect, test } from 'vitest';
import { checkProduct, readProductForm } from './product-form-data.ts';
import type { ProductInput } from './product-input.ts';

const filled = {
  title: ' Deck ',
  category: 'deck',
  description: 'Zemin',
  slug: 'deck',
  display_order: '3',
  is_active: 'on',
  main_image: '/images/a.jpg',
  faq_image: '',
  features: '[{"title":"Dolu","description":"Gövde"}]',
  technical_specs: '[]',
  faq: '[]',
  images: '[{"image_url":"/images/b.jpg","color_id":null}]',
};
const read = (changes: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...changes })) form.set(name, value);
  return checkProduct(readProductForm(form));
};
const inputOf = (changes: Record<string, string> = {}): Partial<ProductInput> => {
  const checked = read(changes);
  return 'input' in checked ? checked.input : {};
};

test('reads a complete form', () => {
  expect(inputOf()).toEqual({
    title: 'Deck',
    category: 'deck',
    description: 'Zemin',
    slug: 'deck',
    display_order: 3,
    is_active: true,
    main_image: '/images/a.jpg',
    faq_image: null,
    features: [{ title: 'Dolu', description: 'Gövde' }],
    technical_specs: [],
    faq: [],
    images: [{ image_url: '/images/b.jpg', color_id: null }],
    measures: null,
  });
});

test.each([
  ['title', '  ', 'Baslik gereklidir'],
  ['category', '', 'Kategori gereklidir'],
  ['category', 'roof', 'Kategori gereklidir'],
  ['description', '', 'Aciklama gereklidir'],
  ['slug', '', 'Slug gereklidir'],
  ['slug', 'Çit Paneli', 'Slug yalnizca kucuk harf (a-z), rakam ve tire icerebilir'],
  ['display_order', '', 'Sira gereklidir'],
  ['display_order', '0', 'Sira en az 1 olmalidir'],
  ['display_order', '1.5', 'Sira tam sayi olmalidir'],
  ['display_order', 'bir', 'Sira bir sayi olmalidir'],
])('%s "%s" is refused: %s', (field, value, message) => {
  expect(read({ [field]: value })).toEqual({ errors: { [field]: expect.arrayContaining([message]) } });
});

test('an unticked box is not sent, and means hidden', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(filled)) if (name !== 'is_active') form.set(name, value);
  expect(checkProduct(readProductForm(form))).toMatchObject({ input: { is_active: false } });
});

test('what still stands complete in the box of the next entry is taken along, half an entry is not', () => {
  const input = inputOf({
    feature_title: 'Yeni',
    feature_description: 'Özellik',
    spec_title: 'Boy',
    spec_value: ' ',
    faq_question: '',
    faq_answer: 'Cevap',
  });
  expect(input.features).toHaveLength(2);
  expect(input.features?.[1]).toEqual({ title: 'Yeni', description: 'Özellik' });
  expect(input.technical_specs).toEqual([]);
  expect(input.faq).toEqual([]);
});

test('broken lists read as empty ones, and addresses that are none are left out', () => {
  const images = '[{"image_url":"javascript:alert(1)","color_id":null},{"image_url":"/images/a.jpg","color_id":"x"}]';
  expect(inputOf({ features: '{', images, main_image: 'javascript:alert(1)' })).toMatchObject({
    features: [],
    main_image: null,
    images: [{ image_url: '/images/a.jpg', color_id: null }],
  });
});
