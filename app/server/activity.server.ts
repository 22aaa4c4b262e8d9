import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RouterContextProvider } from 'react-router';
import { type Admin, adminContext } from '#app/server/auth/guard.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import type { ActivityAction, ActivityEntity } from '#app/shared/activity.ts';

export interface Activity {
  action: ActivityAction;
  entity: ActivityEntity;
  id?: string | null;
  title?: string;
}

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

/** A visitor's message is named by nothing: who wrote it is nobody's business once it is deleted. */
const TITLES = {
  product: 'products.title',
  project: 'projects.title',
  post: 'blog_posts.title',
  gallery: 'gallery.title',
  color: 'colors.name',
} as const;

/** Read before a deletion; afterwards nobody knows it. */
export async function findTitle(db: Db, entity: ActivityEntity, id: string): Promise<string> {
  if (!(entity in TITLES)) return '';
  const [table = '', column = ''] = TITLES[entity as keyof typeof TITLES].split('.');
  const found = sql<{ title: string }>`select ${sql.ref(column)} as title from ${sql.table(table)} where id = ${id}`;
  return (await found.execute(db)).rows[0]?.title ?? '';
}

export async function recordActivity(
  db: Db,
  admin: Pick<Admin, 'id' | 'email'>,
  { action, entity, id = null, title = '' }: Activity,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      id: randomUUID(),
      at: new Date().toISOString(),
      user_id: admin.id,
      user_email: admin.email,
      action,
      entity,
      entity_id: id,
      title: title.slice(0, 200),
    })
    .execute();
}
