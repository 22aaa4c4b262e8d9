import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { announceUrls } from '#app/server/index-now.server.ts';
import { takeFromBin } from './bin.server.ts';
import { anyKind, isVisible, tableOf } from './find.server.ts';
import type { RecordKind, RecordOf, RecordTable, Refused, Restored } from './kind.server.ts';
import { commit, refuse } from './refusal.server.ts';
import { changeRecord, readBack } from './save.server.ts';
import { columnsOfState, recordOf } from './state.server.ts';
import { findVersionState, recordVersion } from './versions.server.ts';

/** Makes the record say again what it said in one of its states. It is a save like any other. */
export async function revertRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
  number: number,
): Promise<Restored<RecordOf<T, Parts>>> {
  let state: RecordOf<T, Parts> | undefined;
  const saved = await changeRecord(db, kind, actor, id, 'revert', async (trx, before, now) => {
    state = recordOf(kind, id, (await findVersionState(trx, id, number)) ?? refuse('not-found'));
    const columns = await columnsOfState(trx, kind, state, before);
    await kind.parts?.save(trx, id, state, now);
    return columns;
  });
  return saved.ok && state ? withAddress(kind, state, saved.record) : (saved as Refused);
}

/** Brings a deleted record back from the bin, with its parts and what other records said about it. */
export async function restoreRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
): Promise<Restored<RecordOf<T, Parts>>> {
  const result = await commit(db, async (trx) => (await restoreInside(trx, kind, actor, id)) ?? refuse('not-found'));
  if (!result.ok) return result;
  if (result.isPublic) announceUrls(kind.addressesOf?.(result.record) ?? []);
  return withAddress(kind, result.state, result.record);
}

/** In a transaction of the caller's. Undefined when it is not in the bin. */
export async function restoreInside<T extends RecordTable, Input, Parts>(
  trx: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string,
): Promise<{ state: RecordOf<T, Parts>; record: RecordOf<T, Parts>; isPublic: boolean } | undefined> {
  const deleted = await takeFromBin(trx, actor, kind.entity, id);
  if (!deleted) return undefined;
  const state = recordOf(kind, id, deleted.state);
  const now = new Date().toISOString();
  const columns = await columnsOfState(trx, kind, state, null);
  const row = { ...columns, id, created_at: state.created_at, updated_at: now };
  await anyKind(trx).insertInto(tableOf(kind)).values(row).execute();
  await kind.parts?.save(trx, id, state, now);
  await kind.links?.restore(trx, id, deleted.links);
  const record = await readBack(trx, kind, actor, id);
  await recordVersion(trx, kind, actor, 'restore', record);
  await recordActivity(trx, actor, { action: 'restore', entity: kind.entity, id, title: kind.titleOf(record) });
  return { state, record, isPublic: await isVisible(trx, kind, id) };
}

function withAddress<T extends RecordTable, Input, Parts>(
  kind: RecordKind<T, Input, Parts>,
  state: RecordOf<T, Parts>,
  record: RecordOf<T, Parts>,
): Restored<RecordOf<T, Parts>> {
  return { ok: true, id: record.id, record, address: otherAddress(kind, state, record) };
}

/** The one that it got because its own is taken meanwhile. */
export function otherAddress<T extends RecordTable, Input, Parts>(
  kind: RecordKind<T, Input, Parts>,
  state: RecordOf<T, Parts>,
  record: RecordOf<T, Parts>,
): string | null {
  const [wanted, address] = [kind.addressesOf?.(state)[0], kind.addressesOf?.(record)[0]];
  return address && address !== wanted ? address : null;
}
