import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { Saved } from '#app/server/records/kind.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { findContentRow } from './queries.server.ts';
import { siteContent } from './record.server.ts';

/** The version of a part that has no row yet. */
export const NEVER_EDITED = 'never-edited';

/** The first save of a part creates its row. `seen` is as for every record; two first saves at once are a conflict too. */
export async function saveContent(
  db: Db,
  store: Store,
  actor: Actor,
  key: string,
  content: unknown,
  seen: string | null,
): Promise<Saved<unknown>> {
  const row = await findContentRow(db, key);
  if (row) return updateRecord(db, store, siteContent, actor, row.id, { key, content }, seen);
  const created = await createRecord(db, siteContent, actor, { key, content });
  return !created.ok && created.reason === 'slug-taken' ? { ok: false, reason: 'changed-meanwhile' } : created;
}
