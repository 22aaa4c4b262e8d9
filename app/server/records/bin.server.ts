import { type Actor, LONGEST_TITLE, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { type ActivityEntity, isPersonal } from '#app/shared/activity.ts';
import { BIN_DAYS } from '#app/shared/limits.ts';
import type { Deleted } from './kind.server.ts';
import type { State } from './state.server.ts';
import { deleteVersions, insertVersion } from './versions.server.ts';

interface Deletion {
  entity: ActivityEntity;
  id: string;
  title: string;
  image_url?: string | null | undefined;
  owner_id?: string | undefined;
  links?: object | undefined;
}

/** Call it in the transaction that deletes the row, after its last state was recorded. */
export async function putIntoBin(trx: Db, actor: Actor, { title, links, ...deletion }: Deletion): Promise<void> {
  await trx
    .insertInto('bin')
    .values({
      ...deletion,
      title: title.slice(0, LONGEST_TITLE),
      links: links ? JSON.stringify(links) : null,
      deleted_at: new Date().toISOString(),
      user_email: actor.email,
    })
    .execute();
}

/** Takes a record out, to be written again in the same transaction. Undefined when somebody else was faster. */
export async function takeFromBin(
  trx: Db,
  actor: Actor,
  entity: ActivityEntity,
  id: string,
): Promise<{ state: State; links: unknown } | undefined> {
  await lockForWriting(trx, `${entity} ${id}`);
  const found = await binOf(trx, actor)
    .select('links')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .executeTakeFirst();
  const state = found && (await findLastState(trx, id));
  if (!state) return undefined;
  await trx.deleteFrom('bin').where('id', '=', id).execute();
  return { state, links: found.links === null ? null : JSON.parse(found.links) };
}

/** Changes what a record in the bin will say once it comes back: another one that it named has come back first. */
export async function amendInBin(trx: Db, id: string, amend: (state: State) => State): Promise<void> {
  const last = await trx
    .selectFrom('bin')
    .innerJoin('versions', 'versions.record_id', 'bin.id')
    .select(['versions.id', 'versions.state'])
    .where('bin.id', '=', id)
    .orderBy('versions.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  const state = JSON.stringify(amend(JSON.parse(last.state)));
  await trx.updateTable('versions').set({ state }).where('id', '=', last.id).execute();
}

/** For rows that have no history, such as messages: their one state is the row itself. */
export async function putRowIntoBin(
  trx: Db,
  actor: Actor,
  entity: ActivityEntity,
  row: { id: string },
  title: string,
): Promise<void> {
  const { id } = row;
  const version = { entity, record_id: id, number: 1, at: new Date().toISOString(), user_email: actor.email };
  await insertVersion(trx, { ...version, action: 'delete', state: { ...row }, pictures: [] });
  await putIntoBin(trx, actor, { entity, id, title });
}

export async function takeRowFromBin(trx: Db, actor: Actor, entity: ActivityEntity, id: string) {
  const taken = await takeFromBin(trx, actor, entity, id);
  if (taken) await deleteVersions(trx, [id]);
  return taken?.state;
}

export async function findRowsInBin(db: Db, entity: ActivityEntity): Promise<State[]> {
  const rows = await db
    .selectFrom('bin')
    .innerJoin('versions', 'versions.record_id', 'bin.id')
    .select('versions.state')
    .where('bin.entity', '=', entity)
    .execute();
  return rows.map(({ state }) => JSON.parse(state));
}

/** With all states. */
export async function deleteFromBin(trx: Db, ids: string[]): Promise<void> {
  // In portions: there is a limit to the values of one statement.
  for (let from = 0; from < ids.length; from += 500) {
    const some = ids.slice(from, from + 500);
    await trx.deleteFrom('bin').where('id', 'in', some).execute();
    await deleteMailAndSchedule(trx, some);
    await deleteVersions(trx, some);
  }
}

/** Who is forgotten is forgotten in what was mailed about them, too; and what is gone does not go live. */
async function deleteMailAndSchedule(trx: Db, ids: string[]): Promise<void> {
  await trx.deleteFrom('outbox').where('about_id', 'in', ids).execute();
  await trx.deleteFrom('scheduled_changes').where('record_id', 'in', ids).execute();
}

/** What this person may see of it. */
export function binOf(db: Db, actor: Actor) {
  return db.selectFrom('bin').where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', actor.id)]));
}

export async function findLastState(db: Db, id: string): Promise<State | undefined> {
  const row = await db
    .selectFrom('versions')
    .select('state')
    .where('record_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && JSON.parse(row.state);
}

/** For good: with its states. The audit trail does not name people. */
export async function eraseFromBin(db: Db, actor: Actor, id: string): Promise<Deleted> {
  return db.transaction().execute(async (trx): Promise<Deleted> => {
    const found = await binOf(trx, actor).select(['entity', 'title']).where('id', '=', id).executeTakeFirst();
    if (!found) return { ok: false, reason: 'not-found' };
    const entity = found.entity as ActivityEntity;
    await lockForWriting(trx, `${entity} ${id}`);
    const { numDeletedRows } = await trx.deleteFrom('bin').where('id', '=', id).executeTakeFirst();
    // Restored meanwhile.
    if (numDeletedRows === 0n) return { ok: false, reason: 'not-found' };
    await deleteVersions(trx, [id]);
    await deleteMailAndSchedule(trx, [id]);
    await recordActivity(trx, actor, { action: 'erase', entity, id, title: isPersonal(entity) ? '' : found.title });
    return { ok: true, title: found.title };
  });
}

/** What has waited long enough. */
export async function emptyBin(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now);
  before.setDate(before.getDate() - BIN_DAYS);
  await db.transaction().execute(async (trx) => {
    const old = await trx.selectFrom('bin').select('id').where('deleted_at', '<', before.toISOString()).execute();
    await deleteFromBin(
      trx,
      old.map(({ id }) => id),
    );
  });
}
