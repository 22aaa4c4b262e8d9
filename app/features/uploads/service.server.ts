import { randomUUID } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import { insertPicture } from '#app/server/pictures/queries.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imageUrl, type PictureView } from '#app/shared/images.ts';
import type { UploadPurpose } from '#app/shared/upload-rules.ts';
import { prepareUpload } from './prepare-upload.server.ts';

export type StoredUpload = { ok: true; picture: PictureView } | { ok: false; message: string };

/** The file first, then its row: a file without a row is swept away later, a row without a file would be a broken picture. */
export async function storeUpload(
  db: Db,
  store: Store,
  bytes: Uint8Array,
  owner: { purpose: UploadPurpose; userId: string },
): Promise<StoredUpload> {
  const prepared = await prepareUpload(bytes);
  if (!prepared.ok) return prepared;
  const { facts } = prepared;
  const path = uploadPath(owner, prepared.extension);
  await store.put(path, prepared.bytes, facts.contentType);
  try {
    await insertPicture(db, path, facts);
  } catch (error) {
    await store.delete(path);
    throw error;
  }
  const { hash, width, height, placeholder } = facts;
  return { ok: true, picture: { src: imageUrl(path), hash, width, height, placeholder } };
}

/** Names are random and never reused, so an upload overwrites nothing. */
function uploadPath({ purpose, userId }: { purpose: UploadPurpose; userId: string }, extension: string): string {
  const random = randomUUID().replaceAll('-', '');
  return purpose === 'blog' ? `blogs/${userId}/${random}_${Date.now()}.${extension}` : `${random}.${extension}`;
}
