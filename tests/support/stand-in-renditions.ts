import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '#app/server/db/open.server.ts';
import { writeCacheFile } from '#app/server/store/write-file.server.ts';
import { PICTURE_WIDTHS } from '#app/shared/images.ts';

const WIDTH = 240;

/**
 * Puts small pictures of one colour where the server caches the renditions of the demo pictures, so that it encodes none
 * of them and the browser decodes little. They are requested, answered and drawn like the real ones, whose making
 * app/server/pictures/renditions.test.ts, tests/server and the topology of two processes cover. Pictures that a test
 * uploads, and formats other than AVIF, get real renditions.
 */
export async function writeStandInRenditions(dataDir: string, databaseUrl?: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const pictures = await db.selectFrom('pictures').select(['hash', 'width', 'height']).distinct().execute();
  await close();
  const byHeight = new Map<number, Promise<Buffer>>();
  await Promise.all(
    pictures.map(async ({ hash, width, height }) => {
      const scaled = Math.round((WIDTH * height) / width);
      if (!byHeight.has(scaled)) byHeight.set(scaled, drawBoard(scaled));
      const bytes = (await byHeight.get(scaled)) as Buffer;
      const folder = join(dataDir, 'cache', 'pictures', hash.slice(0, 2), hash);
      for (const offered of PICTURE_WIDTHS) await writeCacheFile(join(folder, `${offered}.avif`), bytes);
    }),
  );
}

function drawBoard(height: number): Promise<Buffer> {
  return sharp({ create: { width: WIDTH, height, channels: 3, background: '#8a7660' } })
    .avif({ effort: 0 })
    .toBuffer();
}
