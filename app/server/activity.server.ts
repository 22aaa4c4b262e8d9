import type { RouterContextProvider } from 'react-router';
import { type Activity, type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';

// Only for actions without a transaction of ours: better-auth writes its own tables, and an export writes none.

export function noteActivity(context: Readonly<RouterContextProvider>, activity: Activity): Promise<void> {
  return noteActivityOf(context.get(adminContext), activity);
}

/** The action has already happened, so a line that cannot be written goes to the log instead of failing the request. */
export async function noteActivityOf(actor: Actor, activity: Activity): Promise<void> {
  try {
    await recordActivity(db, actor, activity);
  } catch (error) {
    log.error({ err: error, admin: actor.email, ...activity }, 'an activity could not be recorded');
  }
}
