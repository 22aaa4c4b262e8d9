import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { assertSafePath, contentTypeOf, isSafePath, type Store } from './store.server.ts';
import { PARTIAL, writeFileSafely } from './write-file.server.ts';

export function createFolderStore(folder: string): Store {
  const locate = (path: string) => {
    assertSafePath(path);
    return join(folder, path);
  };
  return {
    put: (path, bytes) => writeFileSafely(locate(path), bytes),
    async get(path) {
      try {
        return { bytes: await readFile(locate(path)), contentType: contentTypeOf(path) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (path) => rm(locate(path), { force: true }),
    async *list() {
      await mkdir(folder, { recursive: true });
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        const path = relative(folder, file).split(sep).join('/');
        // Skips files such as .DS_Store.
        if (!entry.isFile() || entry.name.endsWith(PARTIAL) || !isSafePath(path)) continue;
        const stored = await stat(file).catch(() => null);
        if (stored) yield { path, storedAt: stored.ctime };
      }
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}
