import type { Db } from '#app/server/db/schema.ts';
import type { Schedule, ScheduledKind } from './schedule.ts';

/** What lies ahead of these records, by their ids. */
export async function findSchedules(
  db: Db,
  kind: ScheduledKind,
  records: { id: string }[],
): Promise<Record<string, Schedule>> {
  const found: Record<string, Schedule> = {};
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('scheduled_changes')
    .select(['record_id', 'action', 'due_at'])
    .where('kind', '=', kind)
    .where('record_id', 'in', ids)
    .execute();
  for (const { record_id, action, due_at } of rows) found[record_id] = { ...found[record_id], [action]: due_at };
  return found;
}

export async function findSchedule(db: Db, kind: ScheduledKind, id: string): Promise<Schedule> {
  return (await findSchedules(db, kind, [{ id }]))[id] ?? {};
}
