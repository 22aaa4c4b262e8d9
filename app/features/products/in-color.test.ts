import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { toJson } from '#app/server/db/engine.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { countProductsByColor, findColorImages, findProductColors, findProductsInColor } from './in-color.server.ts';
import { findProductPage } from './queries.server.ts';

onEachEngine('products in a colour', (opened) => {
  const db = () => opened().database.db;
  const now = '2025-10-03T09:00:00.000Z';
  const colors: Record<string, string> = {};

  async function addProduct(slug: string, display_order: number, images: (string | null)[], is_active = true) {
    const id = randomUUID();
    const lists = { features: toJson([]), technical_specs: toJson([]), faq: toJson([]) };
    const facts = { title: slug, slug, description: '', category: 'deck', main_image: `/images/${slug}-main.jpg` };
    const row = { id, ...facts, ...lists, display_order, is_active, search_text: '', created_at: now, updated_at: now };
    await db().insertInto('products').values(row).execute();
    for (const [position, color] of images.entries()) {
      const image_url = `/images/${slug}-${position}.jpg`;
      const image = { id: randomUUID(), product_id: id, color_id: color && (colors[color] ?? null), image_url };
      await db()
        .insertInto('product_images')
        .values({ ...image, position, created_at: now })
        .execute();
    }
  }

  beforeAll(async () => {
    for (const slug of ['teak', 'kum', 'gizli']) {
      colors[slug] = randomUUID();
      const color = { id: colors[slug], name: slug, slug, hex_code: '#9a6a3f', is_visible: slug !== 'gizli' };
      await db()
        .insertInto('colors')
        .values({ ...color, created_at: now })
        .execute();
    }
    await addProduct('ikinci', 2, [null, 'kum', 'teak', 'teak']);
    await addProduct('birinci', 1, ['gizli', 'teak']);
    await addProduct('renksiz', 3, [null, 'gizli']);
    await addProduct('pasif', 0, ['teak'], false);
  });

  it('are found with their first picture in it, in the order of the list, none of them hidden', async () => {
    const { products, total } = await findProductsInColor(db(), colors.teak as string, 5);
    expect(products.map(({ slug, picture }) => [slug, picture.src])).toEqual([
      ['birinci', '/images/birinci-1.jpg'],
      ['ikinci', '/images/ikinci-2.jpg'],
    ]);
    expect(total).toBe(2);
  });

  it('are counted beyond those that are shown', async () => {
    const { products, total } = await findProductsInColor(db(), colors.teak as string, 1);
    expect([products.length, total]).toEqual([1, 2]);
  });

  it('do not tell of a hidden colour', async () => {
    expect(await findProductsInColor(db(), colors.gizli as string, 5)).toEqual({ products: [], total: 0 });
  });

  it('make a table of products and colours, with the first picture of each colour', async () => {
    const shown = [colors.teak as string, colors.kum as string];
    const products = await findProductColors(db(), shown, 10);
    expect(products.map(({ slug, colors: ids }) => [slug, [...ids]])).toEqual([
      ['birinci', [colors.teak]],
      ['ikinci', [colors.kum, colors.teak]],
    ]);
    expect((await findProductColors(db(), shown, 1)).map(({ slug }) => slug)).toEqual(['birinci']);
    expect((await findColorImages(db(), shown)).get(colors.teak as string)).toBe('/images/birinci-1.jpg');
  });

  it('are counted by colour, whatever happens to them', async () => {
    const counts = async () => shownCounts(await countProductsByColor(db()));
    const shownCounts = (found: Map<string, number>) => [colors.teak, colors.kum].map((id) => found.get(id ?? '') ?? 0);
    expect(await counts()).toEqual([2, 1]);
    const ikinci = db().updateTable('products').where('slug', '=', 'ikinci');
    await ikinci.set({ is_active: false }).execute();
    expect(await counts()).toEqual([1, 0]);
    await ikinci.set({ is_active: true, category: 'fence' }).execute();
    expect(await counts()).toEqual([2, 1]);
    const image = db().updateTable('product_images').where('image_url', '=', '/images/ikinci-2.jpg');
    await image.set({ color_id: colors.kum as string }).execute();
    // Its second picture in that colour is still there.
    expect(await counts()).toEqual([2, 1]);
    await db().deleteFrom('product_images').where('image_url', '=', '/images/ikinci-3.jpg').execute();
    expect(await counts()).toEqual([1, 1]);
    await image.set({ color_id: colors.teak as string }).execute();
    await ikinci.set({ category: 'deck' }).execute();
    expect(await counts()).toEqual([2, 1]);
  });

  it('are a page of the list, each card with the picture in that colour', async () => {
    const kum = { id: colors.kum as string, slug: 'kum' };
    const { items, total } = await findProductPage(db(), { color: kum });
    expect(items.map(({ slug, picture }) => [slug, picture?.src])).toEqual([['ikinci', '/images/ikinci-1.jpg']]);
    expect(total).toBe(1);
    expect((await findProductPage(db(), { color: kum, category: 'fence' })).total).toBe(0);
  });
});
