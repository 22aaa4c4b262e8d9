import { platform } from 'node:os';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { childrenOf } from '#tests/support/child-processes.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { createImageWorker } from './image-worker.server.ts';

const workerPids = () => childrenOf(process.pid, 'image-worker-process');

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
