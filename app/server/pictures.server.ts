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
/** Enough for every page that visitors see first; older pictures have long been made, or are on first use. */
const NEWEST = 300;

/** The pictures of this installation in the sizes its pages ask for. */
export const getRendition = renditions.getRendition;

/** So that the first visitor of a new picture does not wait for it. Nobody waits for this, and nothing depends on it. */
export function makePictureAhead({ hash, width }: { hash?: string; width?: number }): void {
  if (hash && width) whenFailing(renditions.makeAhead([{ hash, width }]));
}

export function makeNewestPicturesAhead(): void {
  whenFailing(findNewestPictures(db, NEWEST).then(renditions.makeAhead));
}

export function pruneRenditions(): Promise<void> {
  return renditions.prune(() => findPictureHashes(db));
}

function whenFailing(work: Promise<void>) {
  work.catch((error) => log.warn({ err: error }, 'could not make pictures ahead; they are made on first use'));
}
