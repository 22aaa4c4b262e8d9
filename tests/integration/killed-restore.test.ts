import { expect, it } from 'vitest';
import { products } from '#app/features/products/record.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import { binOf } from '#app/server/records/bin.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import { restoreRecord } from '#app/server/records/restore.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { product, project } from '#tests/support/inputs.ts';
import { killAfter } from '#tests/support/killed-process.ts';
import { STAFF } from '#tests/support/staff.ts';

onEachEngine('kill -9 in the middle of deleting, restoring and reverting', (opened) => {
  it('leaves nothing half done', async () => {
    const { db } = opened().database;
    const images = ['a', 'b'].map((name) => ({ image_url: `https://example.com/${name}.jpg`, color_id: null }));
    const made = await createRecord(db, products, STAFF, product({ images }));
    if (!made.ok) throw new Error(made.reason);
    const { id } = made;
    await updateRecord(db, products, STAFF, id, product({ title: 'İkinci', images: images.slice(1) }), null);
    const link = { product_id: id, color_id: null };
    const villa = await createRecord(db, projects, STAFF, project({ products: [link] }));
    if (!villa.ok) throw new Error(villa.reason);

    for (const steps of [1, 2, 5, 9, 14]) {
      await killAfter(steps, 'restore-process.ts', { settings: opened().settings, id });
      const binned = await binOf(db, STAFF).select('id').where('id', '=', id).executeTakeFirst();
      if (binned) {
        expect(await findRecord(db, products, id, STAFF)).toBeUndefined();
        expect((await restoreRecord(db, products, STAFF, id)).ok).toBe(true);
      }
      const record = await findRecord(db, products, id, STAFF);
      // One of the two states, whole.
      expect([record?.title, record?.images.length]).toEqual(
        record?.title === 'İkinci' ? ['İkinci', 1] : ['Masif Deck', 2],
      );
      expect(await findRecord(db, projects, villa.id, STAFF)).toMatchObject({ products: [link] });
      const versions = db.selectFrom('versions').select('number').where('record_id', '=', id);
      const rows = await versions.orderBy('number').execute();
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    }
  }, 60_000);
});
