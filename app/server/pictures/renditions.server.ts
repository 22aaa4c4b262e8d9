import { readFileSync } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { log } from '#app/server/log.server.ts';
import { pruneFolder } from '#app/server/store/prune-folder.server.ts';
import { readFirst } from '#app/server/store/read-first.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { writeCacheFile } from '#app/server/store/write-file.server.ts';
import type { PictureFormat } from '#app/shared/images.ts';
import { imageWorker } from './image-worker.server.ts';
import { createQueue } from './queue.server.ts';

/** A page requests about 30 pictures at once, and visitors behind one router share an address. */
const QUEUE = { atOnce: 2, perClient: 100, total: 500 };
/** The widths that most screens request; others are made on demand. */
const PREGENERATED_WIDTHS = [800, 660, 1200];

/** About 300 photographs in all their widths and formats. */
const CACHE_BYTES = 1024 ** 3;
const BACKGROUND = 'background';

export interface RenditionRequest {
  hash: string;
  width: number;
  format: PictureFormat;
}

/**
 * Resizes and encodes pictures on first use and caches the result in a folder. Two at a time, so that a burst of first
 * visits leaves processor time to the pages.
 *
 * Several processes may each have such a folder. A picture that one of them deletes must disappear from all, so every
 * request looks up the picture's row. Files of deleted pictures are removed by the next request or by `prune`.
 */
export function createRenditions(folder: string, store: Store, findPaths: (hash: string) => Promise<string[]>) {
  const queue = createQueue<Buffer | null>(QUEUE, 'pictures');

  const fileOf = ({ hash, width, format }: RenditionRequest) =>
    join(folder, hash.slice(0, 2), hash, `${width}.${format}`);

  async function make({ hash, width, format }: RenditionRequest, file: string) {
    const original = await readFirst(store, await findPaths(hash));
    if (!original) return null;
    const bytes = await imageWorker.encodeRendition({ original: original.bytes, width, format });
    await writeCacheFile(file, bytes);
    return bytes;
  }

  /** `client` is the visitor's network, which the queue treats fairly. Null when there is no such picture. */
  async function getRendition(request: RenditionRequest, client: string): Promise<Buffer | null> {
    const file = fileOf(request);
    if (await hasRow(request.hash)) return readCached(file) ?? queue.run(client, file, () => make(request, file));
    await rm(dirname(file), { recursive: true, force: true });
    return null;
  }

  /** True when the database fails: cached pages are still served then, and need their pictures. */
  function hasRow(hash: string): Promise<boolean> {
    return findPaths(hash).then(
      (paths) => paths.length > 0,
      (error) => {
        log.warn({ err: error, hash }, 'could not look up a picture; a cached rendition may be sent');
        return true;
      },
    );
  }

  /** Deletes renditions of pictures that have no row, then the least recently used ones over the size limit. */
  async function prune(findHashes: () => Promise<Set<string>>, maxBytes = CACHE_BYTES): Promise<void> {
    const folders = await listFolders(folder);
    // Queried after listing the folders: an upload inserts its row before its first rendition is made.
    const hashes = await findHashes();
    const left = folders.filter((path) => !hashes.has(basename(path)));
    await Promise.all(left.map((path) => rm(path, { recursive: true, force: true })));
    await pruneFolder(folder, maxBytes);
  }

  /** Makes common renditions in the background, one by one, while no visitor waits for a picture. */
  async function pregenerate(pictures: Iterable<{ hash: string; width: number }>): Promise<void> {
    for (const { hash, width: own } of pictures) {
      for (const width of PREGENERATED_WIDTHS.filter((offered) => offered <= own)) {
        const request = { hash, width, format: 'avif' } as const;
        if (await isThere(fileOf(request))) continue;
        await queue.whenIdle();
        await getRendition(request, BACKGROUND);
      }
    }
  }

  return { getRendition, pregenerate, prune };
}

/** At once: a small file that is mostly in memory already. Handing the work to another thread takes three times as long. */
function readCached(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** One folder per picture, named after its hash. */
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
