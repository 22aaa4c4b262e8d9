import { join } from 'node:path';
import { db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { findPicturePaths } from '#app/server/pictures/queries.server.ts';
import { createRenditions } from '#app/server/pictures/renditions.server.ts';
import { store } from '#app/server/store.server.ts';

/** The pictures of this installation in the sizes its pages ask for. */
export const getRendition = createRenditions(join(env.dataDir, 'cache', 'pictures'), store, (hash) =>
  findPicturePaths(db, hash),
);
