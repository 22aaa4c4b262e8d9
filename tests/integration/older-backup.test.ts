import { join } from 'node:path';
import { expect, it } from 'vitest';
import { products } from '#app/features/products/record.server.ts';
import { restoreBackup } from '#app/server/backup/restore-backup.server.ts';
import { restoreRecord } from '#app/server/records/restore.server.ts';
import { deleteRecord } from '#app/server/records/save.server.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { STAFF } from '#tests/support/staff.ts';
import { sweepPictures, useTestStore } from '#tests/support/stored-picture.ts';

const BACKUP = join(import.meta.dirname, '../fixtures/backup-made-before-history.tar');

onEachEngine('a backup that was made before there were history, bin and library', (opened) => {
  const store = useTestStore();

  it('restores whole, keeps its pictures, and its records begin a history', async () => {
    const { db } = opened().database;
    await restoreBackup(db, store(), BACKUP);
    const product = await db.selectFrom('products').select(['id', 'title']).executeTakeFirstOrThrow();
    expect([product.title, await db.selectFrom('versions').select('id').execute()]).toEqual(['Masif Deck', []]);
    await sweepPictures(db, store());
    const pictures = db.selectFrom('pictures').select(['path', 'alt', 'focus_x', 'is_kept']).orderBy('path');
    expect(await pictures.execute()).toEqual([
      { path: 'deck.jpg', alt: '', focus_x: null, is_kept: true },
      { path: 'teras.jpg', alt: '', focus_x: null, is_kept: true },
    ]);
    expect((await store().get('teras.jpg'))?.bytes.toString()).toBe('picture teras.jpg');
    await deleteRecord(db, products, STAFF, product.id);
    expect(await restoreRecord(db, products, STAFF, product.id)).toMatchObject({
      ok: true,
      record: { title: 'Masif Deck', images: [{ image_url: '/images/teras.jpg' }] },
    });
  });
});
