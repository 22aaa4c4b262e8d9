import { join } from 'node:path';
import { createChildWorker } from '#app/server/child-worker.server.ts';
import type { Jobs } from './image-worker-process.server.ts';

/** The largest picture that is accepted takes about 4 s on one core. */
const TIME_LIMIT_MS = 30_000;

/** Pixels are processed in a child process: libvips takes much memory, and a malformed file may crash it. */
export function createImageWorker({ timeLimitMs = TIME_LIMIT_MS } = {}): Jobs {
  const run = createChildWorker<Jobs>({
    name: 'image',
    file: join(process.cwd(), 'app', 'server', 'pictures', 'image-worker-process.server.ts'),
    timeLimitMs,
  });
  return {
    cleanPicture: (input) => run('cleanPicture', input),
    drawColorBoard: (input) => run('drawColorBoard', input),
    drawSharePicture: (input) => run('drawSharePicture', input),
    encodePrint: (input) => run('encodePrint', input),
    encodeRendition: (input) => run('encodeRendition', input),
    readPictureFacts: (input) => run('readPictureFacts', input),
  };
}

export const imageWorker = createImageWorker();
