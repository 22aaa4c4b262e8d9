import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { isPictureUsed } from '#app/server/pictures/unused.server.ts';
import { eraseFromBin } from '#app/server/records/bin.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { findRedirect } from '#app/server/redirects.server.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { hasFile, losePicture, storeTestPicture, sweepPictures, useTestStore } from '#tests/support/stored-picture.ts';
import { findProductForEditing, findProductRows, nextDisplayOrder } from './admin-queries.server.ts';
import { nameGonePictures, type ProductInput } from './product-input.ts';
import { products } from './record.server.ts';
import { cloneProduct } from './service.server.ts';

const product = (values: Partial<ProductInput> = {}): ProductInput => ({
  title: 'Çit Paneli',
  slug: randomUUID(),
  category: 'fence',
  description: 'Lamelli çit',
  display_order: 1,
  is_active: true,
  main_image: null,
  faq_image: null,
  features: [{ title: 'Dolu', description: 'Gövde' }],
  technical_specs: [{ title: 'Boy', value: '2 m' }],
  faq: [{ question: 'Solar mı?', answer: 'Hayır.' }],
  images: [],
  measures: null,
  ...values,
});

onEachEngine('saving products', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();
  beforeEach(async () => {
    await db().deleteFrom('products').execute();
    await db().deleteFrom('colors').execute();
  });

  const upload = () => storeTestPicture(db(), store());
  const isStored = (url: string) => hasFile(store(), url);
  async function addColor(name = 'Teak'): Promise<string> {
    const id = randomUUID();
    const row = { id, name, hex_code: '#9a6a3f', created_at: new Date().toISOString() };
    await db().insertInto('colors').values(row).execute();
    return id;
  }
  async function create(values: Partial<ProductInput> = {}): Promise<string> {
    const saved = await createRecord(db(), products, STAFF, product(values));
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  }
  async function seenNow(id: string): Promise<string> {
    const found = await findProductForEditing(db(), STAFF, id);
    if (!found) throw new Error('gone');
    return found.version;
  }

  it('creates a product with its lists and its images in their order', async () => {
    const color_id = await addColor();
    const images = [
      { image_url: 'https://example.com/b.jpg', color_id },
      { image_url: 'https://example.com/a.jpg', color_id: null },
    ];
    const id = await create({ images });
    const saved = await findProductForEditing(db(), STAFF, id);
    expect(saved).toMatchObject({
      title: 'Çit Paneli',
      is_active: true,
      features: [{ title: 'Dolu', description: 'Gövde' }],
      technical_specs: [{ title: 'Boy', value: '2 m' }],
      faq: [{ question: 'Solar mı?', answer: 'Hayır.' }],
    });
    expect(saved?.images.map(({ picture, color_id }) => [picture.src, color_id])).toEqual([
      ['https://example.com/b.jpg', color_id],
      ['https://example.com/a.jpg', null],
    ]);
  });

  it('finds it by words in either spelling, and by category', async () => {
    await create({ title: 'Lamel Çit 180' });
    await create({ title: 'Avlu', category: 'pergola', description: 'Gölgelik' });
    const titles = async (filter: Parameters<typeof findProductRows>[1]) =>
      (await findProductRows(db(), filter)).rows.map(({ title }) => title);
    expect(await titles({ text: 'LAMEL CIT' })).toEqual(['Lamel Çit 180']);
    expect(await titles({ category: 'pergola' })).toEqual(['Avlu']);
    expect(await titles({ text: 'lamel', category: 'pergola' })).toEqual([]);
  });

  it('lists the last page when the wanted one is past the end, as after deleting its only product', async () => {
    for (let number = 1; number <= PAGE_SIZE + 1; number += 1)
      await create({ title: `Ürün ${number}`, display_order: 999 });
    const second = await findProductRows(db(), { page: 2 });
    expect(second).toMatchObject({ page: 2, rows: [{ title: `Ürün ${PAGE_SIZE + 1}` }] });
    await deleteRecord(db(), products, STAFF, second.rows[0]?.id ?? '');
    expect(await findProductRows(db(), { page: 2 })).toMatchObject({ page: 1, pageCount: 1, total: PAGE_SIZE });
    expect((await findProductRows(db(), { page: 2 })).rows).toHaveLength(PAGE_SIZE);
  });

  it('refuses a taken slug, and leaves both products as they were', async () => {
    const slug = randomUUID();
    await create({ slug, title: 'İlk' });
    expect(await createRecord(db(), products, STAFF, product({ slug }))).toEqual({ ok: false, reason: 'slug-taken' });
    const other = await create({
      title: 'Öteki',
      images: [{ image_url: 'https://example.com/x.jpg', color_id: null }],
    });
    const refused = await updateRecord(db(), products, STAFF, other, product({ slug, title: 'Yeni ad' }), null);
    expect(refused).toEqual({ ok: false, reason: 'slug-taken' });
    expect(await findProductForEditing(db(), STAFF, other)).toMatchObject({ title: 'Öteki', images: [{}] });
  });

  it('replaces the images and keeps the files: the state before shows them', async () => {
    const [kept, dropped, main] = [await upload(), await upload(), await upload()];
    const images = [kept, dropped].map((image_url) => ({ image_url, color_id: null }));
    const id = await create({ main_image: main, images });
    const added = await upload();
    const next = product({ images: [added, kept].map((image_url) => ({ image_url, color_id: null })) });
    expect(await updateRecord(db(), products, STAFF, id, next, await seenNow(id))).toMatchObject({ ok: true });
    const saved = await findProductForEditing(db(), STAFF, id);
    expect(saved?.images.map(({ picture }) => picture.src)).toEqual([added, kept]);
    await sweepPictures(db(), store());
    expect(await Promise.all([kept, added, dropped, main].map(isStored))).toEqual([true, true, true, true]);
  });

  it('uses a picture until the last product that shows it leaves the bin, and leaves it to the library', async () => {
    const shared = await upload();
    const id = await create({ images: [{ image_url: shared, color_id: null }] });
    const other = await create({ main_image: shared });
    const erase = async (product: string) => {
      await deleteRecord(db(), products, STAFF, product);
      await eraseFromBin(db(), STAFF, product);
    };
    await erase(id);
    expect(await isPictureUsed(db(), shared)).toBe(true);
    await erase(other);
    expect(await isPictureUsed(db(), shared)).toBe(false);
    await sweepPictures(db(), store());
    expect(await isStored(shared)).toBe(true);
  });

  it('keeps every file when the save is refused', async () => {
    const slug = randomUUID();
    await create({ slug });
    const url = await upload();
    const id = await create({ main_image: url });
    await updateRecord(db(), products, STAFF, id, product({ slug }), null);
    expect(await isStored(url)).toBe(true);
  });

  it('saves a picture without its colour when the colour was deleted meanwhile', async () => {
    const id = await create({ images: [{ image_url: 'https://example.com/a.jpg', color_id: randomUUID() }] });
    expect((await findProductForEditing(db(), STAFF, id))?.images).toMatchObject([{ color_id: null }]);
  });

  it('leaves a redirect at the old address of a renamed slug', async () => {
    const [from, to] = [randomUUID(), randomUUID()];
    const id = await create({ slug: from });
    await updateRecord(db(), products, STAFF, id, product({ slug: to }), null);
    expect(await findRedirect(db(), `/products/${from}`)).toBe(`/products/${to}`);
  });

  it('refuses a save over a newer one, and takes it when told to', async () => {
    const id = await create();
    const seen = await seenNow(id);
    await updateRecord(db(), products, STAFF, id, product({ title: 'Onun başlığı' }), seen);
    const mine = product({ title: 'Benim başlığım' });
    expect(await updateRecord(db(), products, STAFF, id, mine, seen)).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
    });
    expect(await findProductForEditing(db(), STAFF, id)).toMatchObject({ title: 'Onun başlığı' });
    expect(await updateRecord(db(), products, STAFF, id, mine, null)).toMatchObject({ ok: true });
    expect(await findProductForEditing(db(), STAFF, id)).toMatchObject({ title: 'Benim başlığım' });
  });

  it('refuses pictures that somebody else has deleted, also when told to save over it', async () => {
    const [main, image, kept] = [await upload(), await upload(), await upload()];
    const id = await create({ title: 'Onun başlığı', main_image: kept });
    for (const url of [main, image]) await losePicture(db(), url);
    const mine = product({ main_image: main, faq_image: kept, images: [{ image_url: image, color_id: null }] });
    const refused = { ok: false, reason: 'pictures-gone', urls: [main, image] };
    expect(await updateRecord(db(), products, STAFF, id, mine, null)).toEqual(refused);
    expect(await createRecord(db(), products, STAFF, mine)).toEqual(refused);
    expect(await findProductForEditing(db(), STAFF, id)).toMatchObject({ title: 'Onun başlığı', images: [] });
    expect(nameGonePictures(mine, refused.urls)).toEqual({
      main_image: ['Bu gorsel bu arada silinmis; lutfen yeniden yukleyin'],
      images: ['Gorsel 1: Bu gorsel bu arada silinmis; lutfen yeniden yukleyin'],
    });
  });

  it('refuses an address of ours that leads nowhere', async () => {
    const made = await createRecord(db(), products, STAFF, product({ main_image: '/images/../gizli' }));
    expect(made).toMatchObject({ ok: false, reason: 'pictures-gone' });
  });

  it('of two saves at once, lets one through and refuses the other', async () => {
    const id = await create();
    const seen = await seenNow(id);
    const results = await Promise.all(
      ['Bir', 'İki'].map((title) => updateRecord(db(), products, STAFF, id, product({ title }), seen)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'changed-meanwhile' });
  });

  it('does not take a reorder for a newer save, and keeps its place', async () => {
    const id = await create();
    const seen = await seenNow(id);
    const moved = { display_order: 7, updated_at: new Date(Date.now() + 1000).toISOString() };
    await db().updateTable('products').set(moved).where('id', '=', id).execute();
    const saved = await updateRecord(
      db(),
      products,
      STAFF,
      id,
      product({ title: 'Yeni', seen_display_order: 1 }),
      seen,
    );
    expect(saved).toMatchObject({ ok: true });
    expect(await findProductForEditing(db(), STAFF, id)).toMatchObject({ title: 'Yeni', display_order: 7 });
  });

  it('says when the product is gone', async () => {
    const gone = randomUUID();
    expect(await updateRecord(db(), products, STAFF, gone, product(), null)).toEqual({
      ok: false,
      reason: 'not-found',
    });
    expect(await cloneProduct(db(), STAFF, gone)).toEqual({ ok: false, reason: 'not-found' });
    expect(await deleteRecord(db(), products, STAFF, gone)).toEqual({ ok: false, reason: 'not-found' });
  });

  it('clones a product to the end of the list, images included, hidden from visitors', async () => {
    const color_id = await addColor();
    const slug = randomUUID();
    const url = await upload();
    const images = [{ image_url: url, color_id }];
    const id = await create({ slug, title: 'Deck', is_active: true, images });
    const cloned = await cloneProduct(db(), STAFF, id, 1_700_000_000_000);
    if (!cloned.ok) throw new Error(cloned.reason);
    const copy = await findProductForEditing(db(), STAFF, cloned.id);
    expect(copy).toMatchObject({
      title: 'Deck (Kopya-1700000000000)',
      slug: `${slug}-copy-1700000000000`,
      display_order: 2,
      is_active: false,
      features: [{ title: 'Dolu', description: 'Gövde' }],
      images: [{ picture: { src: url }, color_id }],
    });
    await deleteRecord(db(), products, STAFF, id);
    await eraseFromBin(db(), STAFF, id);
    await sweepPictures(db(), store());
    expect(await isStored(url)).toBe(true);
  });

  it('clones a product with a long name to one that can be saved', async () => {
    const id = await create({ title: 'D'.repeat(200), slug: `${'d'.repeat(199)}1` });
    const cloned = await cloneProduct(db(), STAFF, id, 1_700_000_000_000);
    const copy = await findProductForEditing(db(), STAFF, cloned.ok ? cloned.id : '');
    expect(copy?.title).toMatch(/^D+ \(Kopya-1700000000000\)$/);
    expect(copy?.slug).toMatch(/^d+-copy-1700000000000$/);
    expect([copy?.title.length, copy?.slug.length]).toEqual([200, 200]);
  });

  it('gives a new product the next place, and the first one 1', async () => {
    expect(await nextDisplayOrder(db())).toBe(1);
    await create();
    expect(await nextDisplayOrder(db())).toBe(2);
  });
});
