import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStore } from '#app/server/store/folder-store.server.ts';
import { prepareDataDir } from './data-dir.server.ts';

let parent = '';
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-dir-test-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const modeOf = async (...names: string[]) => (await stat(join(parent, ...names))).mode & 0o777;
async function makeOpenFolder(...files: string[]): Promise<string> {
  const folder = join(parent, 'open');
  await mkdir(folder);
  await chmod(folder, 0o755);
  for (const file of files) await writeFile(join(folder, file), '');
  return folder;
}

it('a new data folder, the folders in it and their files are open to their owner alone', async () => {
  const dataDir = join(parent, 'a', 'data');
  prepareDataDir(dataDir);
  await createFolderStore(join(dataDir, 'images')).put('products/x.jpg', Buffer.from('x'), 'image/jpeg');
  expect(await modeOf('a', 'data')).toBe(0o700);
  expect(await modeOf('a', 'data', 'images', 'products')).toBe(0o700);
  expect(await modeOf('a', 'data', 'images', 'products', 'x.jpg')).toBe(0o600);
});

it.each(['', 'site.db images', 'session-secret'])(
  'one that was made before with "%s" in it is closed',
  async (files) => {
    prepareDataDir(await makeOpenFolder(...files.split(' ').filter(Boolean)));
    expect(await modeOf('open')).toBe(0o700);
  },
);

it('a folder with other things in it is left as it is', async () => {
  prepareDataDir(await makeOpenFolder('letters.txt'));
  expect(await modeOf('open')).toBe(0o755);
});
