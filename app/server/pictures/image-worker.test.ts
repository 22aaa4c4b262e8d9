import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeJpeg } from '#tests/support/pictures.ts';
import { createImageWorker } from './image-worker.server.ts';

/** The image workers that this process has started; only Linux lists a process's children in a file. */
function workerPids(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-worker-process'));
}

it.skipIf(platform() !== 'linux')(
  'a job over the time limit fails; the others are done by a new process',
  async () => {
    const worker = createImageWorker({ timeLimitMs: 3_000 });
    const original = await makeJpeg();
    await worker.encodeRendition({ original, width: 240, format: 'jpg' });
    const [first = 0] = workerPids();
    // As good as a picture that takes for ever.
    process.kill(first, 'SIGSTOP');
    const slow = worker.encodeRendition({ original, width: 400, format: 'jpg' });
    const other = worker.encodeRendition({ original, width: 540, format: 'jpg' });
    await expect(slow).rejects.toThrow('took longer than 3000 ms');
    expect((await sharp(await other).metadata()).width).toBe(540);
    expect(workerPids()).not.toContain(first);
  },
  20_000,
);
