import { expect, it } from 'vitest';
import { findMeasuredProducts, OFFERED_AT_MOST } from '#app/features/products/measured-products.server.ts';
import type { Measures } from '#app/features/products/measures.ts';
import { products } from '#app/features/products/record.server.ts';
import { createRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { product } from '#tests/support/inputs.ts';
import { STAFF } from '#tests/support/staff.ts';
import { addProducts, measureAll } from '../../scripts/bench/many-rows.ts';

onEachEngine('many products with measures', (opened) => {
  it('the calculator offers the first of them, and the one that an address names', async () => {
    const { db } = opened().database;
    await createRecord(db, products, STAFF, product({ slug: 'deck' }));
    await addProducts(db, OFFERED_AT_MOST + 20);
    await measureAll(db);
    const offer = async (named: string) => (await findMeasuredProducts(db, named)).map(({ slug }) => slug);
    const offered = await offer('');
    expect(offered).toHaveLength(OFFERED_AT_MOST);
    expect(offered.slice(0, 3)).toEqual(['deck', 'deck-1', 'deck-2']);
    expect(await offer('deck-215')).toEqual([...offered, 'deck-215']);
    expect(await offer('deck-2')).toEqual(offered);
    const measures: Measures = {
      kind: 'panel',
      bayWidth: 1800,
      postWidth: 70,
      panelHeights: [1200],
      lamellaHeight: 150,
    };
    await createRecord(db, products, STAFF, product({ slug: 'last-fence', category: 'fence', measures }));
    expect((await offer('')).toSorted(), 'of each kind').toEqual([...offered, 'last-fence'].toSorted());
  });
});
