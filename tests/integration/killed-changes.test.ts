import { expect, it } from 'vitest';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { makeDueChanges } from '#app/features/schedule/service.server.ts';
import { createRecord } from '#app/server/records/save.server.ts';
import { addProduct } from '#tests/support/catalogue-rows.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { galleryItem } from '#tests/support/inputs.ts';
import { killAfter } from '#tests/support/killed-process.ts';
import { STAFF } from '#tests/support/staff.ts';
import { storeTestPicture, useTestStore } from '#tests/support/stored-picture.ts';

onEachEngine('kill -9 in the middle', (opened) => {
  const db = () => opened().database.db;
  const store = useTestStore();
  const actionsOf = async (id: string) => {
    const lines = db().selectFrom('activity').select('action').where('entity_id', '=', id);
    return (await lines.orderBy('at').execute()).map(({ action }) => action);
  };

  it('of replacing a picture in 40 records changes all of them or none', async () => {
    const urls = [await storeTestPicture(db(), store()), await storeTestPicture(db(), store())];
    const ids: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      const made = await createRecord(db(), galleryItems, STAFF, galleryItem({ image_url: urls[0] ?? '' }));
      if (made.ok) ids.push(made.id);
    }
    for (const lines of [1, 2, 4]) {
      await killAfter(lines, 'replace-process.ts', { settings: opened().settings, urls });
      const rows = await db().selectFrom('gallery').select('image_url').where('id', 'in', ids).execute();
      expect([rows.length, new Set(rows.map(({ image_url }) => image_url)).size]).toEqual([40, 1]);
      const replacements = await db().selectFrom('picture_replacements').select('id').execute();
      expect(replacements.length % 2 === 1).toBe(rows[0]?.image_url === urls[1]);
      // Each item has a line in the audit trail and a state for every replacement that is there, and no other.
      const done = await Promise.all(ids.map(async (id) => (await actionsOf(id)).length - 1));
      expect(new Set(done)).toEqual(new Set([replacements.length]));
      const versions = db().selectFrom('versions').select('id').where('record_id', 'in', ids);
      expect((await versions.execute()).length).toBe(40 * (replacements.length + 1));
    }
  }, 90_000);

  it('of scheduled changes leaves each of them either made or waiting', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push((await addProduct(db(), `Bekleyen ${n}`, { is_active: false })).id);
    for (const lines of [1, 2, 3]) {
      await killAfter(lines, 'schedule-process.ts', { settings: opened().settings, ids });
      const waiting = await db().selectFrom('scheduled_changes').select(['record_id', 'action']).execute();
      const products = () => db().selectFrom('products').select(['id', 'is_active']).where('id', 'in', ids).execute();
      for (const { id, is_active } of await products()) {
        const wanted = waiting.find(({ record_id }) => record_id === id)?.action;
        if (wanted) expect(wanted).toBe(is_active ? 'hide' : 'show');
        const actions = await actionsOf(id);
        expect(actions.at(-1) ?? 'hide').toBe(is_active ? 'show' : 'hide');
        expect(actions).toEqual(actions.map((_, index) => (index % 2 === 0 ? 'show' : 'hide')));
      }
      // The next process makes the rest.
      await makeDueChanges(db());
      expect(await db().selectFrom('scheduled_changes').select('id').execute()).toEqual([]);
      const hidden = db().updateTable('products').set({ is_active: false }).where('id', 'in', ids);
      await hidden.execute();
      await db().deleteFrom('activity').execute();
    }
  }, 90_000);
});
