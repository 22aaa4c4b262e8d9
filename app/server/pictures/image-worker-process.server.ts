// The child process that image-worker.server.ts starts. It is not part of the build: Node runs this file as it is.

import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawSharePicture } from '#app/server/share/draw-share-picture.server.ts';
import { cleanPicture } from './clean-picture.server.ts';
import { encodeRendition } from './encode-rendition.server.ts';
import { readPictureFacts } from './read-picture.server.ts';

const JOBS = { cleanPicture, drawSharePicture, encodeRendition, readPictureFacts };

export type Jobs = typeof JOBS;
export type Request = { [Name in keyof Jobs]: { id: number; job: Name; input: Parameters<Jobs[Name]>[0] } }[keyof Jobs];
export type Reply = { id: number; result: unknown } | { id: number; error: unknown };

try {
  // Pages come before pictures. Set before libvips starts its threads, which inherit the priority.
  setPriority(5);
} catch {
  // Not allowed in some containers; the priority is then that of the site.
}
// Each picture is processed once, so a cache of decoded pictures and a thread per core would only cost memory.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ id, job, input }: Request) => {
  const run = JOBS[job] as (input: unknown) => Promise<unknown>;
  const reply = (message: Reply) => process.send?.(message);
  try {
    reply({ id, result: await run(input) });
  } catch (error) {
    reply({ id, error });
  }
});

// Ctrl+C reaches the whole process group. The site finishes its responses first, then disconnects this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
