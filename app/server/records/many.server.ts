import { z } from 'zod';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { announceUrls } from '#app/server/index-now.server.ts';
import type { ActivityAction } from '#app/shared/activity.ts';
import type { Columns, RecordKind, RecordOf, RecordTable } from './kind.server.ts';
import { otherAddress, restoreInside } from './restore.server.ts';
import { changeInside, deleteInside } from './save.server.ts';

// Several records at once, in one transaction: all of them or none, each with its own line in the audit trail. Those that
// are gone, or somebody else's, are left out.

/** What a list can set. Its value is a text, so that the one before can travel in a form and be set again. */
export interface ListField<T extends RecordTable, Parts = unknown> {
  value: z.ZodType<string>;
  read(record: RecordOf<T, Parts>): string;
  write(record: RecordOf<T, Parts>, value: string, now: string): Columns<T>;
  actionOf(value: string): ActivityAction;
}

/** `before`: the field's value until now. */
export type ChangedOne = { id: string; title: string; before: string };

/** `address`: another than before, because its own is taken meanwhile. */
export type RestoredOne = { id: string; title: string; address: string | null };

/** `found`: how many there are at all; `changed` leaves out those that were so already. */
export type ManyChanged<One = { id: string; title: string }> = { found: number; changed: One[] };

/** `onlyIf`: a record that has another value by now is left as it is, because somebody else has changed it meanwhile. */
export function setInMany<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  field: ListField<T, Parts>,
  values: ReadonlyMap<string, string>,
  onlyIf?: string,
): Promise<ManyChanged<ChangedOne>> {
  return forMany(db, kind, values.keys(), async (trx, id) => {
    const value = values.get(id) ?? '';
    const stays = (before: string) => before === value || (onlyIf !== undefined && before !== onlyIf);
    const done = await changeInside(trx, kind, actor, id, field.actionOf(value), (_trx, record, now) =>
      stays(field.read(record)) ? null : field.write(record, value, now),
    );
    if (!done) return undefined;
    const before = field.read(done.before);
    return { ...done, changed: stays(before) ? null : { id, title: kind.titleOf(done.record), before } };
  });
}

/** Into the bin. */
export function deleteMany<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  ids: string[],
): Promise<ManyChanged> {
  return forMany(db, kind, ids, async (trx, id) => {
    const done = await deleteInside(trx, kind, actor, id);
    return done && { ...done, changed: { id, title: kind.titleOf(done.record) } };
  });
}

export function restoreMany<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  ids: string[],
): Promise<ManyChanged<RestoredOne>> {
  return forMany(db, kind, ids, async (trx, id) => {
    const done = await restoreInside(trx, kind, actor, id);
    if (!done) return undefined;
    const { state, record } = done;
    return { ...done, changed: { id, title: kind.titleOf(record), address: otherAddress(kind, state, record) } };
  });
}

type Done<Record, One> = { record: Record; isPublic: boolean; changed: One | null };

async function forMany<T extends RecordTable, Input, Parts, One>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  ids: Iterable<string>,
  work: (trx: Db, id: string) => Promise<Done<RecordOf<T, Parts>, One> | undefined>,
): Promise<ManyChanged<One>> {
  const done = await db.transaction().execute(async (trx) => {
    const all: Done<RecordOf<T, Parts>, One>[] = [];
    // Always in the same order, so that two people who change the same records wait for each other and do not deadlock.
    for (const id of [...new Set(ids)].sort()) {
      const one = await work(trx, id);
      if (one) all.push(one);
    }
    return all;
  });
  announceUrls(done.flatMap(({ record, isPublic }) => (isPublic ? (kind.addressesOf?.(record) ?? []) : [])));
  return { found: done.length, changed: done.flatMap(({ changed }) => (changed ? [changed] : [])) };
}

/** Visible or not, for kinds with the column `is_active`. */
export const activeField = {
  value: z.enum(['true', 'false']),
  read: ({ is_active }: { is_active: boolean }) => String(is_active),
  write: (_record: unknown, value: string) => ({ is_active: value === 'true' }),
  actionOf: (value: string): ActivityAction => (value === 'true' ? 'show' : 'hide'),
};
