import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store, StoredFile } from '#app/server/store/store.server.ts';
import { keepFile } from '#app/server/store/write-file.server.ts';
import type { PictureFormat } from '#app/shared/images.ts';
import { createTurns } from './turns.server.ts';
import { workshop } from './workshop.server.ts';

const AT_ONCE = 2;
const WAITING_AT_MOST = 500;
/** What most screens ask for, in the format that most browsers take; the rest is made in a moment when it is asked for. */
const WIDTHS_AHEAD = [800, 660, 1200];

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

  const fileOf = ({ hash, width, format }: RenditionRequest) =>
    join(folder, hash.slice(0, 2), hash, `${width}.${format}`);

  async function make({ hash, width, format }: RenditionRequest, file: string) {
    return inTurn(async () => {
      const original = await readFirst(store, await findPaths(hash));
      if (!original) return null;
      const bytes = await workshop.encodeRendition({ original: original.bytes, width, format });
      await keepFile(file, bytes);
      return bytes;
    });
  }

  async function getRendition(request: RenditionRequest): Promise<Buffer | null> {
    const file = fileOf(request);
    const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (kept) return kept;
    let work = underWay.get(file);
    if (!work) {
      work = make(request, file).finally(() => underWay.delete(file));
      underWay.set(file, work);
    }
    return work;
  }

  /** Before anybody asks, one after the other, and only while nobody waits for a picture. */
  async function makeAhead(pictures: Iterable<{ hash: string; width: number }>): Promise<void> {
    for (const { hash, width: own } of pictures) {
      for (const width of WIDTHS_AHEAD.filter((ahead) => ahead <= own)) {
        const request = { hash, width, format: 'avif' } as const;
        if (await isThere(fileOf(request))) continue;
        await inTurn.whenResting();
        await getRendition(request);
      }
    }
  }

  return { getRendition, makeAhead };
}

/** One of them may be an upload that broke off before its file was there. */
async function readFirst(store: Store, paths: string[]): Promise<StoredFile | null> {
  for (const path of paths) {
    const file = await store.get(path);
    if (file) return file;
  }
  return null;
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
