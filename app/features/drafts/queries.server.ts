import type { Db } from '#app/server/db/schema.ts';
import { type Draft, type DraftSubject, type Fields, fieldsInput } from './draft.ts';

// Every query names the person: nobody else's draft is found, changed or deleted.

const MOST_PER_PERSON = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_KEPT = 90;

/** Stores a draft under the id that its form has chosen. Beyond fifty the oldest go. */
export async function saveDraft(db: Db, userId: string, id: string, subject: DraftSubject, fields: Fields) {
  const updated_at = new Date().toISOString();
  const written = { fields: JSON.stringify(fields), updated_at };
  await db
    .insertInto('drafts')
    .values({ id, user_id: userId, kind: subject.kind, record_id: subject.recordId, ...written })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(written).where('drafts.user_id', '=', userId))
    .execute();
  const newest = draftsOf(db, userId).select('id').orderBy('updated_at', 'desc').orderBy('id').limit(MOST_PER_PERSON);
  await db.deleteFrom('drafts').where('user_id', '=', userId).where('id', 'not in', newest).execute();
  return updated_at;
}

/** Newest first. */
export async function findDrafts(db: Db, userId: string, { kind, recordId }: DraftSubject): Promise<Draft[]> {
  const rows = await draftsOf(db, userId)
    .select(['id', 'fields', 'updated_at'])
    .where('kind', '=', kind)
    .where('record_id', recordId === null ? 'is' : '=', recordId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, fields, updated_at }) => ({ id, writtenAt: updated_at, fields: readFields(fields) }));
}

/** The records of a kind that this person has changed and not saved yet. */
export async function findDraftedIds(db: Db, userId: string, kind: DraftSubject['kind']): Promise<string[]> {
  const rows = draftsOf(db, userId).select('record_id').distinct().where('kind', '=', kind);
  return (await rows.execute()).flatMap(({ record_id }) => record_id ?? []);
}

export async function findDraftFields(db: Db, userId: string, id: string): Promise<Fields | undefined> {
  const row = await draftsOf(db, userId).select('fields').where('id', '=', id).executeTakeFirst();
  return row && readFields(row.fields);
}

export async function deleteDrafts(db: Db, userId: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('drafts').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

export async function sweepDrafts(db: Db, now = Date.now()): Promise<void> {
  const before = new Date(now - DAYS_KEPT * DAY_MS).toISOString();
  await db.deleteFrom('drafts').where('updated_at', '<', before).execute();
  await db.deleteFrom('preview_links').where('expires_at', '<', new Date(now).toISOString()).execute();
}

const draftsOf = (db: Db, userId: string) => db.selectFrom('drafts').where('user_id', '=', userId);

const readFields = (text: string): Fields => fieldsInput.catch([]).parse(JSON.parse(text));
