import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deletePartialFiles, writeFileSafely } from './write-file.server.ts';

it('partial files that a crash left are deleted once they are old; finished files and writes in progress stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partial-'));
  const long = new Date('2025-01-01T00:00:00.000Z');
  await writeFileSafely(join(folder, 'blogs', 'a', 'picture.jpg'), Buffer.from('x'));
  await writeFile(join(folder, 'blogs', 'a', 'old.jpg.1.part'), 'x');
  await writeFile(join(folder, 'young.jpg.2.part'), 'x');
  for (const name of ['old.jpg.1.part', 'picture.jpg']) await utimes(join(folder, 'blogs', 'a', name), long, long);
  await deletePartialFiles(folder, new Date('2025-06-01T00:00:00.000Z'));
  const left = (await readdir(folder, { recursive: true })).filter((name) => /\.(part|jpg)$/.test(name)).sort();
  expect(left).toEqual([join('blogs', 'a', 'picture.jpg'), 'young.jpg.2.part']);
  await rm(folder, { recursive: true });
});
