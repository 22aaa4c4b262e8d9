import type { Db } from '#app/server/db/schema.ts';
import type { State } from '#app/server/records/state.server.ts';
import type { LinkNames } from '#app/shared/record-fields.ts';

export interface Version {
  number: number;
  at: string;
  /** Null: nobody knows. */
  user_email: string | null;
  action: string;
  state: State;
}

export const VERSIONS_AT_ONCE = 50;

/** Newest first, from this number down; one more than is shown, to compare the last with. */
export async function findVersions(db: Db, entity: string, recordId: string, from?: number): Promise<Version[]> {
  const all = db
    .selectFrom('versions')
    .select(['number', 'at', 'user_email', 'action', 'state'])
    .where('record_id', '=', recordId)
    .where('entity', '=', entity);
  const rows = await (from === undefined ? all : all.where('number', '<=', from))
    .orderBy('number', 'desc')
    .limit(VERSIONS_AT_ONCE + 1)
    .execute();
  return rows.map((row) => ({ ...row, state: JSON.parse(row.state) }));
}

/** What was deleted for good meanwhile has no name any more. */
export async function findLinkNames(db: Db): Promise<LinkNames> {
  const names = new Map<string, string>();
  for (const { id, name } of await db.selectFrom('colors').select(['id', 'name']).execute()) names.set(id, name);
  for (const { id, title } of await db.selectFrom('products').select(['id', 'title']).execute()) names.set(id, title);
  for (const { id, title } of await db.selectFrom('bin').select(['id', 'title']).execute()) names.set(id, title);
  return {
    color: (id) => (id ? (names.get(id) ?? 'silinmiş renk') : 'renksiz'),
    product: (id) => (id ? (names.get(id) ?? 'silinmiş ürün') : ''),
  };
}
