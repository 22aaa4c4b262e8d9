import { randomUUID } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import { insertPicture } from '#app/server/pictures/queries.server.ts';
import { createQueue } from '#app/server/pictures/queue.server.ts';
import { deleteUnusedPictures } from '#app/server/pictures/unused.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imageUrl, type PictureView } from '#app/shared/images.ts';
import type { UploadPurpose } from '#app/shared/upload-rules.ts';
import { type PreparedUpload, prepareUpload } from './prepare-upload.server.ts';

// A decoded photograph of 50 megapixels takes 150 MB.
const queue = createQueue<PreparedUpload>({ atOnce: 2, perClient: 100, total: 100 }, 'uploads');

export type StoredUpload = { ok: true; picture: PictureView } | { ok: false; message: string };

/**
 * Inserts the row before the file, so that every file has a row and the daily sweep finds what a crash in between leaves.
 * The address is returned when both exist.
 */
export async function storeUpload(
  db: Db,
  store: Store,
  bytes: Uint8Array,
  owner: { purpose: UploadPurpose; userId: string },
): Promise<StoredUpload> {
  const prepared = await queue.run(owner.userId, randomUUID(), () => prepareUpload(bytes));
  if (!prepared.ok) return prepared;
  const { facts } = prepared;
  const path = uploadPath(owner, prepared.extension);
  await insertPicture(db, path, facts);
  try {
    await store.put(path, prepared.bytes, facts.contentType);
  } catch (error) {
    await deleteUnusedPictures(db, store, [imageUrl(path)]);
    throw error;
  }
  const { hash, width, height, placeholder } = facts;
  return { ok: true, picture: { src: imageUrl(path), hash, width, height, placeholder } };
}

/** Random, so that an upload never overwrites another. */
function uploadPath({ purpose, userId }: { purpose: UploadPurpose; userId: string }, extension: string): string {
  const random = randomUUID().replaceAll('-', '');
  return purpose === 'blog' ? `blogs/${userId}/${random}_${Date.now()}.${extension}` : `${random}.${extension}`;
}
