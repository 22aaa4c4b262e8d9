import { setPostPublished } from '#app/features/blog/service.server.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { Publishing } from './publish-choice.ts';
import { findSchedule } from './queries.server.ts';
import { setSchedule } from './service.server.ts';

/** Shows a saved post now, later or not at all, as its form says. When it goes off stays, unless that would come first. */
export async function publishPost(db: Db, author: Actor, id: string, publishing: Publishing): Promise<void> {
  if (!publishing) return;
  const { hide } = await findSchedule(db, 'post', id);
  // Hidden first: a post that is to appear tomorrow must not be there today, whatever happens in between.
  await setPostPublished(db, author, id, publishing.choice === 'now');
  const show = publishing.choice === 'later' ? publishing.at : undefined;
  const isAfter = hide !== undefined && (show === undefined || hide > show);
  await setSchedule(db, author, { kind: 'post', id }, { ...(show && { show }), ...(isAfter && { hide }) });
}
