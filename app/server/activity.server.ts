import type { RouterContextProvider } from 'react-router';
import { type Activity, findTitle, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { type Admin, adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';

/** Called by an action after its change has succeeded. Who is signed in comes from the guard, not from the caller. */
export function noteActivity(context: Readonly<RouterContextProvider>, activity: Activity): Promise<void> {
  return noteActivityOf(context.get(adminContext), activity);
}

/** The change itself is done and must be answered as done; a line that could not be written is in the log instead. */
export async function noteActivityOf(admin: Pick<Admin, 'id' | 'email'>, activity: Activity): Promise<void> {
  try {
    const title = activity.title ?? (activity.id ? await findTitle(db, activity.entity, activity.id) : '');
    await recordActivity(db, admin, { ...activity, title });
  } catch (error) {
    log.error({ err: error, admin: admin.email, ...activity }, 'an activity could not be recorded');
  }
}
