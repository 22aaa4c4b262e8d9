import { type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine.server.ts';
import type { Db } from './schema.ts';

/** Small parts take little memory, and each can be freed before the next is read. */
const ROWS_AT_ONCE = 250;

/** Where a part has ended: the moment to the last digit that the database keeps, and what orders rows of the same moment. */
interface Place {
  exact_at: string;
  key: string;
}

interface Part {
  /** To be selected as `exact_at`. PostgreSQL keeps microseconds, which rows do not show. */
  exactAt: RawBuilder<string>;
  /** Rows that come after the last part. */
  after: RawBuilder<boolean>;
  limit: number;
}

/**
 * A table of any size, newest first, in parts that are each found by where the last one ended: no part is slower than the first, nothing
 * is held open in between, and only one is in memory. What comes in meanwhile is newer than all of it, and left out.
 */
export async function* readNewestFirst<Row extends { exact_at: string }>(
  db: Db,
  { at, key }: { at: string; key: string },
  read: (part: Part) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const exactAt = engineOf(db) === 'postgres' ? sql<string>`${sql.ref(at)}::text` : sql<string>`${sql.ref(at)}`;
  let last: Place | undefined;
  for (;;) {
    const rows = await read({ exactAt, after: isAfter(at, key, last), limit: ROWS_AT_ONCE });
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < ROWS_AT_ONCE) return;
    last = { exact_at: end.exact_at, key: String(end[key as keyof Row]) };
  }
}

function isAfter(at: string, key: string, last: Place | undefined): RawBuilder<boolean> {
  if (!last) return sql<boolean>`1 = 1`;
  const [moment, other] = [sql.ref(at), sql.ref(key)];
  // The second condition implies the first, but only the first lets the database start in the middle of an index.
  return sql<boolean>`(${moment} <= ${last.exact_at} and (${moment} < ${last.exact_at} or ${other} > ${last.key}))`;
}
