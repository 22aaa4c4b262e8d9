import { join } from 'node:path';
import { createChildWorker } from '#app/server/child-worker.server.ts';
import type { Jobs } from './paper-worker-process.server.ts';

/** The catalogue of the demo products takes about 3 s on one idle core. */
const TIME_LIMIT_MS = 60_000;
const MEMORY_MB = 512;

/** Typesetting would hold up every page for seconds, so it is done in a child process. */
export function createPaperWorker({ timeLimitMs = TIME_LIMIT_MS } = {}): Jobs['drawPaper'] {
  const run = createChildWorker<Jobs>({
    name: 'paper',
    file: join(process.cwd(), 'app', 'features', 'paper', 'paper-worker-process.server.ts'),
    timeLimitMs,
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
  });
  return (input) => run('drawPaper', input);
}
