import type { Db } from '#app/server/db/schema.ts';
import { log } from '#app/server/log.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imageUrl } from '#app/shared/images.ts';
import { deleteUnsavedPictures } from './unused.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The names of uploads and imports. The bucket may contain files of other origin, which are left alone. */
const OWN_NAME = /^(?:[0-9a-f]{32}|blogs\/[\w-]+\/[0-9a-f]{32}_\d{13}|import\/[0-9a-f]{40})\.(?:jpg|png|webp)$/;
const FEW = 20;

/**
 * Deletes files without a row, as a crash between deleting the row and the file leaves them, once they are a day old.
 * Logs rows without a file.
 */
export async function sweepOrphanFiles(db: Db, store: Store, now = Date.now()): Promise<void> {
  const paths = new Set<string>();
  const old: string[] = [];
  for await (const { path, storedAt } of store.list()) {
    paths.add(path);
    if (OWN_NAME.test(path) && storedAt.getTime() < now - DAY_MS) old.push(path);
  }
  const rows = await db.selectFrom('pictures').select(['path', 'created_at']).execute();
  const known = new Set(rows.map(({ path }) => path));
  const orphans = old.filter((path) => !known.has(path));
  if (orphans.length > FEW && orphans.length > paths.size / 2)
    log.error({ files: orphans.length }, 'most pictures have no row: is this the right database? Nothing is deleted');
  else await deleteUnsavedPictures(db, store, orphans.map(imageUrl));

  const missing = rows.filter(({ path, created_at }) => !paths.has(path) && Date.parse(created_at) < now - DAY_MS);
  if (missing.length > 0)
    log.warn({ rows: missing.length, paths: missing.slice(0, FEW).map(({ path }) => path) }, 'pictures have no file');
}
