import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { log } from '#app/server/log.server.ts';
import { pruneFolder } from '#app/server/store/prune-folder.server.ts';
import type { Store, StoredFile } from '#app/server/store/store.server.ts';
import { keepFile } from '#app/server/store/write-file.server.ts';
import type { PictureFormat } from '#app/shared/images.ts';
import { imageWorker } from './image-worker.server.ts';
import { createQueue } from './queue.server.ts';

/** A page asks for some 30 pictures at once, and visitors behind one router share an address. */
const QUEUE = { atOnce: 2, perClient: 100, total: 500 };
/** What most screens ask for, in the format that most browsers take; the rest is made in a moment when it is asked for. */
const WIDTHS_AHEAD = [800, 660, 1200];

/** About 300 photographs in all their sizes and formats. */
const CACHE_BYTES = 1024 ** 3;
const OURSELVES = 'made ahead';

export interface RenditionRequest {
  hash: string;
  width: number;
  format: PictureFormat;
}

/**
 * Makes a picture in the size and format a layout asks for: once, on first use, then from the folder. At most two are
 * made at a time, so that a burst of first visits leaves the processor to the pages.
 *
 * Every process has such a folder, and one deletes the picture. So it is the picture's row, looked up at every request,
 * that makes its renditions public; the files of a deleted picture go at the next request or with the next pruning.
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
    const [cached, isPublic] = await Promise.all([readCached(file), hasRow(request.hash)]);
    if (isPublic) return cached ?? queue.run(client, file, () => make(request, file));
    await rm(dirname(file), { recursive: true, force: true });
    return null;
  }

  /** While the database does not answer, pictures that are cached stay on the pages that are cached. */
  function hasRow(hash: string): Promise<boolean> {
    return findPaths(hash).then(
      (paths) => paths.length > 0,
      (error) => {
        log.warn({ err: error, hash }, 'could not look up a picture; a cached rendition is sent');
        return true;
      },
    );
  }

  /** Deletes what pictures without a row have left, and the least recently used files over the size limit. */
  async function prune(findHashes: () => Promise<Set<string>>, maxBytes = CACHE_BYTES): Promise<void> {
    const folders = await listFolders(folder);
    // Looked up after the listing: the row of an upload is older than its first rendition.
    const hashes = await findHashes();
    const left = folders.filter((path) => !hashes.has(basename(path)));
    await Promise.all(left.map((path) => rm(path, { recursive: true, force: true })));
    await pruneFolder(folder, maxBytes);
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

  return { getRendition, makeAhead, prune };
}

/** One of them may be an upload that broke off before its file was there. */
async function readFirst(store: Store, paths: string[]): Promise<StoredFile | null> {
  for (const path of paths) {
    const file = await store.get(path);
    if (file) return file;
  }
  return null;
}

async function readCached(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The folders of the pictures, each named after its hash. */
async function listFolders(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.parentPath !== folder)
    .map((entry) => join(entry.parentPath, entry.name));
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
