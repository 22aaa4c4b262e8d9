import type { Kysely } from 'kysely';
import { expect, it, vi } from 'vitest';
import { posts } from '#app/features/blog/record.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import type { ProductInput } from '#app/features/products/product-input.ts';
import { products } from '#app/features/products/record.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import type { Schema } from '#app/server/db/schema.ts';
import { sweepUnusedPictures } from '#app/server/pictures/unused.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { hasFile, storeTestPicture, useTestStore } from '#tests/support/stored-picture.ts';

const text = { title: 'Teras', description: 'Geniş teras', is_active: true };

onEachEngine('pictures of saved records', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();

  /** Runs `work` and returns the tables that its statements mention. */
  async function tablesOf(work: (watched: Kysely<Schema>) => Promise<unknown>): Promise<Set<string>> {
    const tables = new Set<string>();
    const watched = db().withPlugin({
      transformQuery({ node }) {
        for (const [, name = ''] of JSON.stringify(node).matchAll(/"table":\{[^}]*"name":"(\w+)"/g)) tables.add(name);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await work(watched);
    return tables;
  }

  it('are looked for in other records only when a save really released them', async () => {
    const [main, second] = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const product: ProductInput = {
      ...text,
      slug: 'teras',
      category: 'deck',
      display_order: 1,
      main_image: main,
      faq_image: null,
      images: [{ image_url: second, color_id: null }],
      measures: null,
      features: [],
      technical_specs: [],
      faq: [],
    };
    const completion_date = '2025-06-14T00:00:00.000Z';
    const project = {
      ...text,
      location: '',
      completion_date,
      images: [second],
      features: [],
      specifications: [],
      products: [],
    };
    const post = { title: 'Yazı', content: `<p><img src="${main}"></p>`, image_url: second, status: 'draft' } as const;
    const item = { ...text, image_url: second, type: 'product', product_id: null, color_id: null } as const;
    const made = [
      await createRecord(db(), products, STAFF, product),
      await createRecord(db(), projects, STAFF, project),
      await createRecord(db(), posts, STAFF, post),
      await createRecord(db(), galleryItems, STAFF, item),
    ];
    const [productId = '', projectId = '', postId = '', itemId = ''] = made.map((saved) => (saved.ok ? saved.id : ''));

    const ofProduct = await tablesOf((db) => updateRecord(db, store(), products, STAFF, productId, product, null));
    expect([ofProduct.has('products'), ofProduct.has('gallery')]).toEqual([true, false]);
    const ofProject = await tablesOf((db) => updateRecord(db, store(), projects, STAFF, projectId, project, null));
    expect([ofProject.has('projects'), ofProject.has('product_images')]).toEqual([true, false]);
    const ofPost = await tablesOf((db) => updateRecord(db, store(), posts, STAFF, postId, post, null));
    expect([ofPost.has('blog_posts'), ofPost.has('gallery')]).toEqual([true, false]);
    const ofItem = await tablesOf((db) => updateRecord(db, store(), galleryItems, STAFF, itemId, item, null));
    expect([ofItem.has('gallery'), ofItem.has('products')]).toEqual([true, false]);

    const without = { ...project, images: [] };
    const ofRelease = await tablesOf((db) => updateRecord(db, store(), projects, STAFF, projectId, without, null));
    expect([ofRelease.has('product_images'), await hasFile(store(), second)]).toEqual([true, true]);
  });

  it('that are all in use cost a sweep no transaction', async () => {
    const inText = await storeTestPicture(db(), store());
    const content = `<p><img src="${inText}"></p>`;
    await createRecord(db(), posts, STAFF, { title: 'İkinci yazı', content, image_url: null, status: 'draft' });
    await db().updateTable('pictures').set({ created_at: '2025-01-01T00:00:00.000Z' }).execute();
    const transactions = vi.spyOn(db(), 'transaction');
    await sweepUnusedPictures(db(), store());
    expect([transactions.mock.calls.length, await hasFile(store(), inText)]).toEqual([0, true]);
    transactions.mockRestore();
  });
});
