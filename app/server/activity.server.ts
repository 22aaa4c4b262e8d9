import type { RouterContextProvider } from 'react-router';
import { type Activity, type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';

// Only for what has no transaction of ours: better-auth writes its own tables by itself, and an export writes none.

export function noteActivity(context: Readonly<RouterContextProvider>, activity: Activity): Promise<void> {
  return noteActivityOf(context.get(adminContext), activity);
}

/** The change itself is done and must be answered as done; a line that could not be written is in the log instead. */
export async function noteActivityOf(actor: Actor, activity: Activity): Promise<void> {
  try {
    await recordActivity(db, actor, activity);
  } catch (error) {
    log.error({ err: error, admin: actor.email, ...activity }, 'an activity could not be recorded');
  }
}
