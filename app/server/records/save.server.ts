import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { announceUrls } from '#app/server/index-now.server.ts';
import { nextInstant } from '#app/server/instant.server.ts';
import { recordRedirect } from '#app/server/redirects.server.ts';
import type { ActivityAction } from '#app/shared/activity.ts';
import { putIntoBin } from './bin.server.ts';
import { anyKind, findRecord, isVisible, tableOf } from './find.server.ts';
import type { Columns, Deleted, RecordKind, RecordOf, RecordTable, Saved } from './kind.server.ts';
import { commit, refuse, requirePictures } from './refusal.server.ts';
import { recordVersion } from './versions.server.ts';

// Each of these is one transaction: the row, its parts, its state for the history, its line in the audit trail and its
// redirect are committed together or not at all. Search engines are told afterwards. No picture is deleted here: the state
// before still shows it.

export async function createRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  input: Input,
): Promise<Saved<RecordOf<T, Parts>>> {
  const id = kind.idOf?.(input) ?? randomUUID();
  const result = await commit(db, async (trx) => {
    const now = new Date().toISOString();
    const columns = { ...formColumns(kind, input), ...(await kind.columnsOnCreate?.(trx, input, actor)) };
    const row = { ...columns, id, created_at: now, updated_at: now };
    await anyKind(trx).insertInto(tableOf(kind)).values(row).execute();
    await kind.parts?.save(trx, id, input, now);
    const record = await readBack(trx, kind, actor, id);
    await requirePictures(trx, kind.picturesOf(record), []);
    await recordVersion(trx, kind, actor, 'create', record);
    await recordActivity(trx, actor, { action: 'create', entity: kind.entity, id, title: kind.titleOf(record) });
    return { record, isPublic: await isVisible(trx, kind, id) };
  });
  if (!result.ok) return result;
  if (result.isPublic) announceUrls(kind.addressesOf?.(result.record) ?? []);
  return { ok: true, id, record: result.record };
}

/** Saves a form over the record. `seen` is the version that the form was opened with; null saves over any other. */
export function updateRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
  input: Input,
  seen: string | null,
): Promise<Saved<RecordOf<T, Parts>>> {
  return changeRecord(db, kind, actor, id, 'update', async (trx, before, now) => {
    if (kind.isSame?.(before, input)) return null;
    if (seen !== null && seen !== (kind.versionOf?.(before) ?? before.updated_at)) refuse('changed-meanwhile');
    const columns = { ...formColumns(kind, input), ...(await kind.columnsOnUpdate?.(trx, input, before)) };
    await kind.parts?.save(trx, id, input, now);
    return columns;
  });
}

/** The columns to write: a form's, or a single one that a button sets. Null: it is so already. */
export type Change<T extends RecordTable, Parts> = (
  trx: Db,
  before: RecordOf<T, Parts>,
  now: string,
) => Promise<Columns<T> | null> | Columns<T> | null;

export async function changeRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
  action: ActivityAction,
  change: Change<T, Parts>,
): Promise<Saved<RecordOf<T, Parts>>> {
  const result = await commit(
    db,
    async (trx) => (await changeInside(trx, kind, actor, id, action, change)) ?? refuse('not-found'),
  );
  if (!result.ok) return result;
  const { record, isPublic } = result;
  if (isPublic) announceUrls(kind.addressesOf?.(record) ?? []);
  return { ok: true, id, record };
}

/** In a transaction of the caller's, who tells search engines after it. Undefined when there is no such record. */
export async function changeInside<T extends RecordTable, Input, Parts>(
  trx: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
  action: ActivityAction,
  change: Change<T, Parts>,
): Promise<{ before: RecordOf<T, Parts>; record: RecordOf<T, Parts>; isPublic: boolean } | undefined> {
  await lockForWriting(trx, `${kind.entity} ${id}`);
  const before = await findRecord(trx, kind, id, actor);
  if (!before) return undefined;
  const wasPublic = await isVisible(trx, kind, id);
  const now = nextInstant(before.updated_at);
  const columns = await change(trx, before, now);
  if (!columns) return { before, record: before, isPublic: false };
  const set = { ...columns, updated_at: now };
  await anyKind(trx).updateTable(tableOf(kind)).set(set).where('id', '=', id).execute();
  const record = await readBack(trx, kind, actor, id);
  await requirePictures(trx, kind.picturesOf(record), kind.picturesOf(before));
  const [from, to] = [kind.addressesOf?.(before)[0], kind.addressesOf?.(record)[0]];
  if (from && to) await recordRedirect(trx, from, to);
  await recordVersion(trx, kind, actor, action, record, before);
  await recordActivity(trx, actor, { action, entity: kind.entity, id, title: kind.titleOf(record) });
  return { before, record, isPublic: wasPublic || (await isVisible(trx, kind, id)) };
}

/** Into the bin, as a rule. Parts go with their row, their foreign keys say so; the state has them. */
export async function deleteRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
): Promise<Deleted> {
  const deleted = await db.transaction().execute((trx) => deleteInside(trx, kind, actor, id));
  if (!deleted) return { ok: false, reason: 'not-found' };
  if (deleted.isPublic) announceUrls(kind.addressesOf?.(deleted.record) ?? []);
  return { ok: true, title: kind.titleOf(deleted.record) };
}

export async function deleteInside<T extends RecordTable, Input, Parts>(
  trx: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
): Promise<{ record: RecordOf<T, Parts>; isPublic: boolean } | undefined> {
  await lockForWriting(trx, `${kind.entity} ${id}`);
  const record = await findRecord(trx, kind, id, actor);
  if (!record) return undefined;
  const isPublic = await isVisible(trx, kind, id);
  const title = kind.titleOf(record);
  await recordVersion(trx, kind, actor, 'delete', record);
  if (kind.isBinned !== false)
    await putIntoBin(trx, actor, {
      entity: kind.entity,
      id,
      title,
      image_url: kind.picturesOf(record).find((url) => url !== null),
      owner_id: kind.ownerOf?.(record),
      links: await kind.links?.find(trx, id),
    });
  await anyKind(trx).deleteFrom(tableOf(kind)).where('id', '=', id).execute();
  await recordActivity(trx, actor, { action: 'delete', entity: kind.entity, id, title });
  return { record, isPublic };
}

function formColumns<T extends RecordTable, Input, Parts>(kind: RecordKind<T, Input, Parts>, input: Input): Columns<T> {
  const columns = kind.columnsOf(input);
  return kind.searchTextOf ? { ...columns, search_text: kind.searchTextOf(columns as never) } : columns;
}

export async function readBack<T extends RecordTable, Input, Parts>(
  trx: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
): Promise<RecordOf<T, Parts>> {
  const record = await findRecord(trx, kind, id, actor);
  if (!record) throw new Error(`The ${kind.entity} that was just written cannot be read`);
  return record;
}
