import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { changeRecord } from '#app/server/records/save.server.ts';
import { posts } from './record.server.ts';

/**
 * Shows the post to visitors, or takes it back. The caller says which, so that pressing twice, or two people at once,
 * cannot undo it.
 */
export function setPostPublished(db: Db, author: Actor, id: string, is_published: boolean) {
  const action = is_published ? 'publish' : 'unpublish';
  return changeRecord(db, posts, author, id, action, (_trx, before, now) =>
    before.is_published === is_published ? null : { is_published, published_at: is_published ? now : null },
  );
}
