import { randomUUID } from 'node:crypto';
import { posts } from '#app/features/blog/record.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { log } from '#app/server/log.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import type { Columns, RecordKind, RecordTable } from '#app/server/records/kind.server.ts';
import { changeRecord } from '#app/server/records/save.server.ts';
import type { ActivityAction } from '#app/shared/activity.ts';
import { SCHEDULED_ACTIONS, type Schedule, type ScheduledAction, type ScheduledKind } from './schedule.ts';

interface Subject {
  kind: ScheduledKind;
  id: string;
}

/** Replaces when the record goes live and off. False when there is no such record for this person. */
export async function setSchedule(db: Db, actor: Actor, { kind, id }: Subject, schedule: Schedule): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two people who schedule the same record wait for each other, and for its save: one schedule is left, whole.
    await lockForWriting(trx, `${kind} ${id}`);
    if (!(await kinds[kind].exists(trx, id, actor))) return false;
    await trx.deleteFrom('scheduled_changes').where('kind', '=', kind).where('record_id', '=', id).execute();
    const rows = SCHEDULED_ACTIONS.flatMap((action) => {
      const due_at = schedule[action];
      const by = { user_id: actor.id, user_email: actor.email };
      return due_at ? [{ id: randomUUID(), kind, record_id: id, action, due_at, ...by }] : [];
    });
    if (rows.length > 0) await trx.insertInto('scheduled_changes').values(rows).execute();
    return true;
  });
}

/**
 * Makes the changes whose time has come, also while no process was running. Each ends its row in the transaction of the
 * change itself, so that of several processes one makes it, and a process that dies leaves it for the next.
 */
export async function makeDueChanges(db: Db, now = new Date()): Promise<void> {
  const due = await db
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .execute();
  for (const { id, kind, record_id, action, user_id, user_email } of due) {
    const actor = { id: user_id, email: user_email };
    const take = async (trx: Db) => {
      const taken = trx.deleteFrom('scheduled_changes').where('id', '=', id).returning('id');
      return (await taken.executeTakeFirst()) !== undefined;
    };
    try {
      const saved = await kinds[kind as ScheduledKind].change(db, actor, record_id, action, take);
      if (!saved.ok) await take(db);
    } catch (error) {
      log.error({ err: error, kind, record: record_id, action }, 'a scheduled change failed; it is tried again');
    }
  }
}

type Take = (trx: Db) => Promise<boolean>;

interface Kind {
  exists(db: Db, id: string, actor: Actor): Promise<boolean>;
  change(db: Db, actor: Actor, id: string, action: ScheduledAction, take: Take): Promise<{ ok: boolean }>;
}

const kinds: Record<ScheduledKind, Kind> = {
  product: toKind(products, { show: 'show', hide: 'hide' }),
  project: toKind(projects, { show: 'show', hide: 'hide' }),
  post: toKind(posts, { show: 'publish', hide: 'unpublish' }, (shown, now) => ({ published_at: shown ? now : null })),
};

function toKind<T extends RecordTable, Input, Parts>(
  kind: RecordKind<T, Input, Parts>,
  actions: Record<ScheduledAction, ActivityAction>,
  alongside: (shown: boolean, now: string) => Columns<T> = () => ({}),
): Kind {
  return {
    exists: async (db, id, actor) => (await findRecord(db, kind, id, actor)) !== undefined,
    change: (db, actor, id, action, take) =>
      changeRecord(db, kind, actor, id, actions[action], async (trx, before, now) => {
        const shown = action === 'show';
        const flags = Object.keys(kind.shownBy ?? {});
        const isSo = flags.every((flag) => before[flag as keyof typeof before] === shown);
        if (!(await take(trx)) || isSo) return null;
        return { ...Object.fromEntries(flags.map((flag) => [flag, shown])), ...alongside(shown, now) } as Columns<T>;
      }),
  };
}
