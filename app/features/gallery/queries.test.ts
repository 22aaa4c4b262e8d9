import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#app/server/db/schema.ts';
import { addColor, addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { countGalleryByColor, findGalleryOfColor, findGalleryPage } from './queries.server.ts';

async function addItem(
  db: Db,
  title: string,
  values: {
    type?: 'product' | 'project';
    is_active?: boolean;
    day?: number;
    product_id?: string;
    color_id?: string;
  } = {},
) {
  const { type = 'product', is_active = true, day = 1, ...links } = values;
  const created_at = `2025-10-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  await db
    .insertInto('gallery')
    .values({
      id: randomUUID(),
      title,
      description: null,
      image_url: '/images/a.jpg',
      type,
      is_active,
      ...links,
      search_text: '',
      created_at,
      updated_at: created_at,
    })
    .execute();
}

onEachEngine('public gallery', (opened) => {
  const db = () => opened().database.db;
  beforeEach(() => db().deleteFrom('gallery').execute());

  it('shows active items alone, newest first', async () => {
    await addItem(db(), 'Eski', { day: 1 });
    await addItem(db(), 'Yeni', { day: 2 });
    await addItem(db(), 'Pasif', { day: 3, is_active: false });
    const { items, total } = await findGalleryPage(db());
    expect(items.map(({ title }) => title)).toEqual(['Yeni', 'Eski']);
    expect(items[0]).toMatchObject({ picture: { src: '/images/a.jpg' }, type: 'product', description: null });
    expect(total).toBe(2);
  });

  it('filters by type', async () => {
    await addItem(db(), 'Ürün');
    await addItem(db(), 'Proje', { type: 'project' });
    expect((await findGalleryPage(db(), { type: 'project' })).items.map(({ title }) => title)).toEqual(['Proje']);
  });

  it('goes on to a second page past 24', async () => {
    for (let n = 0; n < 25; n++) await addItem(db(), `Görsel ${n}`);
    const second = await findGalleryPage(db(), { page: 2 });
    expect([second.items.length, second.total]).toEqual([1, 25]);
  });

  it('names the product and the colour that a picture shows, as far as visitors see them', async () => {
    const teak = await addColor(db(), 'Teak');
    const hiddenColor = await addColor(db(), 'Gizli', { is_visible: false });
    const deck = await addProduct(db(), 'Deck');
    const hidden = await addProduct(db(), 'Pasif', { is_active: false });
    await addItem(db(), 'Açık', { day: 2, product_id: deck.id, color_id: teak.id });
    await addItem(db(), 'Gizli', { day: 1, product_id: hidden.id, color_id: hiddenColor.id });
    expect((await findGalleryPage(db())).items).toMatchObject([
      { title: 'Açık', product: { slug: deck.slug, title: 'Deck' }, color: { slug: teak.slug, name: 'Teak' } },
      { title: 'Gizli', product: null, color: null },
    ]);
  });

  it('finds the visible pictures of a colour, newest first, and counts them', async () => {
    const teak = await addColor(db(), 'Teak');
    await addItem(db(), 'Eski', { day: 1, color_id: teak.id });
    await addItem(db(), 'Yeni', { day: 2, color_id: teak.id });
    await addItem(db(), 'Pasif', { day: 3, color_id: teak.id, is_active: false });
    await addItem(db(), 'Renksiz', { day: 4 });
    expect((await findGalleryOfColor(db(), teak.id, 6)).map(({ title }) => title)).toEqual(['Yeni', 'Eski']);
    expect(await findGalleryOfColor(db(), teak.id, 1)).toHaveLength(1);
    expect(await countGalleryByColor(db())).toEqual(new Map([[teak.id, 2]]));
  });
});
