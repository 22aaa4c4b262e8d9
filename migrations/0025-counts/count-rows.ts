import { type Kysely, sql } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';

const SHOWN = `case when is_active then 'shown' else 'hidden' end`;

/** By what the rows of a table are counted, as columns of `row_counts`: subject, state, kind. */
const COUNTED: Record<string, [subject: string, state: string, kind: string]> = {
  products: [`''`, SHOWN, 'category'],
  product_colors: ['cast(color_id as text)', SHOWN, 'category'],
  product_images: [`coalesce(cast(color_id as text), '')`, `''`, `''`],
  messages: [`''`, 'state', 'kind'],
};

/** From now on; and the rows that are there already. */
export async function countRows(db: Kysely<unknown>) {
  const isPostgres = engineOf(db) === 'postgres';
  const key = isPostgres ? 'counted, subject' : 'counted, subject, state, kind';
  await sql`create ${sql.raw(isPostgres ? '' : 'unique')} index row_counts_idx on row_counts (${sql.raw(key)})`.execute(
    db,
  );
  for (const [table, groups] of Object.entries(COUNTED)) {
    await sql`
      insert into row_counts select ${sql.lit(table)}, ${sql.raw(groups.join(', '))}, count(*)
      from ${sql.table(table)} group by ${sql.raw(groups.filter((group) => group !== `''`).join(', '))}`.execute(db);
    await (isPostgres ? onPostgres(db, table, groups) : onSqlite(db, table, groups));
  }
}

/**
 * Each statement adds a row with what it has changed: two transactions never wait for each other, and whoever reads adds up. The daily
 * housekeeping puts the rows of a count together.
 */
async function onPostgres(db: Kysely<unknown>, table: string, groups: string[]) {
  const name = sql.ref(`count_${table}`);
  const counted = sql.lit(table);
  const columns = sql.raw(groups.join(', '));
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into row_counts select ${counted}, ${columns}, count(*) from new_rows group by 2, 3, 4;
      elsif tg_op = 'DELETE' then
        insert into row_counts select ${counted}, ${columns}, -count(*) from old_rows group by 2, 3, 4;
      elsif tg_op = 'UPDATE' then
        insert into row_counts
        select ${counted}, subject, state, kind, sum(number) from (
          select ${groupsAs(groups)}, 1 as number from new_rows
          union all select ${groupsAs(groups)}, -1 from old_rows) as changed
        group by 2, 3, 4 having sum(number) <> 0;
      else
        delete from row_counts where counted = ${counted};
      end if;
      return null;
    end $$`.execute(db);
  const tables = { insert: 'new table as new_rows', delete: 'old table as old_rows' };
  for (const [event, rows] of Object.entries({ ...tables, update: `${tables.insert} ${tables.delete}`, truncate: '' }))
    await sql`
      create trigger ${sql.ref(`${table}_count_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
      ${sql.raw(rows && `referencing ${rows}`)} for each statement execute function ${name}()`.execute(db);
}

const groupsAs = ([subject, state, kind]: string[]) =>
  sql.raw(`${subject} as subject, ${state} as state, ${kind} as kind`);

/** SQLite has one writer at a time, so that a count is one row. */
async function onSqlite(db: Kysely<unknown>, table: string, groups: string[]) {
  const of = (row: 'old' | 'new') =>
    groups.map((group) => group.replace(/\b(is_active|color_id|category|state|kind)\b/g, `${row}.$1`));
  const isCountOf = (row: 'old' | 'new') => {
    const [subject, state, kind] = of(row);
    return `counted = '${table}' and subject = ${subject} and state = ${state} and kind = ${kind}`;
  };
  // In two steps: "on conflict" would not do, because in a trigger the statement that fired it decides on conflicts.
  const add = sql.raw(`
    insert into row_counts select '${table}', ${of('new').join(', ')}, 0
    where not exists (select 1 from row_counts where ${isCountOf('new')});
    update row_counts set number = number + 1 where ${isCountOf('new')};`);
  const remove = sql.raw(`update row_counts set number = number - 1 where ${isCountOf('old')};`);
  const columns = sql.raw(
    groups
      .join(' ')
      .match(/\b(?:is_active|color_id|category|state|kind)\b/g)
      ?.join(', ') ?? '',
  );
  await sql`create trigger ${sql.ref(`${table}_count_insert`)} after insert on ${sql.table(table)} begin ${add} end`.execute(
    db,
  );
  await sql`create trigger ${sql.ref(`${table}_count_delete`)} after delete on ${sql.table(table)} begin ${remove} end`.execute(
    db,
  );
  await sql`
    create trigger ${sql.ref(`${table}_count_update`)} after update of ${columns} on ${sql.table(table)}
    begin ${remove} ${add} end`.execute(db);
}
