import { join } from 'node:path';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';
import { findNewestPictures, findPictureHashes, findPicturePaths } from '#app/server/pictures/queries.server.ts';
import { createRenditions } from '#app/server/pictures/renditions.server.ts';
import { store } from '#app/server/store.server.ts';

const renditions = createRenditions(join(env.dataDir, 'cache', 'pictures'), store, (hash) =>
  findPicturePaths(db, hash),
);
/** Covers the pages that visitors see first; renditions of older pictures are made on first use. */
const NEWEST = 300;

export const getRendition = renditions.getRendition;

/** In the background, so that the first visitor of a new picture does not wait for it. */
export function pregenerateRenditions({ hash, width }: { hash?: string; width?: number }): void {
  if (hash && width) inBackground(renditions.pregenerate([{ hash, width }]));
}

export function pregenerateNewestPictures(): void {
  inBackground(findNewestPictures(db, NEWEST).then(renditions.pregenerate));
}

export function pruneRenditions(): Promise<void> {
  return renditions.prune(() => findPictureHashes(db));
}

function inBackground(work: Promise<void>) {
  work.catch((error) => log.warn({ err: error }, 'could not pregenerate renditions; they are made on first use'));
}
