import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { inPreview } from '#app/server/db/preview.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { anyKind, findRecord, tableOf } from './find.server.ts';
import type { RecordKind, RecordOf, RecordTable } from './kind.server.ts';
import { createRecord, updateRecord } from './save.server.ts';

/**
 * The record as a save of `input` would leave it, visible whatever its state; without `input` as it is. Undefined when it
 * could not be saved. Only inside a preview, which takes all of it back.
 */
export async function previewRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string | null,
  input: Input | null,
): Promise<RecordOf<T, Parts> | undefined> {
  if (!inPreview()) throw new Error('A record is previewed inside runPreview only');
  const record = await saveOrFind(db, kind, actor, id, input);
  if (record && kind.shownBy)
    await anyKind(db).updateTable(tableOf(kind)).set(kind.shownBy).where('id', '=', record.id).execute();
  return record;
}

async function saveOrFind<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  id: string | null,
  input: Input | null,
) {
  if (input === null) return id === null ? undefined : findRecord(db, kind, id, actor);
  const saved =
    id === null ? await createRecord(db, kind, actor, input) : await updateRecord(db, kind, actor, id, input, null);
  return saved.ok ? saved.record : undefined;
}
