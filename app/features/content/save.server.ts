import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { Saved } from '#app/server/records/kind.server.ts';
import { createRecord, deleteRecord, updateRecord } from '#app/server/records/save.server.ts';
import type { Content, Fields } from './fields.ts';
import type { FoundPart } from './pages.server.ts';
import { findContentRow } from './queries.server.ts';
import { siteContent } from './record.server.ts';

/** The version of a part that has no row yet. */
export const NEVER_EDITED = 'never-edited';

/** The first save of a part creates its row. `seen` is as for every record; two first saves at once are a conflict too. */
export async function saveContent(
  db: Db,
  actor: Actor,
  key: string,
  content: unknown,
  seen: string | null,
): Promise<Saved<unknown>> {
  const row = await findContentRow(db, key);
  if (row) return updateRecord(db, siteContent, actor, row.id, { key, content }, seen);
  const created = await createRecord(db, siteContent, actor, { key, content });
  return !created.ok && created.reason === 'slug-taken' ? { ok: false, reason: 'changed-meanwhile' } : created;
}

/** A part that says what the code says has no row, so that it follows new versions again. */
export async function savePart(
  db: Db,
  actor: Actor,
  { key, part }: FoundPart,
  content: Content<Fields>,
  seen: string | null,
): Promise<Saved<unknown>> {
  if (!isDeepStrictEqual(content, part.original)) return saveContent(db, actor, key, content, seen);
  const row = await findContentRow(db, key);
  if (seen !== null && seen !== (row?.updated_at ?? NEVER_EDITED)) return { ok: false, reason: 'changed-meanwhile' };
  if (row) await deleteRecord(db, siteContent, actor, row.id);
  return { ok: true, id: key, record: undefined };
}
