import { deleteOldConsents } from '#app/features/consents/service.server.ts';
import { watchAnnouncement } from '#app/features/content/announcement.server.ts';
import { sweepDrafts } from '#app/features/drafts/queries.server.ts';
import { storeCounts } from '#app/features/insight/counting.server.ts';
import { sendQueuedMail } from '#app/features/mail/mailer.server.ts';
import { deleteOldMail } from '#app/features/mail/queue.server.ts';

import { forgetOldReplacements } from '#app/features/media/replace-picture.server.ts';

import { deleteOldMessages } from '#app/features/messages/admin-service.server.ts';
import { prunePaper } from '#app/features/paper/paper.server.ts';
import { deleteOldLinks } from '#app/features/people/links.server.ts';
import { makeDueChanges } from '#app/features/schedule/service.server.ts';
import { liftMisdatedLocks } from '#app/server/auth/second-factor.server.ts';
import { recountRows, recountWhenLong } from '#app/server/db/row-counts.server.ts';
import { giveBackFreePages } from '#app/server/db/sqlite-space.server.ts';
import { database, db } from '#app/server/db.server.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/log.server.ts';
import { sweepOrphanFiles } from '#app/server/pictures/orphan-files.server.ts';
import { sweepUnsavedPictures } from '#app/server/pictures/unused.server.ts';
import { pregenerateNewestPictures, pruneRenditions } from '#app/server/pictures.server.ts';
import { deleteEndedWindows } from '#app/server/rate-limit.server.ts';
import { emptyBin } from '#app/server/records/bin.server.ts';
import { thinVersions } from '#app/server/records/versions.server.ts';
import { pruneSharePictures } from '#app/server/share.server.ts';
import { deletePartialFiles } from '#app/server/store/write-file.server.ts';
import { store } from '#app/server/store.server.ts';
import { toIsoDay } from '#app/shared/dates.ts';

const AT_ONCE_MS = 1_000;
const SOON_MS = 10_000;
const HALF_A_MINUTE_MS = 30_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What every process does for the pages that it has cached and the visits that it has counted. */
export function keepPagesCurrent(): void {
  setInterval(renewPagesOnNewDay, MINUTE_MS).unref();
  setInterval(renewPagesWithAnnouncement, SOON_MS).unref();
  setInterval(() => storeCounts(db), HALF_A_MINUTE_MS).unref();
}

/** Schedules background jobs. The timers do not keep the process alive. */
export function startHousekeeping(): void {
  setTimeout(pregenerateNewestPictures, AT_ONCE_MS).unref();
  setTimeout(sweepLimits, AT_ONCE_MS).unref();
  setInterval(sweepLimits, MINUTE_MS).unref();
  setTimeout(followSchedule, AT_ONCE_MS).unref();
  setInterval(followSchedule, SOON_MS).unref();
  setTimeout(sendQueuedMail, AT_ONCE_MS).unref();
  setInterval(sendQueuedMail, SOON_MS).unref();
  setTimeout(runDailyJobs, MINUTE_MS).unref();
  setInterval(runDailyJobs, DAY_MS).unref();
}

/** Strangers can create these rows, so they are deleted every minute instead of once a day. */
async function sweepLimits() {
  try {
    await deleteEndedWindows(db);
    await liftMisdatedLocks(db);
    await recountWhenLong(db);
    if (database.engine === 'sqlite') giveBackFreePages(env.dataDir);
  } catch (error) {
    log.error({ err: error }, 'ended rate limits were not cleared away; it is tried again in a minute');
  }
}

let day = toIsoDay(new Date().toISOString());

/** Pages show the year and the holidays to come, so none is kept beyond midnight in Istanbul. */
function renewPagesOnNewDay() {
  const today = toIsoDay(new Date().toISOString());
  if (today === day) return;
  day = today;
  database.changes.announce();
}

const lookAtAnnouncement = watchAnnouncement(db, database.changes);

async function renewPagesWithAnnouncement() {
  try {
    await lookAtAnnouncement();
  } catch (error) {
    log.error({ err: error }, 'the announcement could not be read; it is tried again in ten seconds');
  }
}

async function followSchedule() {
  try {
    await makeDueChanges(db);
  } catch (error) {
    log.error({ err: error }, 'the schedule could not be read; it is tried again in ten seconds');
  }
}

async function runDailyJobs() {
  try {
    await deleteOldMessages(db);
    await deleteOldConsents(db);
    await deleteOldMail(db);
    await deleteOldLinks(db);
    await sweepDrafts(db);
    await db.deleteFrom('session').where('expiresAt', '<', new Date().toISOString()).execute();
    await emptyBin(db);
    await thinVersions(db);
    await recountRows(db);
    await forgetOldReplacements(db, new Date(Date.now() - 30 * DAY_MS));
    await sweepUnsavedPictures(db, store);
    await sweepOrphanFiles(db, store);
    await pruneRenditions();
    await pruneSharePictures();
    await prunePaper();
    await deletePartialFiles(env.dataDir, new Date(Date.now() - DAY_MS));
  } catch (error) {
    log.error({ err: error }, 'housekeeping failed; it is tried again tomorrow');
  }
}
