import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { copyFile, link, lstat, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a new file. It never replaces an existing one or follows a symbolic link, and has a name that ends in `.part`
 * until it is complete.
 */
export async function writeExclusively(file: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  if (await isThere(file)) throw alreadyThere(file);
  const draft = `${file}.${randomUUID().slice(0, 8)}.part`;
  try {
    // Readable by its owner only: a backup holds messages and password hashes.
    await pipeline(Readable.from(chunks), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    await giveName(draft, file);
    await syncFolder(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Uses a hard link, because `rename` would replace a file that appeared meanwhile. */
async function giveName(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw alreadyThere(file);
    // FAT file systems and some network drives have no hard links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
    await copyFile(draft, file, constants.COPYFILE_EXCL);
  }
}

const alreadyThere = (file: string) => new Error(`${file} is there already. Choose another name, or move it away.`);

async function isThere(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

/** Makes the new name survive a power cut. Windows cannot open folders for this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
