import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { log } from '#app/server/log.server.ts';

/** The suffix of a file while it is being written. */
export const PARTIAL = '.part';

/** Atomic and durable: readers see the whole file or none, and it is on the disk when this returns. */
export async function writeFileSafely(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}${PARTIAL}`;
  try {
    const handle = await open(partial, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** For files that can be made again: a failure (a full disk) is logged, not thrown. Returns whether it was written. */
export async function writeCacheFile(file: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await writeFileSafely(file, bytes);
    return true;
  } catch (error) {
    log.error({ err: error, file }, 'could not write a cache file');
    return false;
  }
}

/** Deletes what interrupted writes have left below the folder. Younger files may still be in progress. */
export async function deletePartialFiles(folder: string, before: Date): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(PARTIAL)) continue;
    const partial = join(entry.parentPath, entry.name);
    // Finished, and renamed, since it was listed.
    const found = await stat(partial).catch(() => null);
    if (found && found.mtime < before) await rm(partial, { force: true });
  }
}

/** Makes the new name survive a power cut too. Not possible on Windows, which cannot open folders, nor needed there. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
