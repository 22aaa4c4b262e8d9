import { expect, it, vi } from 'vitest';
import { log } from '#app/server/log.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { onEachEngine, onEachStore } from '#tests/support/engines.ts';
import { storeTestPicture } from '#tests/support/stored-picture.ts';
import { sweepOrphanFiles } from './orphan-files.server.ts';

const IN_TWO_DAYS = Date.now() + 2 * 24 * 60 * 60 * 1000;

onEachEngine('files without a row', (opened) => {
  onEachStore('in the store', (shared) => {
    const db = () => opened().database.db;

    /** Other tests have their files in the same bucket: this one sees its own. */
    function ownStore(paths: string[]): Store {
      async function* list() {
        for await (const entry of shared().list()) if (paths.includes(entry.path)) yield entry;
      }
      return { ...shared(), list };
    }
    const newName = () => `${crypto.randomUUID().replaceAll('-', '')}.jpg`;
    const put = (path: string) => shared().put(path, Buffer.from('a picture'), 'image/jpeg');
    const areThere = async (paths: string[]) =>
      (await Promise.all(paths.map((path) => shared().get(path)))).map((file) => file !== null);

    it('are deleted after a day, unless a page shows them or somebody else put them there', async () => {
      const [orphan, shown, foreign] = [newName(), newName(), `fotograf-${newName()}`];
      const withRow = (await storeTestPicture(db(), shared())).replace('/images/', '');
      const paths = [orphan, shown, foreign, withRow];
      for (const path of [orphan, shown, foreign]) await put(path);
      const now = new Date().toISOString();
      const item = { id: crypto.randomUUID(), title: 'x', type: 'product' as const, search_text: '' };
      const image_url = `/images/${shown}`;
      await db()
        .insertInto('gallery')
        .values({ ...item, image_url, created_at: now, updated_at: now })
        .execute();
      await sweepOrphanFiles(db(), ownStore(paths));
      expect(await areThere(paths)).toEqual([true, true, true, true]);
      await sweepOrphanFiles(db(), ownStore(paths), IN_TWO_DAYS);
      expect(await areThere(paths)).toEqual([false, true, true, true]);
    });

    it('are left alone when they are most of the store: the database may be the wrong one', async () => {
      const paths = Array.from({ length: 30 }, newName);
      await Promise.all(paths.map(put));
      const said = vi.spyOn(log, 'error').mockImplementation(() => {});
      await sweepOrphanFiles(db(), ownStore(paths), IN_TWO_DAYS);
      expect(said).toHaveBeenCalledWith({ files: 30 }, expect.stringContaining('is this the right database'));
      said.mockRestore();
      expect((await areThere(paths)).every(Boolean)).toBe(true);
    });

    it('rows without a file are named in the log', async () => {
      const path = (await storeTestPicture(db(), shared())).replace('/images/', '');
      await shared().delete(path);
      const said = vi.spyOn(log, 'warn').mockImplementation(() => {});
      await sweepOrphanFiles(db(), ownStore([]), IN_TWO_DAYS);
      expect(said.mock.calls.flat()).toContainEqual(expect.objectContaining({ paths: expect.arrayContaining([path]) }));
      said.mockRestore();
    });
  });
});
