import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Store, StoredFile } from '#app/server/store/store.server.ts';
import { keepFile } from '#app/server/store/write-file.server.ts';
import type { PictureFormat } from '#app/shared/images.ts';
import { UPLOAD_MAX_PIXELS } from '#app/shared/limits.ts';
import { createTurns } from './turns.server.ts';

// libvips keeps what it has decoded and starts a thread per core; for pictures that are made once, both only cost memory.
sharp.cache(false);
sharp.concurrency(1);

const AT_ONCE = 2;
const WAITING_AT_MOST = 500;

export interface RenditionRequest {
  hash: string;
  width: number;
  format: PictureFormat;
}

/**
 * Makes a picture in the size and format a layout asks for: once, on first use, then from the folder. At most two are
 * made at a time, so that a burst of first visits leaves the processor to the pages.
 */
export function createRenditions(folder: string, store: Store, findPaths: (hash: string) => Promise<string[]>) {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const inTurn = createTurns(AT_ONCE, WAITING_AT_MOST, 'pictures');

  async function make({ hash, width, format }: RenditionRequest, file: string) {
    const original = await readFirst(store, await findPaths(hash));
    if (!original) return null;
    return inTurn(async () => {
      const bytes = await encode(original.bytes, width, format);
      await keepFile(file, bytes);
      return bytes;
    });
  }

  return async function getRendition(request: RenditionRequest): Promise<Buffer | null> {
    const name = `${request.width}.${request.format}`;
    const file = join(folder, request.hash.slice(0, 2), request.hash, name);
    const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (kept) return kept;
    const key = `${request.hash}/${name}`;
    let work = underWay.get(key);
    if (!work) {
      work = make(request, file).finally(() => underWay.delete(key));
      underWay.set(key, work);
    }
    return work;
  };
}

/** One of them may be an upload that broke off before its file was there. */
async function readFirst(store: Store, paths: string[]): Promise<StoredFile | null> {
  for (const path of paths) {
    const file = await store.get(path);
    if (file) return file;
  }
  return null;
}

/** Somebody waits for it: the quickest efforts cost a seventh of the usual ones, for pictures that look and weigh the same. */
function encode(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: UPLOAD_MAX_PIXELS })
    .rotate()
    .resize(width, undefined, { withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 76, effort: 2 }).toBuffer();
  return resized.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
