import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachEngine, onEachStore } from '#tests/support/engines.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { findPictureHashes, findPicturePaths, insertPicture } from './queries.server.ts';
import { readPictureFacts } from './read-picture.server.ts';
import { createRenditions } from './renditions.server.ts';
import { deleteUnsavedPictures } from './unused.server.ts';

onEachEngine('renditions', (opened) => {
  onEachStore('of pictures in the store', (store) => {
    const db = () => opened().database.db;
    const folders: string[] = [];
    beforeAll(async () => {
      // Two processes, each with a cache of its own.
      for (const name of ['one', 'two']) folders.push(await mkdtemp(join(tmpdir(), `renditions-${name}-`)));
    });
    afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

    const createProcesses = () =>
      folders.map((folder) => createRenditions(folder, store(), (hash) => findPicturePaths(db(), hash)));
    async function addPicture(bytes: Buffer): Promise<{ path: string; hash: string }> {
      const path = `${crypto.randomUUID().replaceAll('-', '')}.jpg`;
      const facts = await readPictureFacts(bytes);
      await insertPicture(db(), path, facts, { is_kept: false });
      await store().put(path, bytes, 'image/jpeg');
      return { path, hash: facts.hash };
    }
    const fileOf = (folder: string, hash: string) => join(folder, hash.slice(0, 2), hash, '240.jpg');
    const isThere = (file: string) =>
      access(file).then(
        () => true,
        () => false,
      );
    const size = { width: 240, format: 'jpg' } as const;

    it('are gone with the picture, in every process', async () => {
      const { path, hash } = await addPicture(await makeJpeg());
      const processes = createProcesses();
      for (const { getRendition } of processes) expect(await getRendition({ hash, ...size }, 'a')).not.toBeNull();
      await deleteUnsavedPictures(db(), store(), [`/images/${path}`]);
      for (const { getRendition } of processes) expect(await getRendition({ hash, ...size }, 'a')).toBeNull();
      expect(await Promise.all(folders.map((folder) => isThere(fileOf(folder, hash))))).toEqual([false, false]);
    });

    it('stay while the same picture is stored under another path', async () => {
      const bytes = await makeJpeg();
      const [first] = [await addPicture(bytes), await addPicture(bytes)];
      const [process] = createProcesses();
      await process?.getRendition({ hash: first.hash, ...size }, 'a');
      await deleteUnsavedPictures(db(), store(), [`/images/${first.path}`]);
      expect(await process?.getRendition({ hash: first.hash, ...size }, 'a')).not.toBeNull();
    });

    it('that are cached are sent while the database does not answer', async () => {
      const { hash } = await addPicture(await makeJpeg());
      const [process] = createProcesses();
      const made = await process?.getRendition({ hash, ...size }, 'a');
      const failing = createRenditions(folders[0] as string, store(), () => Promise.reject(new Error('no database')));
      expect(await failing.getRendition({ hash, ...size }, 'a')).toEqual(made);
      await expect(failing.getRendition({ hash, width: 400, format: 'jpg' }, 'a')).rejects.toThrow('no database');
    });

    it('of pictures without a row are pruned, those of others only when the cache is too large', async () => {
      const [gone, stays] = [await addPicture(await makeJpeg()), await addPicture(await makeJpeg())];
      const [process] = createProcesses();
      const files = [gone, stays].map(({ hash }) => fileOf(folders[0] as string, hash));
      for (const { hash } of [gone, stays]) await process?.getRendition({ hash, ...size }, 'a');
      await db().deleteFrom('pictures').where('path', '=', gone.path).execute();
      await process?.prune(() => findPictureHashes(db()));
      expect(await Promise.all(files.map(isThere))).toEqual([false, true]);
      await writeFile(join(folders[0] as string, 'newer'), Buffer.alloc(1000));
      await process?.prune(() => findPictureHashes(db()), 1000);
      expect(await Promise.all(files.map(isThere))).toEqual([false, false]);
    });
  });
});
