import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '#app/server/db/schema.ts';
import { deletePictureRow, insertPicture, type PictureOrigin } from '#app/server/pictures/queries.server.ts';
import { sweepUnsavedPictures } from '#app/server/pictures/unused.server.ts';
import { createFolderStore } from '#app/server/store/folder-store.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imagePath, imageUrl } from '#app/shared/images.ts';

/** A store of its own for the tests of one file. */
export function useTestStore(): () => Store {
  let folder = '';
  let store: Store | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-test-'));
    store = createFolderStore(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => store as Store;
}

/** A file and its row, as an upload leaves them; its address. */
export async function storeTestPicture(db: Db, store: Store, origin: PictureOrigin = {}): Promise<string> {
  const path = `${randomUUID()}.jpg`;
  await store.put(path, Buffer.from('a picture'), 'image/jpeg');
  const facts = {
    hash: randomUUID().replaceAll('-', ''),
    width: 800,
    height: 600,
    bytes: 9,
    contentType: 'image/jpeg',
    placeholder: '',
  };
  await insertPicture(db, path, facts, { is_kept: false, ...origin });
  return imageUrl(path);
}

export async function hasFile(store: Store, url: string): Promise<boolean> {
  return (await store.get(imagePath(url) ?? '')) !== null;
}

/** As if somebody had deleted it. */
export async function losePicture(db: Db, url: string): Promise<void> {
  await deletePictureRow(db, imagePath(url) ?? '');
}

/** The daily sweep, of pictures that are old enough for it. */
export async function sweepPictures(db: Db, store: Store): Promise<void> {
  await db.updateTable('pictures').set({ created_at: '2025-01-01T00:00:00.000Z' }).execute();
  await sweepUnsavedPictures(db, store);
}
