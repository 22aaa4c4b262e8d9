import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const OWNER_ONLY = 0o077;
/** What only this site puts into a folder; any of them shows that the folder is its own. */
const OUR_FILES = new Set(['site.db', 'session-secret', 'site.lock']);

/**
 * DATA_DIR and all that is made in it from now on are for the owner's eyes: rows, secrets, uploads nobody has published. A
 * folder that was there before is closed too, unless it is somebody else's or holds other things than ours.
 */
export function prepareDataDir(dataDir: string): void {
  if (isMainThread) process.umask(OWNER_ONLY);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  const { mode, uid } = statSync(dataDir);
  if ((mode & OWNER_ONLY) === 0 || uid !== process.getuid?.()) return;
  const names = readdirSync(dataDir);
  if (names.length > 0 && !names.some((name) => OUR_FILES.has(name))) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch {
    // A mounted share may know no modes; what is in it is then as open as its mount.
  }
}
