import { randomUUID } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import { insertPicture, keepPicture } from '#app/server/pictures/queries.server.ts';
import { createQueue } from '#app/server/pictures/queue.server.ts';
import { deleteUnsavedPictures } from '#app/server/pictures/unused.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imageUrl, type PictureView } from '#app/shared/images.ts';
import type { UploadPurpose } from '#app/shared/upload-rules.ts';
import { type PreparedUpload, prepareUpload } from './prepare-upload.server.ts';

// A decoded photograph of 50 megapixels takes 150 MB.
const queue = createQueue<PreparedUpload>({ atOnce: 2, perClient: 100, total: 100 }, 'uploads');

export type StoredUpload = { ok: true; picture: PictureView } | { ok: false; message: string };

export interface UploadOwner {
  purpose: UploadPurpose;
  userId: string;
  email?: string;
  /** The file's own name. */
  fileName?: string;
}

/**
 * Inserts the row before the file, so that every file has a row and the daily sweep finds what a crash in between leaves.
 * The address is returned when both exist. What was uploaded into the library is kept; what was uploaded for a record is
 * kept by the save that names it.
 */
export async function storeUpload(db: Db, store: Store, bytes: Uint8Array, owner: UploadOwner): Promise<StoredUpload> {
  const prepared = await queue.run(owner.userId, randomUUID(), () => prepareUpload(bytes));
  if (!prepared.ok) return prepared;
  const { facts } = prepared;
  const path = uploadPath(owner, prepared.extension);
  const origin = { name: cleanName(owner.fileName ?? ''), uploaded_by: owner.email ?? '', is_kept: false };
  await insertPicture(db, path, facts, origin);
  try {
    await store.put(path, prepared.bytes, facts.contentType);
    if (owner.purpose === 'library') await keepPicture(db, path);
  } catch (error) {
    await deleteUnsavedPictures(db, store, [imageUrl(path)]);
    throw error;
  }
  const { hash, width, height, placeholder } = facts;
  return { ok: true, picture: { src: imageUrl(path), hash, width, height, placeholder } };
}

const LONGEST_NAME = 120;

/** Only ever shown and searched, never a path. */
const cleanName = (name: string) => name.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);

/** Random, so that an upload never overwrites another. */
function uploadPath({ purpose, userId }: UploadOwner, extension: string): string {
  const random = randomUUID().replaceAll('-', '');
  return purpose === 'blog' ? `blogs/${userId}/${random}_${Date.now()}.${extension}` : `${random}.${extension}`;
}
