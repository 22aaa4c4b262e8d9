import { type AliasedRawBuilder, type Expression, type Kysely, sql } from 'kysely';
import type { RowCountTable } from './schema/derived.ts';
import type { Db, Schema } from './schema.ts';

// How many rows a table has, by what lists ask for. Triggers keep it in the transaction that changes a row, because counting reads
// every row. On PostgreSQL each change adds a row, and a count is their sum.

type Counted = RowCountTable['counted'];
interface Which {
  /** The id of a colour, in what is counted for each colour; otherwise empty. */
  subject?: string;
  state?: string | undefined;
  kind?: string | undefined;
}

export interface RowCount {
  subject: string;
  state: string;
  kind: string;
  number: number;
}

export async function findRowCounts(db: Db, counted: Counted): Promise<RowCount[]> {
  const rows = await db
    .selectFrom('row_counts')
    .select(['subject', 'state', 'kind'])
    .select((eb) => eb.fn.sum('number').as('number'))
    .where('counted', '=', counted)
    .groupBy(['subject', 'state', 'kind'])
    .execute();
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

export function sumCounts(counts: RowCount[], which: Which = {}): number {
  const wanted = Object.entries(which).filter(([, value]) => value !== undefined) as [keyof Which, string][];
  const matching = counts.filter((count) => wanted.every(([name, value]) => count[name] === value));
  return matching.reduce((sum, { number }) => sum + number, 0);
}

/** A count as the column `total` of a query that reads a page of these rows. */
export function totalOf(
  counted: Counted,
  { subject = '', state, kind }: { [Name in keyof Which]: Which[Name] | Expression<string> },
): AliasedRawBuilder<unknown, 'total'> {
  const more = [state !== undefined && sql`and state = ${state}`, kind !== undefined && sql`and kind = ${kind}`];
  return sql`(
    select coalesce(sum(number), 0) from row_counts where counted = ${counted} and subject = ${subject}
    ${sql.join(
      more.filter((part) => part !== false),
      sql` `,
    )})`.as('total');
}

const SHOWN = sql`case when is_active then 'shown' else 'hidden' end`;
const GROUPS = {
  products: sql`'', ${SHOWN}, category`,
  product_colors: sql`cast(color_id as text), ${SHOWN}, category`,
  product_images: sql`coalesce(cast(color_id as text), ''), '', ''`,
  messages: sql`'', state, kind`,
} satisfies Record<Counted, unknown>;

/** More rows than this make a count slow to read. An import leaves many behind. */
const ROWS_AT_MOST = 5_000;

export async function recountWhenLong(db: Kysely<Schema>): Promise<void> {
  const last = db.selectFrom('row_counts').select('number').offset(ROWS_AT_MOST).limit(1);
  if (await last.executeTakeFirst()) await recountRows(db);
}

/** Counts anew, daily: puts the rows of each count together, and mends what was changed past the triggers. */
export async function recountRows(db: Kysely<Schema>): Promise<void> {
  // One snapshot: what is committed meanwhile is neither counted nor are its rows deleted.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await trx.deleteFrom('row_counts').execute();
      for (const [table, groups] of Object.entries(GROUPS))
        await sql`
          insert into row_counts (counted, subject, state, kind, number)
          select ${table}, groups.* from (
            select ${groups}, count(*) from ${sql.table(table)} group by 1, 2, 3) as groups`.execute(trx);
    });
}
