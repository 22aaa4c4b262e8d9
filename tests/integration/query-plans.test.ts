import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSite } from '#app/features/content/write-site.server.ts';
import { findMessages, findOtherMessages } from '#app/features/messages/admin-queries.server.ts';
import { exportMessages } from '#app/features/messages/export.server.ts';
import { findCatalogueContent } from '#app/features/paper/paper-content.server.ts';
import { findFirstProducts } from '#app/features/products/addresses.server.ts';
import { findProductRows } from '#app/features/products/admin-queries.server.ts';
import { findColorImages, findProductsInColor } from '#app/features/products/in-color.server.ts';
import { findMeasuredProducts } from '#app/features/products/measured-products.server.ts';
import {
  findPopularProducts,
  findProduct,
  findProductPage,
  findRelatedProducts,
} from '#app/features/products/queries.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { findSampleProducts } from '#app/features/products/sample-products.server.ts';
import { findProjectsOfProduct } from '#app/features/projects/links.server.ts';
import { searchSite } from '#app/features/search/queries.server.ts';
import { findSitemap, findSitemapPart } from '#app/routes/resources/sitemap-entries.server.ts';
import { findPalette } from '#app/routes/site/colors/palette.server.ts';
import { loadCompared } from '#app/routes/site/compare/load-compared.server.ts';
import { normalizeRows } from '#app/server/db/engine.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { createSqliteDialect } from '#app/server/db/sqlite-dialect.server.ts';
import { databaseFile } from '#app/server/db/sqlite-space.server.ts';
import { env } from '#app/server/env.server.ts';
import { createRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { product } from '#tests/support/inputs.ts';
import { STAFF } from '#tests/support/staff.ts';
import { wholeText } from '#tests/support/whole-text.ts';
import { addMessages, addProducts, measureAll, refreshStatistics } from '../../scripts/bench/many-rows.ts';

// What grows with the catalogue. Other tables (colours, categories, texts) stay small.
const GROWING = ['products', 'product_images', 'product_colors', 'product_measures', 'pictures', 'messages'];

onEachEngine('queries of pages', (opened) => {
  const asked: CompiledQuery[] = [];
  let db: Kysely<Schema>;
  const color = { id: '00000000-0000-4000-8000-00000000000c', slug: 'teak' };

  beforeAll(async () => {
    const { databaseUrl, dataDir } = opened().settings;
    const dialect = databaseUrl
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
      : createSqliteDialect(databaseFile(dataDir));
    db = new Kysely<Schema>({ dialect, plugins: [normalizeRows], log: ({ query }) => void asked.push(query) });
    const stored = opened().database.db;
    const hue = {
      ...color,
      name: 'Teak',
      hex_code: '#9a6a3f',
      is_visible: true,
      created_at: '2025-10-03T09:00:00.000Z',
    };
    await stored.insertInto('colors').values(hue).execute();
    for (const slug of ['masif-deck', 'ahsap-cit']) {
      const images = [{ image_url: `https://example.com/${slug}.jpg`, color_id: color.id }];
      await createRecord(stored, products, STAFF, product({ slug, title: slug, images }));
    }
    await addProducts(stored, 2_000);
    for (const slug of ['golge-pergola', 'avlu-pergola', 'teras-pergola'])
      await createRecord(stored, products, STAFF, product({ slug, title: slug, category: 'pergola' }));
    await measureAll(stored);
    await addMessages(stored, 2_000);
    await refreshStatistics(stored);
  }, 60_000);
  afterAll(() => db.destroy());

  async function findScans(read: (db: Db) => Promise<unknown>): Promise<string[]> {
    asked.length = 0;
    await read(db);
    const plans = await Promise.all(asked.slice().map((query) => explain(query)));
    return plans.flat().filter((line) => GROWING.some((table) => isScan(line, table)));
  }

  async function explain(query: CompiledQuery): Promise<string[]> {
    if (!opened().settings.databaseUrl) {
      const { rows } = await db.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` });
      return rows.map(({ detail }) => detail);
    }
    return db.connection().execute(async (connection) => {
      // So few rows are read faster than an index. Without this a full scan remains only where no index helps.
      await sql`set enable_seqscan = off`.execute(connection);
      const { rows } = await connection.executeQuery<Record<string, string>>({ ...query, sql: `explain ${query.sql}` });
      return rows.map((row) => row['QUERY PLAN'] ?? '');
    });
  }

  const isScan = (line: string, table: string) =>
    line.includes(`Seq Scan on ${table}`) || (new RegExp(`^SCAN ${table}\\b`).test(line) && !line.includes('USING'));

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['home', (db) => findPopularProducts(db, 4)],
    ['a product', (db) => findProduct(db, 'masif-deck-500')],
    ['its relatives', (db) => findRelatedProducts(db, { id: color.id, category: 'deck' }, 3)],
    ['its projects', (db) => findProjectsOfProduct(db, color.id, 3)],
    ['the list', (db) => findProductPage(db)],
    ['page 50 of the list', (db) => findProductPage(db, { page: 50 })],
    ['a category', (db) => findProductPage(db, { category: 'deck', page: 2 })],
    ['a colour of the list', (db) => findProductPage(db, { color, page: 2 })],
    ['the page of a colour', (db) => findProductsInColor(db, color.id, 5)],
    ['the picture of a colour', (db) => findColorImages(db, [color.id])],
    ['all colours', (db) => findPalette(db, [])],
    ['a search for what few have', (db) => searchSite(db, 'model-10077')],
    ['a search for what most have', (db) => searchSite(db, 'masif')],
    ['a search for a colour and a word', (db) => searchSite(db, 'teak masif')],
    ['a search for what nobody has', (db) => searchSite(db, 'qwertyz')],
    ['a search for two letters', (db) => searchSite(db, 'qx')],
    ['the sitemap', findSitemap],
    ['a part of the sitemap', async (db) => findSitemapPart(db, await findSitemap(db), 3)],
    ['a comparison', (db) => loadCompared(db, new URLSearchParams('urun=masif-deck-7&urun=masif-deck-8'))],
    ['a comparison of a rare kind', (db) => loadCompared(db, new URLSearchParams('urun=golge-pergola'))],
    ['samples', (db) => findSampleProducts(db, ['masif-deck-7'])],
    ['the calculator', (db) => findMeasuredProducts(db, 'masif-deck-7')],
    ['the catalogue on paper', (db) => findCatalogueContent(db, writeSite(env.site, env.site.url))],
    ['llms.txt', (db) => findFirstProducts(db, 50)],
    ['the inbox', (db) => findMessages(db, { filter: '', state: 'new', page: 1 })],
    ['page 50 of all messages', (db) => findMessages(db, { filter: '', page: 50 })],
    ['messages of a kind', (db) => findMessages(db, { filter: '', kind: 'offer', page: 2 })],
    ['messages with words that few have', (db) => findMessages(db, { filter: 'arslan 77', page: 1 })],
    ['messages with a word that all have', (db) => findMessages(db, { filter: 'arslan', page: 2 })],
    ['messages with a word that nobody has', (db) => findMessages(db, { filter: 'qwertyz', page: 1 })],
    ['new messages with a word', (db) => findMessages(db, { filter: 'arslan', state: 'new', page: 1 })],
    [
      'other messages of a person',
      (db) => findOtherMessages(db, { id: color.id, email: 'selin77@example.com', phone: '0532 000 00 00' }),
    ],
    ['the list of products in the back-office', (db) => findProductRows(db, { page: 50 })],
    ['products with a word in the back-office', (db) => findProductRows(db, { text: 'model-10077' })],
    ['an export', (db) => wholeText(exportMessages(db))],
  ])('%s: no table that grows is read from end to end', async (_, read) => {
    expect(await findScans(read)).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('a comparison offers the first 200 products, those of the same category before others', async () => {
    const { others } = await loadCompared(db, new URLSearchParams('urun=golge-pergola'));
    const inOrder = db.selectFrom('products').select(['slug', 'title']).orderBy('display_order').orderBy('id');
    const pergolas = inOrder.where('category', '=', 'pergola').where('slug', '!=', 'golge-pergola');
    const rest = inOrder.where('category', '!=', 'pergola').limit(198);
    expect(others).toEqual([...(await pergolas.execute()), ...(await rest.execute())]);
    expect(others).toHaveLength(200);
  });

  it('a read from end to end would be noticed', async () => {
    const unindexed = (db: Db) => db.selectFrom('products').select('id').where('description', '=', 'x').execute();
    expect(await findScans(unindexed)).toHaveLength(1);
  });
});
