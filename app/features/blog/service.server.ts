import { z } from 'zod';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { ListField } from '#app/server/records/many.server.ts';
import { changeRecord } from '#app/server/records/save.server.ts';
import { posts } from './record.server.ts';

export const publishedField: ListField<'blog_posts'> = {
  value: z.enum(['true', 'false']),
  read: ({ is_published }) => String(is_published),
  write: (_post, value, now) => ({ is_published: value === 'true', published_at: value === 'true' ? now : null }),
  actionOf: (value) => (value === 'true' ? 'publish' : 'unpublish'),
};

/**
 * Shows the post to visitors, or takes it back. The caller says which, so that pressing twice, or two people at once,
 * cannot undo it.
 */
export function setPostPublished(db: Db, author: Actor, id: string, is_published: boolean) {
  const value = String(is_published);
  return changeRecord(db, posts, author, id, publishedField.actionOf(value), (_trx, before, now) =>
    publishedField.read(before) === value ? null : publishedField.write(before, value, now),
  );
}
