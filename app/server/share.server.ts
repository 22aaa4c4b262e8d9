import { join } from 'node:path';
import { env } from '#app/server/env.server.ts';
import { createSharePictures } from '#app/server/share/share-pictures.server.ts';
import { pruneFolder } from '#app/server/store/prune-folder.server.ts';
import { store } from '#app/server/store.server.ts';

const FOLDER = join(env.dataDir, 'cache', 'share');
/** About a thousand pictures. */
const CACHE_BYTES = 100 * 1024 ** 2;

/** The link-preview pictures of this installation. */
export const getSharePicture = createSharePictures(FOLDER, store);

export const pruneSharePictures = () => pruneFolder(FOLDER, CACHE_BYTES);
