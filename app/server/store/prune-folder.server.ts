import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes the least recently used files until the rest fits. */
export async function pruneFolder(folder: string, maxBytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      const { size, atimeMs, mtimeMs } = await stat(file).catch(() => ({ size: 0, atimeMs: 0, mtimeMs: 0 }));
      // File systems mounted with noatime do not record reads.
      return { file, size, used: Math.max(atimeMs, mtimeMs) };
    }),
  );
  let bytes = 0;
  for (const { file, size } of found.sort((a, b) => b.used - a.used)) {
    bytes += size;
    if (bytes > maxBytes) await rm(file, { force: true });
  }
}
