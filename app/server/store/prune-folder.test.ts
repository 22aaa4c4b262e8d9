import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pruneFolder } from './prune-folder.server.ts';

it('the least recently used files of a cache go until the rest fits', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prune-'));
  await mkdir(join(folder, 'a'));
  for (const [name, day] of [
    ['old', 1],
    ['a/used', 3],
    ['new', 2],
  ] as const) {
    await writeFile(join(folder, name), Buffer.alloc(100));
    const time = new Date(Date.UTC(2025, 0, day));
    await utimes(join(folder, name), time, new Date(Date.UTC(2025, 0, 1)));
  }
  await pruneFolder(folder, 250);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['a', 'a/used', 'new']);
  await pruneFolder(folder, 0);
  expect(await readdir(folder, { recursive: true })).toEqual(['a']);
  await rm(folder, { recursive: true });
});
