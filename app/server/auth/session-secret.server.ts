import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDataDir } from '#app/server/data-dir.server.ts';

/** The secret that signs cookies: the setting, or one made once and kept beside the data. */
export function readSessionSecret(setting: string | undefined, dataDir: string): string {
  if (setting) return setting;
  const file = join(dataDir, 'session-secret');
  prepareDataDir(dataDir);
  try {
    // "wx": of several processes starting together one makes it, the others read it.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
