import type { Store, StoredFile } from './store.server.ts';

/** The same picture may be stored under several paths, one of which may lack its file after a crash. */
export async function readFirst(store: Store, paths: string[]): Promise<StoredFile | null> {
  for (const path of paths) {
    const file = await store.get(path);
    if (file) return file;
  }
  return null;
}
