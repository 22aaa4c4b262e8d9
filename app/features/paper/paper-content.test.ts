import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { writeSite } from '#app/features/content/write-site.server.ts';
import { saveMeasures } from '#app/features/products/measures.server.ts';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { env } from '#app/server/env.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { findCatalogueContent, toSheetContent } from './paper-content.server.ts';
import { findPrintedProduct } from './product-content.server.ts';

const now = '2025-10-03T09:00:00.000Z';
const site = writeSite(env.site, 'https://example.com');

async function addProduct(db: Db, values: Record<string, unknown> = {}) {
  const row = {
    id: randomUUID(),
    title: 'Masif Deck 140',
    slug: randomUUID(),
    description: 'İlk söz.\n\nİkinci söz.',
    category: 'deck',
    display_order: 1,
    features: toJson([]),
    technical_specs: toJson([{ title: 'Kalınlık', value: '22 mm' }]),
    faq: toJson([]),
    search_text: '',
    created_at: now,
    updated_at: now,
    ...values,
  };
  await db.insertInto('products').values(row).execute();
  return row;
}

async function findSheetContent(db: Db, slug: string) {
  const printed = await findPrintedProduct(db, site, slug);
  return printed && toSheetContent(site, printed);
}

onEachEngine('what is printed', (opened) => {
  const db = () => opened().database.db;
  beforeEach(async () => {
    await db().deleteFrom('products').execute();
    await db().deleteFrom('colors').execute();
  });

  it('of a product: its texts, its section from the measures, and the day of its last change', async () => {
    const { id, slug } = await addProduct(db());
    const board = { boardWidth: 140, gap: 5, boardLengths: [2200], joistSpacing: 350, joistLength: 3000 };
    await saveMeasures(db(), id, { kind: 'board', weightPerM: null, ...board });
    const content = await findSheetContent(db(), slug);
    expect(content).toMatchObject({
      changed: { text: '3 Ekim 2025' },
      product: {
        category: 'Deck',
        paragraphs: ['İlk söz.', 'İkinci söz.'],
        section: { width: 140, thickness: 22, solid: true },
        link: `https://example.com/products/${slug}`,
      },
    });
  });

  it('nothing of a product that visitors do not see', async () => {
    const { slug } = await addProduct(db(), { is_active: false });
    expect(await findSheetContent(db(), slug)).toBeUndefined();
    expect((await findCatalogueContent(db(), site)).categories).toEqual([]);
  });

  it('no colour that visitors do not see, and grey for one that is not written as #rrggbb', async () => {
    const color = { hex_code: '#9A6A3F', created_at: now, updated_at: now };
    const colors = [
      { id: randomUUID(), name: 'Gizli', slug: 'gizli', is_visible: false, ...color },
      { id: randomUUID(), name: 'Eski', slug: 'eski', is_visible: true, ...color, hex_code: 'red' },
    ];
    await db().insertInto('colors').values(colors).execute();
    const { id, slug } = await addProduct(db());
    const images = colors.map((one, position) => ({
      id: randomUUID(),
      product_id: id,
      image_url: `/images/${position}.jpg`,
      color_id: one.id,
      position,
      created_at: now,
    }));
    await db().insertInto('product_images').values(images).execute();
    const eski = [{ name: 'Eski', hex: '#8b8b81' }];
    expect((await findSheetContent(db(), slug))?.product.colors).toEqual(eski);
    expect((await findCatalogueContent(db(), site)).colors).toEqual(eski);
  });

  it('the products by category, in the order of the menu and of the list', async () => {
    await addProduct(db(), { title: 'Pergola', category: 'pergola', display_order: 1 });
    await addProduct(db(), { title: 'İkinci deck', display_order: 3 });
    await addProduct(db(), { title: 'Birinci deck', display_order: 2 });
    await addProduct(db(), { title: 'Bank', category: 'bench', display_order: 4 });
    const { categories } = await findCatalogueContent(db(), site);
    expect(categories.map(({ label, products }) => [label, ...products.map(({ title }) => title)])).toEqual([
      ['Deck', 'Birinci deck', 'İkinci deck'],
      ['Pergola', 'Pergola'],
      ['Öteki ürünler', 'Bank'],
    ]);
  });

  it('the first 200 products, and how many are left', async () => {
    for (let n = 1; n <= 203; n += 1) await addProduct(db(), { title: `Deck ${n}`, display_order: n });
    await addProduct(db(), { is_active: false });
    const { categories, left } = await findCatalogueContent(db(), site);
    const titles = categories.flatMap(({ products }) => products.map(({ title }) => title));
    expect([titles.length, titles.at(0), titles.at(-1), left]).toEqual([200, 'Deck 1', 'Deck 200', 3]);
  });
});
