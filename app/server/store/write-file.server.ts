import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { log } from '#app/server/log.server.ts';

/** How the name of a file ends while it is being written. */
export const DRAFT = '.part';

/** Whole or not at all, and on the disk when it returns: a half-written file is never seen under its name. */
export async function writeFileSafely(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}${DRAFT}`;
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** For what can be made again: a full disk costs the keeping, not the answer. False when it was not kept. */
export async function keepFile(file: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await writeFileSafely(file, bytes);
    return true;
  } catch (error) {
    log.error({ err: error, file }, 'could not keep a file');
    return false;
  }
}

/** What writes that a crash broke off have left below the folder. A younger one may still be under way. */
export async function deleteOldDrafts(folder: string, before: Date): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(DRAFT)) continue;
    const draft = join(entry.parentPath, entry.name);
    if ((await stat(draft)).mtime < before) await rm(draft, { force: true });
  }
}

/** The new name itself must survive a power cut too. Windows cannot open folders and needs none of this. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
