import { beforeEach, expect, it } from 'vitest';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { product } from '#tests/support/inputs.ts';
import { STAFF } from '#tests/support/staff.ts';
import { findProductForEditing } from './admin-queries.server.ts';
import type { Measures } from './measures.ts';
import type { ProductInput } from './product-input.ts';
import { products } from './record.server.ts';
import { cloneProduct } from './service.server.ts';

const fence: Measures = {
  kind: 'panel',
  bayWidth: 1800,
  postWidth: 70,
  panelHeights: [1200, 1800],
  lamellaHeight: 150,
};
const deck: Measures = {
  kind: 'board',
  boardWidth: 140,
  gap: 0,
  boardLengths: [2200, 2900],
  joistSpacing: 350,
  joistLength: 3000,
  weightPerM: 3.6,
};

onEachEngine('the measures of a product', (opened) => {
  const db = () => opened().database.db;
  beforeEach(async () => {
    await db().deleteFrom('products').execute();
  });
  async function create(values: Partial<ProductInput>): Promise<string> {
    const saved = await createRecord(db(), products, STAFF, product(values));
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  }

  it('keeps the measures with the product, of one kind at a time, and drops them when they are cleared', async () => {
    const id = await create({ measures: fence });
    const measuresNow = async () => (await findProductForEditing(db(), STAFF, id))?.measures;
    expect(await measuresNow()).toEqual(fence);
    await updateRecord(db(), products, STAFF, id, product({ measures: deck }), null);
    expect(await measuresNow()).toEqual(deck);
    await updateRecord(db(), products, STAFF, id, product({ measures: null }), null);
    expect(await measuresNow()).toBeNull();
    expect(await db().selectFrom('product_measures').selectAll().execute()).toEqual([]);
  });

  it('refuses a save over measures that somebody else has changed meanwhile', async () => {
    const input = product({ measures: fence });
    const id = await create(input);
    const seen = (await findProductForEditing(db(), STAFF, id))?.version ?? '';
    await updateRecord(db(), products, STAFF, id, { ...input, measures: deck }, seen);
    expect(await updateRecord(db(), products, STAFF, id, input, seen)).toMatchObject({
      reason: 'changed-meanwhile',
    });
  });

  it('takes the measures along into a clone, and away with a deleted product', async () => {
    const id = await create({ measures: deck });
    const cloned = await cloneProduct(db(), STAFF, id);
    await deleteRecord(db(), products, STAFF, id);
    const copy = await findProductForEditing(db(), STAFF, cloned.ok ? cloned.id : '');
    expect(copy?.measures).toEqual(deck);
    expect(await db().selectFrom('product_measures').selectAll().execute()).toHaveLength(1);
  });
});
