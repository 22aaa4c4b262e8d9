import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { log } from '#app/server/log.server.ts';

/** Whole or not at all, and on the disk when it returns: a half-written file is never seen under its name. */
export async function writeFileSafely(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
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
