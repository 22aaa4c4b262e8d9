import { join } from 'node:path';
import { env } from '#app/server/env.server.ts';
import { createFolderStore } from '#app/server/store/folder-store.server.ts';
import { createS3Store } from '#app/server/store/s3-store.server.ts';

/** The bucket `images` of this installation. */
export const store = env.s3 ? createS3Store(env.s3) : createFolderStore(join(env.dataDir, 'images'));
