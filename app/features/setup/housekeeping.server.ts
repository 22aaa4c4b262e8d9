import { deleteOldMessages } from '#app/features/messages/admin-service.server.ts';
import { database, db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';
import { sweepUnusedPictures } from '#app/server/pictures/unused.server.ts';
import { makeNewestPicturesAhead } from '#app/server/pictures.server.ts';
import { deleteEndedWindows } from '#app/server/rate-limit.server.ts';
import { deleteOldDrafts } from '#app/server/store/write-file.server.ts';
import { store } from '#app/server/store.server.ts';

const AT_ONCE_MS = 1_000;
const SOON_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What has to be made or cleared away now and then: not before the site listens, and without keeping the process alive. */
export function startHousekeeping(): void {
  setTimeout(makeNewestPicturesAhead, AT_ONCE_MS).unref();
  setTimeout(keepHouse, SOON_MS).unref();
  setInterval(keepHouse, DAY_MS).unref();
}

async function keepHouse() {
  // Kept pages show the year in their footer: none of them lives longer than a day.
  database.changes.announce();
  try {
    await deleteEndedWindows(db);
    await deleteOldMessages(db);
    await db.deleteFrom('session').where('expiresAt', '<', new Date().toISOString()).execute();
    await sweepUnusedPictures(db, store);
    await deleteOldDrafts(env.dataDir, new Date(Date.now() - DAY_MS));
  } catch (error) {
    log.error({ err: error }, 'housekeeping failed; it is tried again tomorrow');
  }
}
