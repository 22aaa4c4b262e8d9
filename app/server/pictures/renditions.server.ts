import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store, StoredFile } from '#app/server/store/store.server.ts';
import { keepFile } from '#app/server/store/write-file.server.ts';
import type { PictureFormat } from '#app/shared/images.ts';
import { imageWorker } from './image-worker.server.ts';
import { createQueue } from './queue.server.ts';

/** A page asks for some 30 pictures at once, and visitors behind one router share an address. */
const QUEUE = { atOnce: 2, perClient: 100, total: 500 };
/** What most screens ask for, in the format that most browsers take; the rest is made in a moment when it is asked for. */
const WIDTHS_AHEAD = [800, 660, 1200];

const OURSELVES = 'made ahead';

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
  const queue = createQueue<Buffer | null>(QUEUE, 'pictures');

  const fileOf = ({ hash, width, format }: RenditionRequest) =>
    join(folder, hash.slice(0, 2), hash, `${width}.${format}`);

  async function make({ hash, width, format }: RenditionRequest, file: string) {
    const original = await readFirst(store, await findPaths(hash));
    if (!original) return null;
    const bytes = await imageWorker.encodeRendition({ original: original.bytes, width, format });
    await keepFile(file, bytes);
    return bytes;
  }

  /** `client` is the network of the visitor who asks: each has its own turns in the queue. */
  async function getRendition(request: RenditionRequest, client: string): Promise<Buffer | null> {
    const file = fileOf(request);
    const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return kept ?? queue.run(client, file, () => make(request, file));
  }

  /** Before anybody asks, one after the other, and only while nobody waits for a picture. */
  async function makeAhead(pictures: Iterable<{ hash: string; width: number }>): Promise<void> {
    for (const { hash, width: own } of pictures) {
      for (const width of WIDTHS_AHEAD.filter((ahead) => ahead <= own)) {
        const request = { hash, width, format: 'avif' } as const;
        if (await isThere(fileOf(request))) continue;
        await queue.whenIdle();
        await getRendition(request, OURSELVES);
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
