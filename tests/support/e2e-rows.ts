import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { foldTurkish } from '#app/shared/turkish.ts';

type Column = string | number | null;
type Row = Record<string, Column>;

interface RowDatabase {
  prepare(sql: string): {
    get(...values: Column[]): Row | undefined;
    all(...values: Column[]): Row[];
    run(...values: Column[]): unknown;
  };
  exec(sql: string): void;
}

/** Reads the database of the browser tests, or writes what no screen can. */
export function withDatabase<T>(work: (database: RowDatabase) => T): T {
  if (process.env.E2E_DATABASE_URL) return work(onServer);
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: the server was not started by the tests');
  const database = new DatabaseSync(join(folder, 'site.db'), { timeout: 5000 });
  try {
    return work(database as unknown as RowDatabase);
  } finally {
    database.close();
  }
}

const onServer: RowDatabase = {
  prepare: (sql) => ({
    get: (...values) => queryServer(sql, values)[0],
    all: (...values) => queryServer(sql, values),
    run: (...values) => queryServer(sql, values),
  }),
  exec: (sql) => void queryServer(sql, []),
};

function queryServer(sql: string, values: Column[]): Row[] {
  const script = join(import.meta.dirname, 'query-process.ts');
  return JSON.parse(execFileSync(process.execPath, [script], { input: JSON.stringify({ sql, values }) }).toString());
}

export function insertRow(table: string, row: Record<string, Column>): void {
  const names = Object.keys(row);
  const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
  withDatabase((database) => database.prepare(sql).run(...Object.values(row)));
}

/** A record for one test, without its form; hidden, unless the values say otherwise. */
export function insertRecord(
  table: string,
  { id = randomUUID(), title, ...values }: Row & { id?: string; title: string },
): { id: string; title: string } {
  insertRow(table, {
    id,
    title,
    is_active: 0,
    search_text: foldTurkish(title),
    created_at: '2020-01-01T00:00:00.000Z',
    updated_at: '2020-01-01T00:00:00.000Z',
    ...values,
  });
  return { id, title };
}

export function readRow(table: string, id: string): Row | undefined {
  return withDatabase((database) => database.prepare(`select * from ${table} where id = ?`).get(id));
}

export function findId(table: string, title: string): string {
  const row = withDatabase((database) => database.prepare(`select id from ${table} where title = ?`).get(title));
  if (!row) throw new Error(`There is no row "${title}" in ${table}`);
  return String(row.id);
}

export function deleteRow(table: string, id: string): void {
  withDatabase((database) => database.prepare(`delete from "${table}" where id = ?`).run(id));
}

/**
 * Makes the database refuse one kind of change to the rows of one title, as a full disk would. Returns a function that
 * undoes this.
 */
export function refuseChange(change: 'insert' | 'update' | 'delete', table: string, title: string, message: string) {
  const name = `refuse_${randomUUID().replaceAll('-', '')}`;
  const row = change === 'insert' ? 'new' : 'old';
  const column = table === 'messages' ? 'name' : 'title';
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const when = `${row}.${column} = ${quoted(title)}`;
  if (process.env.E2E_DATABASE_URL) {
    const body = `begin raise exception ${quoted(message)}; end`;
    withDatabase((database) =>
      database.exec(`create function ${name}() returns trigger language plpgsql as $$ ${body} $$;
        create trigger ${name} before ${change} on ${table} for each row when (${when}) execute function ${name}()`),
    );
    return () => withDatabase((database) => database.exec(`drop function ${name}() cascade`));
  }
  withDatabase((database) =>
    database.exec(
      `create trigger ${name} before ${change} on ${table} when ${when} begin select raise(abort, ${quoted(message)}); end`,
    ),
  );
  return () => withDatabase((database) => database.exec(`drop trigger ${name}`));
}
