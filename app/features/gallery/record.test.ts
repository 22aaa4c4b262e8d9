import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { NO_PRODUCT } from '#app/features/products/product-choice.ts';
import type { Db } from '#app/server/db/schema.ts';
import { isPictureUsed } from '#app/server/pictures/unused.server.ts';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { addColor, addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { hasFile, losePicture, storeTestPicture, sweepPictures, useTestStore } from '#tests/support/stored-picture.ts';
import { findAdminGallery, findGalleryItemForForm } from './admin-queries.server.ts';
import { checkGalleryItemOnServer } from './check-gallery-item.server.ts';
import { EMPTY_GALLERY_ITEM, type GalleryInput } from './gallery-input.ts';
import { galleryItems } from './record.server.ts';

const input = (values: Partial<GalleryInput> = {}): GalleryInput => ({
  title: `Görsel ${randomUUID()}`,
  description: null,
  image_url: 'https://example.com/a.jpg',
  type: 'product',
  product_id: null,
  color_id: null,
  is_active: true,
  ...values,
});

async function create(db: Db, given: GalleryInput): Promise<{ id: string }> {
  const saved = await createRecord(db, galleryItems, STAFF, given);
  if (!saved.ok) throw new Error(saved.reason);
  return saved;
}

onEachEngine('gallery items', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();

  it('is stored, changed and read back', async () => {
    const { id } = await create(db(), input());
    const changed = input({ title: 'Urla', description: 'Havuz başı', type: 'project', is_active: false });
    expect(await updateRecord(db(), galleryItems, STAFF, id, changed, null)).toMatchObject({ ok: true, id });
    const { product_id: _, ...fields } = changed;
    expect((await findGalleryItemForForm(db(), STAFF, id))?.values).toEqual({
      ...fields,
      product: NO_PRODUCT,
      color_id: '',
    });
    expect(await updateRecord(db(), galleryItems, STAFF, randomUUID(), changed, null)).toMatchObject({
      reason: 'not-found',
    });
  });

  it('refuses to save over what somebody else saved meanwhile', async () => {
    const { id } = await create(db(), input());
    const seen = '2020-01-01T00:00:00.000Z';
    expect(await updateRecord(db(), galleryItems, STAFF, id, input(), seen)).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
    });
  });

  it('refuses a picture that somebody else has deleted, also when told to save over it', async () => {
    const [first, second] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const { id } = await create(db(), input({ image_url: second }));
    await losePicture(db(), first);
    const refused = (url: string) => ({ ok: false, reason: 'pictures-gone', urls: [url] });
    expect(await updateRecord(db(), galleryItems, STAFF, id, input({ image_url: first }), null)).toEqual(
      refused(first),
    );
    expect(await createRecord(db(), galleryItems, STAFF, input({ image_url: '/images/../gizli' }))).toEqual(
      refused('/images/../gizli'),
    );
    expect((await findGalleryItemForForm(db(), STAFF, id))?.values.image_url).toBe(second);
  });

  it('uses the pictures of all its states until it leaves the bin, and leaves them to the library', async () => {
    const [old, shared] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const { id } = await create(db(), input({ image_url: old }));
    const other = await create(db(), input({ image_url: shared }));
    await updateRecord(db(), galleryItems, STAFF, id, input({ image_url: shared }), null);
    expect(await deleteRecord(db(), galleryItems, STAFF, id)).toMatchObject({ ok: true });
    expect([await isPictureUsed(db(), old), await isPictureUsed(db(), shared)]).toEqual([true, true]);
    await eraseFromBin(db(), STAFF, id);
    expect([await isPictureUsed(db(), old), await isPictureUsed(db(), shared)]).toEqual([false, true]);
    await deleteRecord(db(), galleryItems, STAFF, other.id);
    await eraseFromBin(db(), STAFF, other.id);
    expect(await isPictureUsed(db(), shared)).toBe(false);
    await sweepPictures(db(), store());
    expect([await hasFile(store(), old), await hasFile(store(), shared)]).toEqual([true, true]);
    expect(await deleteRecord(db(), galleryItems, STAFF, id)).toEqual({ ok: false, reason: 'not-found' });
  });

  it('is listed newest first, active or not, paged by 24 and found by its words', async () => {
    const word = `gölge${randomUUID().slice(0, 8)}`;
    for (let n = 1; n <= 25; n += 1) {
      await create(db(), input({ title: `${n}`, description: word, is_active: n % 2 === 0 }));
    }
    const page = await findAdminGallery(db(), { filter: word.toUpperCase(), page: 2 });
    expect(page).toMatchObject({ total: 25, page: 2, pageCount: 2 });
    expect(page.rows.map(({ title }) => title)).toHaveLength(1);
  });

  it('names the product and the colour that it shows, and outlives both', async () => {
    const product = await addProduct(db(), 'Gizli Deck', { is_active: false });
    const color = await addColor(db(), 'Teak');
    const { id } = await create(db(), input({ product_id: product.id, color_id: color.id }));
    const found = await findGalleryItemForForm(db(), STAFF, id);
    expect(found).toMatchObject({
      values: { product: { id: product.id, chosen: 'Gizli Deck', title: 'Gizli Deck' }, color_id: color.id },
      productIsHidden: true,
    });
    await db().deleteFrom('products').where('id', '=', product.id).execute();
    await db().deleteFrom('colors').where('id', '=', color.id).execute();
    expect((await findGalleryItemForForm(db(), STAFF, id))?.values).toMatchObject({
      product: NO_PRODUCT,
      color_id: '',
    });
  });

  it('is told of a product that is gone, and saved without a colour that is', async () => {
    const fields = { ...EMPTY_GALLERY_ITEM, title: 'Yalı', image_url: '/images/a.jpg' };
    const gone = { id: randomUUID(), chosen: 'Deck', title: 'Deck' };
    expect(await checkGalleryItemOnServer(db(), { ...fields, product: gone, title: '' })).toEqual({
      errors: {
        title: 'Başlık gereklidir',
        product: 'Bu ürün bu arada silinmiş; başka bir ürün seçin ya da alanı boş bırakın',
      },
    });
    expect(await checkGalleryItemOnServer(db(), { ...fields, color_id: randomUUID() })).toMatchObject({
      input: { product_id: null, color_id: null },
    });
  });
});
