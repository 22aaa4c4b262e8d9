import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { isUniqueViolation, lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { announceUrls } from '#app/server/index-now.server.ts';
import { findGonePictures } from '#app/server/pictures/queries.server.ts';
import { deleteUnusedPictures } from '#app/server/pictures/unused.server.ts';
import { recordRedirect } from '#app/server/redirects.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import type { ActivityAction } from '#app/shared/activity.ts';
import { anyKind, findRecord, isVisible, tableOf } from './find.server.ts';
import type { Columns, Deleted, RecordKind, RecordOf, RecordTable, Refused, Saved } from './kind.server.ts';

// Each of these is one transaction: the row, its parts, its line in the audit trail and its redirect are committed
// together or not at all. Files are deleted and search engines told afterwards.

export async function createRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  input: Input,
): Promise<Saved<RecordOf<T, Parts>>> {
  const id = randomUUID();
  const result = await commit(db, async (trx) => {
    const now = new Date().toISOString();
    const columns = { ...kind.columnsOf(input), ...(await kind.columnsOnCreate?.(trx, input, actor)) };
    const row = { ...columns, id, created_at: now, updated_at: now };
    await anyKind(trx).insertInto(tableOf(kind)).values(row).execute();
    await kind.parts?.save(trx, id, input, now);
    const record = await readBack(trx, kind, actor, id);
    await requirePictures(trx, kind.picturesOf(record), []);
    await recordActivity(trx, actor, { action: 'create', entity: kind.entity, id, title: kind.titleOf(record) });
    return { id, record, isPublic: await isVisible(trx, kind, id) };
  });
  if (!result.ok) return result;
  if (result.isPublic) announceUrls(kind.addressesOf?.(result.record) ?? []);
  return { ok: true, id, record: result.record };
}

/** Saves a form over the record. `seen` is the version that the form was opened with; null saves over any other. */
export function updateRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  store: Store,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
  input: Input,
  seen: string | null,
): Promise<Saved<RecordOf<T, Parts>>> {
  return changeRecord(db, store, kind, actor, id, 'update', async (trx, before, now) => {
    if (kind.isSame?.(before, input)) return null;
    if (seen !== null && seen !== (kind.versionOf?.(before) ?? before.updated_at)) refuse('changed-meanwhile');
    const columns = { ...kind.columnsOf(input), ...(await kind.columnsOnUpdate?.(trx, input, before)) };
    await kind.parts?.save(trx, id, input, now);
    return columns;
  });
}

/** Changes the columns that `change` returns: a form's, or a single one that a button sets. Null: it is so already. */
export async function changeRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  store: Store,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
  action: ActivityAction,
  change: (trx: Db, before: RecordOf<T, Parts>, now: string) => Promise<Columns<T> | null> | Columns<T> | null,
): Promise<Saved<RecordOf<T, Parts>>> {
  const result = await commit(db, async (trx) => {
    await lockForWriting(trx, `${kind.entity} ${id}`);
    const before = (await findRecord(trx, kind, id, actor)) ?? refuse('not-found');
    const wasPublic = await isVisible(trx, kind, id);
    const now = new Date().toISOString();
    const columns = await change(trx, before, now);
    if (!columns) return { id, before, record: before, isPublic: false };
    const set = { ...columns, updated_at: now };
    await anyKind(trx).updateTable(tableOf(kind)).set(set).where('id', '=', id).execute();
    const record = await readBack(trx, kind, actor, id);
    await requirePictures(trx, kind.picturesOf(record), kind.picturesOf(before));
    const [from, to] = [kind.addressesOf?.(before)[0], kind.addressesOf?.(record)[0]];
    if (from && to) await recordRedirect(trx, from, to);
    await recordActivity(trx, actor, { action, entity: kind.entity, id, title: kind.titleOf(record) });
    return { id, before, record, isPublic: wasPublic || (await isVisible(trx, kind, id)) };
  });
  if (!result.ok) return result;
  const { before, record, isPublic } = result;
  if (isPublic) announceUrls(kind.addressesOf?.(record) ?? []);
  await deleteUnusedPictures(db, store, kind.picturesOf(before), kind.picturesOf(record));
  return { ok: true, id, record };
}

/** Parts go with their row: their foreign keys say so. */
export async function deleteRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  store: Store,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
): Promise<Deleted> {
  const deleted = await db.transaction().execute(async (trx) => {
    await lockForWriting(trx, `${kind.entity} ${id}`);
    const record = await findRecord(trx, kind, id, actor);
    if (!record) return undefined;
    const wasPublic = await isVisible(trx, kind, id);
    await anyKind(trx).deleteFrom(tableOf(kind)).where('id', '=', id).execute();
    await recordActivity(trx, actor, { action: 'delete', entity: kind.entity, id, title: kind.titleOf(record) });
    return { record, wasPublic };
  });
  if (!deleted) return { ok: false, reason: 'not-found' };
  if (deleted.wasPublic) announceUrls(kind.addressesOf?.(deleted.record) ?? []);
  await deleteUnusedPictures(db, store, kind.picturesOf(deleted.record));
  return { ok: true };
}

async function readBack<T extends RecordTable, Input, Parts>(
  trx: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
): Promise<RecordOf<T, Parts>> {
  const record = await findRecord(trx, kind, id, actor);
  if (!record) throw new Error(`The ${kind.entity} that was just written cannot be read`);
  return record;
}

/** A picture that somebody else deleted while the form was open cannot be saved into a record. */
async function requirePictures(trx: Db, wanted: Iterable<string | null>, before: Iterable<string | null>) {
  const urls = await findGonePictures(trx, wanted, before);
  if (urls.length > 0) throw new Refusal({ ok: false, reason: 'pictures-gone', urls });
}

/** Thrown inside a transaction, so that it is rolled back; the caller gets the refusal as a value. */
class Refusal extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.reason);
    this.refused = refused;
  }
}

function refuse(reason: 'not-found' | 'changed-meanwhile'): never {
  throw new Refusal({ ok: false, reason });
}

async function commit<Outcome>(
  db: Db,
  work: (trx: Db) => Promise<Outcome>,
): Promise<({ ok: true } & Outcome) | Refused> {
  try {
    return { ok: true, ...(await db.transaction().execute(work)) };
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    // The slug is the only unique column that a form fills.
    if (isUniqueViolation(error)) return { ok: false, reason: 'slug-taken' };
    throw error;
  }
}
