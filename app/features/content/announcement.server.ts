import type { ContentChanges } from '#app/server/db/changes.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { partTopic } from '#app/server/db/topics.server.ts';
import { log } from '#app/server/log.server.ts';
import { ANNOUNCEMENT_KEY, type Announcement, NO_ANNOUNCEMENT, stateOf, storedAnnouncement } from './announcement.ts';
import { findContentRow } from './queries.server.ts';

export type ShownAnnouncement = Pick<Announcement, 'text' | 'link'>;

/** What stands above the top bar at this moment. */
export async function findShownAnnouncement(db: Db, now = new Date()): Promise<ShownAnnouncement | null> {
  const { announcement } = await findAnnouncement(db);
  return stateOf(announcement, now) === 'live' ? { text: announcement.text, link: announcement.link } : null;
}

/** As staff saved it, shown or not. */
export async function findAnnouncement(db: Db): Promise<{ announcement: Announcement; savedAt: string | null }> {
  const row = await findContentRow(db, ANNOUNCEMENT_KEY);
  return { announcement: row ? readStored(row.content) : NO_ANNOUNCEMENT, savedAt: row?.updated_at ?? null };
}

function readStored(content: string): Announcement {
  try {
    return storedAnnouncement.parse(JSON.parse(content));
  } catch (error) {
    log.error({ err: error, key: ANNOUNCEMENT_KEY }, 'stored site content cannot be read; its default is shown');
    return NO_ANNOUNCEMENT;
  }
}

/**
 * Returns a function that outdates cached pages when the clock has reached the line's beginning or end since it was last
 * called. No process has to be running at that moment: pages are rendered by the clock.
 */
export function watchAnnouncement(db: Db, changes: ContentChanges, start = new Date()): (now?: Date) => Promise<void> {
  let since = start;
  return async (now = new Date()) => {
    const { announcement } = await findAnnouncement(db);
    const [before, after] = [stateOf(announcement, since), stateOf(announcement, now)];
    since = now;
    if (before !== after) changes.announce(new Set([partTopic({ key: ANNOUNCEMENT_KEY })]));
  };
}
