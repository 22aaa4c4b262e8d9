import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findMessages } from '#app/features/messages/admin-queries.server.ts';
import { findProductRows } from '#app/features/products/admin-queries.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { findRowCounts, recountRows } from '#app/server/db/row-counts.server.ts';
import { createRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { product } from '#tests/support/inputs.ts';
import { STAFF } from '#tests/support/staff.ts';
import { addMessages, addProducts } from '../../scripts/bench/many-rows.ts';

const COUNTED = ['products', 'product_colors', 'product_images', 'messages'] as const;

onEachEngine('counts that triggers keep', (opened) => {
  const db = () => opened().database.db;
  const kept = async () => {
    const found = await Promise.all(COUNTED.map((counted) => findRowCounts(db(), counted)));
    return found
      .flatMap((rows, index) => rows.map((row) => ({ counted: COUNTED[index], ...row })))
      .filter(({ number }) => number !== 0)
      .map((row) => JSON.stringify(row))
      .sort();
  };
  /** What is kept, and what counting finds. */
  async function expectRight() {
    const before = await kept();
    await recountRows(db());
    expect(before).toEqual(await kept());
    return before;
  }
  const color = { id: '00000000-0000-4000-8000-00000000000c', slug: 'teak', name: 'Teak', hex_code: '#9a6a3f' };

  it('follow rows that are added, one and many', async () => {
    const created_at = '2025-10-03T09:00:00.000Z';
    await db()
      .insertInto('colors')
      .values({ ...color, is_visible: true, created_at })
      .execute();
    const images = [1, 2].map((n) => ({ image_url: `https://example.com/${n}.jpg`, color_id: color.id }));
    await createRecord(db(), products, STAFF, product({ slug: 'masif-deck', title: 'Masif deck', images }));
    await addProducts(db(), 50);
    await addMessages(db(), 3_000);
    expect(await expectRight()).not.toEqual([]);
    const { total, counts } = await findProductRows(db(), {});
    expect([total, counts]).toEqual([51, { aktif: 51, pasif: 0 }]);
    expect(await findMessages(db(), { filter: '', page: 1 })).toMatchObject({
      total: 3_000,
      counts: { new: 3, answered: 1_500 - 3, closed: 1_500 },
    });
  });

  it('follow changes that matter, and are not disturbed by others', async () => {
    await db().updateTable('products').set({ is_active: false }).where('slug', 'like', '%-1%').execute();
    await db().updateTable('products').set({ category: 'fence' }).where('slug', 'like', '%-2%').execute();
    await db().updateTable('messages').set({ state: 'closed' }).where('state', '=', 'new').execute();
    await db().updateTable('messages').set({ phone: '0212' }).execute();
    await db()
      .updateTable('product_images')
      .set({ color_id: null })
      .where('image_url', '=', 'https://example.com/1.jpg')
      .execute();
    await expectRight();
    expect((await findProductRows(db(), { category: 'fence' })).total).toBe(11);
  });

  it('follow what is deleted, also along with something else', async () => {
    await db().deleteFrom('products').where('slug', 'like', '%-3%').execute();
    await db().deleteFrom('messages').where('kind', '=', 'sample').execute();
    await expectRight();
    await db().deleteFrom('colors').execute();
    await expectRight();
    expect(await db().selectFrom('product_colors').selectAll().execute()).toEqual([]);
  });

  it('follow a transaction that is taken back', async () => {
    const before = await kept();
    const undone = db()
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('messages').execute();
        throw new Error('undone');
      });
    await expect(undone).rejects.toThrow('undone');
    expect(await kept()).toEqual(before);
  });

  it('are mended where something was changed past the triggers', async () => {
    const right = await kept();
    await sql`update row_counts set number = number + 5`.execute(db());
    await recountRows(db());
    expect(await kept()).toEqual(right);
  });
});
