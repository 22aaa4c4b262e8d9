import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { normalizedUrls } from '#app/server/pictures/queries.server.ts';
import type { ActivityAction, ActivityEntity } from '#app/shared/activity.ts';
import { imagePath } from '#app/shared/images.ts';
import type { RecordKind, RecordOf, RecordTable } from './kind.server.ts';
import { isSameState, type State, stateOf } from './state.server.ts';

/** What a record said before its first change in the history: nobody knows who did what then. */
export const FIRST_STATE = 'first';

/** So many of a record are kept however old they are. */
const NEWEST = 50;

/**
 * Remembers what a record says after a change; call it in the transaction of the change. The first change of a record that
 * is older than the history remembers what it said before, too. A save that changes nothing adds nothing.
 */
export async function recordVersion<T extends RecordTable, Input, Parts>(
  trx: Db,
  kind: RecordKind<T, Input, Parts>,
  actor: Actor,
  action: ActivityAction,
  record: RecordOf<T, Parts>,
  before?: RecordOf<T, Parts>,
): Promise<void> {
  if (before && isSameState(kind, before, record)) return;
  const version = (said: RecordOf<T, Parts>) => ({
    entity: kind.entity,
    record_id: record.id,
    state: stateOf(kind, said),
    pictures: kind.picturesOf(said),
  });
  const last = await findLastNumber(trx, record.id);
  const first = before && last === 0;
  if (first)
    await insertVersion(trx, {
      ...version(before),
      number: 1,
      at: before.updated_at,
      user_email: null,
      action: FIRST_STATE,
    });
  await insertVersion(trx, {
    ...version(record),
    number: last + (first ? 2 : 1),
    at: new Date().toISOString(),
    user_email: actor.email,
    action,
  });
}

interface NewVersion {
  entity: ActivityEntity;
  record_id: string;
  number: number;
  at: string;
  user_email: string | null;
  action: ActivityAction | typeof FIRST_STATE;
  state: State;
  pictures: (string | null)[];
}

export async function insertVersion(trx: Db, { pictures, state, ...version }: NewVersion): Promise<void> {
  await trx
    .insertInto('versions')
    .values({ ...version, id: randomUUID(), state: JSON.stringify(state) })
    .execute();
  const { record_id, number: last_number } = version;
  const shown = [...normalizedUrls(pictures)].filter((url) => imagePath(url) !== null);
  if (shown.length === 0) return;
  await trx
    .insertInto('version_pictures')
    .values(shown.map((image_url) => ({ id: randomUUID(), record_id, image_url, last_number })))
    .onConflict((conflict) => conflict.columns(['record_id', 'image_url']).doUpdateSet({ last_number }))
    .execute();
}

export async function findVersionState(db: Db, recordId: string, number: number): Promise<State | undefined> {
  const row = await db
    .selectFrom('versions')
    .select('state')
    .where('record_id', '=', recordId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && JSON.parse(row.state);
}

async function findLastNumber(db: Db, recordId: string): Promise<number> {
  const { last } = await db
    .selectFrom('versions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return toCount(last);
}

/** Nothing that a record said is left. Its pictures stay in the library. */
export async function deleteVersions(trx: Db, recordIds: string[]): Promise<void> {
  await trx.deleteFrom('versions').where('record_id', 'in', recordIds).execute();
  await trx.deleteFrom('version_pictures').where('record_id', 'in', recordIds).execute();
}

/** The newest of each record stay, and all of the last year. */
export async function thinVersions(db: Db, now = new Date()): Promise<void> {
  const yearAgo = new Date(now);
  yearAgo.setFullYear(yearAgo.getFullYear() - 1);
  await db.transaction().execute(async (trx) => {
    const newest = sql<number>`(select max(newer.number) from versions as newer
      where newer.record_id = versions.record_id)`;
    await trx
      .deleteFrom('versions')
      .where('at', '<', yearAgo.toISOString())
      .where(sql<boolean>`number <= ${newest} - ${NEWEST}`)
      .execute();
    await trx
      .deleteFrom('version_pictures')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('versions')
              .select('versions.id')
              .whereRef('versions.record_id', '=', 'version_pictures.record_id')
              .whereRef('versions.number', '<=', 'version_pictures.last_number'),
          ),
        ),
      )
      .execute();
  });
}
