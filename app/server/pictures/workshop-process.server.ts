// The process that works on pictures. Node runs this file as it stands; app/server/pictures/workshop.server.ts starts it.

import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawSharePicture } from '#app/server/share/draw-share-picture.server.ts';
import { cleanPicture } from './clean-picture.server.ts';
import { encodeRendition } from './encode-rendition.server.ts';
import { readPictureFacts } from './read-picture.server.ts';

const JOBS = { cleanPicture, drawSharePicture, encodeRendition, readPictureFacts };

export type Jobs = typeof JOBS;
export type Order = { [Name in keyof Jobs]: { id: number; job: Name; input: Parameters<Jobs[Name]>[0] } }[keyof Jobs];
export type Delivery = { id: number; result: unknown } | { id: number; error: unknown };

try {
  // Pages come before pictures. Before the first thread is started, for threads inherit it.
  setPriority(5);
} catch {
  // A container may forbid it; then pictures are as important as pages.
}
// libvips keeps what it has decoded and starts a thread per core; for pictures that are made once, both only cost memory.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ id, job, input }: Order) => {
  const run = JOBS[job] as (input: unknown) => Promise<unknown>;
  const deliver = (delivery: Delivery) => process.send?.(delivery);
  try {
    deliver({ id, result: await run(input) });
  } catch (error) {
    deliver({ id, error });
  }
});

// A signal to the whole group is meant for the site, which finishes its answers first and then lets go of this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
