import { expect, test } from 'vitest';
import { checkGalleryItem, EMPTY_GALLERY_ITEM } from './gallery-input.ts';

const fields = { title: ' Yalı ', description: ' ', image_url: '/images/a.jpg', type: 'project', is_active: false };
const filled = { ...EMPTY_GALLERY_ITEM, ...fields };

test('a new item is a product and active', () => {
  expect(EMPTY_GALLERY_ITEM).toMatchObject({ type: 'product', is_active: true });
});

test('title and picture are required, with their own texts', () => {
  expect(checkGalleryItem(EMPTY_GALLERY_ITEM)).toEqual({
    errors: { title: 'Başlık gereklidir', image_url: 'Resim gereklidir' },
  });
});

test('the type is required, and must be product or project', () => {
  expect(checkGalleryItem({ ...filled, type: '' })).toEqual({ errors: { type: 'Tür seçimi gereklidir' } });
  expect(checkGalleryItem({ ...filled, type: 'video' })).toEqual({ errors: { type: 'Geçerli bir tür seçin' } });
});

test('the description is optional', () => {
  expect(checkGalleryItem(filled)).toEqual({ input: { ...fields, title: 'Yalı', description: null } });
});
