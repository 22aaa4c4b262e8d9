import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { findPopularProducts, findProduct, findProductPage, findRelatedProducts } from './queries.server.ts';

const now = '2025-10-03T09:00:00.000Z';

async function addProduct(db: Db, values: Record<string, unknown> = {}) {
  const row = {
    id: randomUUID(),
    title: 'Masif Deck 140',
    slug: randomUUID(),
    description: 'Dolu gövde.',
    category: 'deck',
    display_order: 1,
    main_image: null,
    features: toJson([]),
    technical_specs: toJson([]),
    faq: toJson([]),
    search_text: '',
    created_at: now,
    updated_at: now,
    ...values,
  };
  await db.insertInto('products').values(row).execute();
  return row;
}

async function addColor(db: Db, name: string, is_visible = true) {
  const color = { id: randomUUID(), name, hex_code: '#9A6A3F', is_visible, created_at: now };
  await db.insertInto('colors').values(color).execute();
  return color;
}

async function addImage(db: Db, product_id: string, image_url: string, color_id: string | null, position: number) {
  await db
    .insertInto('product_images')
    .values({ id: randomUUID(), product_id, image_url, color_id, position, created_at: now })
    .execute();
}

function countReads(db: Db): { db: Db; reads: () => number } {
  let reads = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      reads++;
      return result;
    },
  };
  return { db: db.withPlugin(counter) as Db, reads: () => reads };
}

onEachEngine('public products', (opened) => {
  const db = () => opened().database.db;

  beforeEach(async () => {
    await db().deleteFrom('products').execute();
    await db().deleteFrom('colors').execute();
  });

  it('shows active products alone, in the order staff gave them', async () => {
    await addProduct(db(), { title: 'İkinci', display_order: 2 });
    await addProduct(db(), { title: 'Birinci', display_order: 1 });
    await addProduct(db(), { title: 'Pasif', display_order: 0, is_active: false });
    const { items, total } = await findProductPage(db());
    expect(items.map(({ title }) => title)).toEqual(['Birinci', 'İkinci']);
    expect(total).toBe(2);
    expect((await findPopularProducts(db(), 4)).map(({ title }) => title)).toEqual(['Birinci', 'İkinci']);
  });

  it('filters by category and counts what it filtered', async () => {
    await addProduct(db(), { category: 'deck' });
    await addProduct(db(), { category: 'pergola', title: 'Gölge Pergola' });
    const { items, total } = await findProductPage(db(), { category: 'pergola' });
    expect(items.map(({ title }) => title)).toEqual(['Gölge Pergola']);
    expect(total).toBe(1);
    expect(await findProductPage(db(), { category: 'fence' })).toEqual({ items: [], total: 0 });
  });

  it('gives no more popular products than asked for', async () => {
    for (let order = 1; order <= 5; order++) await addProduct(db(), { display_order: order });
    expect(await findPopularProducts(db(), 4)).toHaveLength(4);
  });

  it(`goes on to a second page past ${PAGE_SIZE}, without repeating a product`, async () => {
    for (let order = 0; order <= PAGE_SIZE; order++) await addProduct(db(), { display_order: 1 });
    const first = await findProductPage(db());
    const second = await findProductPage(db(), { page: 2 });
    expect([first.items.length, second.items.length, first.total, second.total]).toEqual([24, 1, 25, 25]);
    expect(new Set([...first.items, ...second.items].map(({ slug }) => slug)).size).toBe(25);
  });

  it('tells each visible colour of a product once, in the order of its images', async () => {
    const [teak, gri, gizli] = [
      await addColor(db(), 'Teak'),
      await addColor(db(), 'Gri'),
      await addColor(db(), 'Gizli', false),
    ];
    const product = await addProduct(db());
    for (const [position, color] of [gri, teak, gizli, gri].entries()) {
      await addImage(db(), product.id, `/images/${position}.jpg`, color.id, position);
    }
    const [card] = (await findProductPage(db())).items;
    expect(card?.colors.map(({ name }) => name)).toEqual(['Gri', 'Teak']);
    expect(card?.picture).toEqual({ src: '/images/0.jpg' });
  });

  it('reads the database three times for a list, however long it is', async () => {
    const teak = await addColor(db(), 'Teak');
    for (let order = 0; order < 10; order++) {
      const { id } = await addProduct(db(), { main_image: `/images/${order}.jpg`, display_order: order });
      await addImage(db(), id, `/images/${order}.jpg`, teak.id, 0);
    }
    const counted = countReads(db());
    await findProductPage(counted.db);
    expect(counted.reads()).toBe(3);
  });

  it('finds a product by its slug only while it is active', async () => {
    const shown = await addProduct(db());
    const hidden = await addProduct(db(), { is_active: false });
    expect((await findProduct(db(), shown.slug))?.id).toBe(shown.id);
    expect(await findProduct(db(), hidden.slug)).toBeUndefined();
    expect(await findProduct(db(), 'yok')).toBeUndefined();
  });

  it('puts the main picture first and shows no picture twice', async () => {
    const teak = await addColor(db(), 'Teak');
    const product = await addProduct(db(), { main_image: '/images/b.jpg' });
    for (const [position, name] of ['a', 'b', 'a'].entries()) {
      await addImage(db(), product.id, `/images/${name}.jpg`, teak.id, position);
    }
    const found = await findProduct(db(), product.slug);
    expect(found?.images.map(({ picture, color }) => [picture.src, color?.name])).toEqual([
      ['/images/b.jpg', 'Teak'],
      ['/images/a.jpg', 'Teak'],
    ]);
  });

  it('keeps the picture of a hidden colour and does not tell the colour', async () => {
    const hidden = await addColor(db(), 'Gizli', false);
    const product = await addProduct(db());
    await addImage(db(), product.id, '/images/a.jpg', hidden.id, 0);
    expect((await findProduct(db(), product.slug))?.images).toEqual([
      { picture: { src: '/images/a.jpg' }, color: null },
    ]);
  });

  it('finds active products of the same category besides the product itself', async () => {
    const product = await addProduct(db());
    await addProduct(db(), { title: 'Pasif', is_active: false });
    await addProduct(db(), { title: 'Başka', category: 'fence' });
    for (let order = 2; order < 7; order++) await addProduct(db(), { title: `Deck ${order}`, display_order: order });
    const related = await findRelatedProducts(db(), product, 3);
    expect(related.map(({ title }) => title)).toEqual(['Deck 2', 'Deck 3', 'Deck 4']);
  });

  describe('list fields are read tolerantly', () => {
    const feature = { title: 'Gizli klips', description: '' };
    it.each<[string, unknown, unknown]>([
      ['a list', [{ title: 'Gizli klips', description: 'Vida yok' }], [{ ...feature, description: 'Vida yok' }]],
      ['a list of strings', ['Gizli klips'], [feature]],
      ['objects with a title', [{ title: 'Gizli klips' }], [feature]],
      ['JSON text', JSON.stringify([{ title: 'Gizli klips' }]), [feature]],
      ['entries that do not fit among others', [42, null, '', { title: 'Gizli klips' }], [feature]],
      ['garbage', 'ne bu', []],
      ['an object', { title: 'Gizli klips' }, []],
      ['nothing', null, []],
    ])('%s', async (_, stored, read) => {
      const product = await addProduct(db(), { features: toJson(stored) });
      expect((await findProduct(db(), product.slug))?.features).toEqual(read);
    });

    it('technical specs and questions too', async () => {
      const product = await addProduct(db(), {
        technical_specs: toJson(JSON.stringify([{ title: 'genişlik', value: 140 }, 'x'])),
        faq: toJson([{ question: 'Isınır mı?', answer: 'Az.' }, { question: 'Yarım' }]),
      });
      const found = await findProduct(db(), product.slug);
      expect(found?.technical_specs).toEqual([{ title: 'genişlik', value: '140' }]);
      expect(found?.faq).toEqual([{ question: 'Isınır mı?', answer: 'Az.' }]);
    });
  });
});
