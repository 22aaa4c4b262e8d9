import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#app/server/db/schema.ts';
import type { ActivityAction, ActivityEntity } from '#app/shared/activity.ts';

export interface Activity {
  action: ActivityAction;
  entity: ActivityEntity;
  id?: string | null;
  title?: string;
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
  admin: { id: string; email: string },
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
