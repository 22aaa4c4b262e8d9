import { randomUUID } from 'node:crypto';
import type { Db } from '#app/server/db/schema.ts';
import { nextInstant } from '#app/server/instant.server.ts';
import type { ActivityAction, ActivityEntity } from '#app/shared/activity.ts';

/** Who is at work: the signed-in admin, as the guard found them. */
export interface Actor {
  id: string;
  email: string;
}

export interface Activity {
  action: ActivityAction;
  entity: ActivityEntity;
  id?: string | null;
  title?: string;
}

export const LONGEST_TITLE = 200;

/** Written in the transaction of the change itself: neither stands without the other. */
export async function recordActivity(
  db: Db,
  actor: Actor,
  { action, entity, id = null, title = '' }: Activity,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      id: randomUUID(),
      at: nextInstant(),
      user_id: actor.id,
      user_email: actor.email,
      action,
      entity,
      entity_id: id,
      title: title.slice(0, LONGEST_TITLE),
    })
    .execute();
}
