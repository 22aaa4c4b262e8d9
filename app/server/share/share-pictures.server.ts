import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { imageWorker } from '#app/server/pictures/image-worker.server.ts';
import { createQueue } from '#app/server/pictures/queue.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { writeCacheFile } from '#app/server/store/write-file.server.ts';
import { imagePath } from '#app/shared/images.ts';

/** Increased when the design changes, so that cached pictures are drawn again. */
const DESIGN_VERSION = 1;
const QUEUE = { atOnce: 1, perClient: 20, total: 200 };

export interface ShareRequest {
  /** Kind and slug of the page. One picture is cached per page. */
  page: string;
  title: string;
  brand: string;
  /** The public address of the page's picture. Without it, or when the store lacks it, only the band is drawn. */
  picture: string | null;
}

/** Draws link-preview pictures, one at a time, and caches each until its content changes. */
export function createSharePictures(folder: string, store: Store) {
  const queue = createQueue<Buffer>(QUEUE);

  async function make({ title, brand, picture }: ShareRequest, file: string): Promise<Buffer> {
    const path = picture ? imagePath(picture) : null;
    const photo = path ? await store.get(path) : null;
    const bytes = await imageWorker.drawSharePicture({ title, brand, photo: photo?.bytes ?? null });
    if (await writeCacheFile(file, bytes)) await deleteOlder(file);
    return bytes;
  }

  return async function getSharePicture(request: ShareRequest, client: string): Promise<Buffer> {
    const { page, title, brand, picture } = request;
    const file = join(folder, hashOf(page), `${hashOf(JSON.stringify([DESIGN_VERSION, title, brand, picture]))}.jpg`);
    const cached = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return cached ?? queue.run(client, file, () => make(request, file));
  };
}

async function deleteOlder(file: string): Promise<void> {
  const folder = dirname(file);
  const others = (await readdir(folder)).filter((name) => name !== basename(file));
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);
