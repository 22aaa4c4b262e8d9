import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { contains, toCount } from '#app/server/db/engine.server.ts';
import type { Db, Schema } from '#app/server/db/schema.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { type FilteredPage, type ListQuery, placePage, type StatusCounts } from '#app/shared/filtered-list.ts';
import { isId } from '#app/shared/ids.ts';
import type { PictureView } from '#app/shared/images.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import type { BaseRow, RecordKind, RecordOf, RecordTable } from './kind.server.ts';

/** Kysely cannot type a table whose name is a variable: inside the house every kind is a table with the common columns. */
type AnyKind = { records: BaseRow };
export const anyKind = (db: Db) => db as unknown as Kysely<AnyKind>;
export const tableOf = ({ table }: { table: RecordTable }) => table as unknown as 'records';

/** The record with its parts. Undefined when there is none, or when it is not this person's. */
export async function findRecord<T extends RecordTable, Input, Parts>(
  db: Db,
  kind: RecordKind<T, Input, Parts>,
  id: string,
  actor: Actor,
): Promise<RecordOf<T, Parts> | undefined> {
  if (!isId(id)) return undefined;
  const row = await anyKind(db).selectFrom(tableOf(kind)).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const record = { ...row, ...(await kind.parts?.find(db, id)) } as unknown as RecordOf<T, Parts>;
  return !kind.ownerOf || kind.ownerOf(record) === actor.id ? record : undefined;
}

export async function isVisible<T extends RecordTable>(
  db: Db,
  kind: Pick<RecordKind<T, never>, 'visible'>,
  id: string,
): Promise<boolean> {
  const query = kind.visible(db) as unknown as SelectQueryBuilder<AnyKind, 'records', object>;
  return (await query.select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

type Matching<T extends keyof Schema> = SelectQueryBuilder<Schema, T, object>;
type Select<T extends keyof Schema, Row> = (query: Matching<T>) => SelectQueryBuilder<Schema, T, Row>;

/** One page of a back-office list: what the filter leaves of `matching`, with the columns and the order of `select`. */
export async function findListPage<T extends keyof Schema, Row>(
  matching: Matching<T>,
  { filter, page }: ListQuery,
  select: Select<T, Row>,
): Promise<FilteredPage<Row>> {
  const found = withText(matching, filter);
  const { total } = await found.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return readPage(found, toCount(total), page, select);
}

/** The same for records that visitors see or not, as the column `flag` says: all of them, or those of one status. */
export async function findPageByStatus<T extends keyof Schema, Row>(
  matching: Matching<T>,
  flag: 'is_active' | 'is_published',
  { filter, page, status }: ListQuery,
  select: Select<T, Row>,
  /** Where they are known without counting. */
  known?: StatusCounts,
): Promise<FilteredPage<Row> & { counts: StatusCounts }> {
  const found = withText(matching, filter);
  const column = sql.ref<boolean>(flag);
  const counts = known ?? (await countByStatus(found, column));
  const chosen = status ? found.where(column, '=', status === 'aktif') : found;
  const total = status ? counts[status] : counts.aktif + counts.pasif;
  return { counts, ...(await readPage(chosen, total, page, select)) };
}

async function countByStatus<T extends keyof Schema>(
  found: Matching<T>,
  column: RawBuilder<boolean>,
): Promise<StatusCounts> {
  const groups = await found
    .select((eb) => [column.as('shown'), eb.fn.countAll().as('total')])
    .groupBy(column)
    .execute();
  const countOf = (shown: boolean) =>
    groups.reduce((sum, group) => sum + (Boolean(group.shown) === shown ? toCount(group.total) : 0), 0);
  return { aktif: countOf(true), pasif: countOf(false) };
}

function withText<T extends keyof Schema>(matching: Matching<T>, filter: string): Matching<T> {
  const wanted = foldTurkish(filter).trim();
  return wanted === '' ? matching : matching.where(contains('search_text', wanted));
}

async function readPage<T extends keyof Schema, Row>(
  found: Matching<T>,
  total: number,
  wanted: number,
  select: Select<T, Row>,
): Promise<FilteredPage<Row>> {
  const { offset, limit, ...place } = placePage(total, wanted);
  const all = select(found);
  // The order is in an index, so that of the pages before only ids are read.
  const ids = all.clearSelect().select(sql.ref('id').as('id')).limit(limit).offset(offset);
  return { ...place, rows: (await all.where(sql.ref('id'), 'in', ids).execute()) as Row[] };
}

/** The rows with their picture in place of the column that names it. */
export async function withPictures<Column extends string, Row extends Record<Column, string | null>>(
  db: Db,
  rows: Row[],
  column: Column,
) {
  type View = PictureView | Extract<Row[Column], null>;
  const picture = await findPictures(
    db,
    rows.map((row) => row[column]),
  );
  return rows.map(({ [column]: url, ...row }) => ({ ...row, picture: (url === null ? null : picture(url)) as View }));
}
