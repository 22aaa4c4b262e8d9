import { join } from 'node:path';
import { env } from '#app/server/env.server.ts';
import { createSharePictures } from '#app/server/share/share-pictures.server.ts';
import { store } from '#app/server/store.server.ts';

/** The link-preview pictures of this installation. */
export const getSharePicture = createSharePictures(join(env.dataDir, 'cache', 'share'), store);
