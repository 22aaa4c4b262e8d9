import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 60_000;

/**
 * Makes something for all test files, in the folder that they share: the first one that asks makes it, the others wait for
 * it. Returns its path.
 */
export async function makeOnce(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const shared = process.env.TEST_SHARED_DIR;
  if (!shared) throw new Error('TEST_SHARED_DIR is not set: startServices makes it');
  const path = join(shared, name);
  const [begun, done] = [`${path}.begun`, `${path}.done`];
  const deadline = Date.now() + LIMIT_MS;
  while (!(await exists(done))) {
    if (await mkdir(begun).then(() => true, isThere)) {
      try {
        await make(path);
        await writeFile(done, '');
      } catch (error) {
        // The next one tries again, and says what is wrong itself.
        await rm(begun, { recursive: true, force: true });
        throw error;
      }
    } else if (Date.now() > deadline) {
      throw new Error(`Another test file was to make ${name} and has not in ${LIMIT_MS} ms`);
    } else {
      await wait(50);
    }
  }
  return path;
}

function isThere(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error;
  return false;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
