import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Looks into the database of the browser tests' server, or writes there what no screen can. */
export function withDatabase<T>(work: (database: DatabaseSync) => T): T {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: the server was not started by the tests');
  const database = new DatabaseSync(join(folder, 'site.db'), { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

type Column = string | number | null;

export function insertRow(table: string, row: Record<string, Column>): void {
  const names = Object.keys(row);
  const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
  withDatabase((database) => database.prepare(sql).run(...Object.values(row)));
}

export function readRow(table: string, id: string): Record<string, Column> | undefined {
  return withDatabase(
    (database) => database.prepare(`select * from ${table} where id = ?`).get(id) as Record<string, Column> | undefined,
  );
}

export function findId(table: string, title: string): string {
  const row = withDatabase((database) => database.prepare(`select id from ${table} where title = ?`).get(title));
  if (!row) throw new Error(`There is no row "${title}" in ${table}`);
  return String(row.id);
}

export function deleteRow(table: string, id: string): void {
  withDatabase((database) => database.prepare(`delete from ${table} where id = ?`).run(id));
}

/**
 * Makes the database itself refuse one kind of change to the rows of one title, as a full disk would. Returns what
 * takes the refusal back.
 */
export function refuseChange(change: 'insert' | 'update' | 'delete', table: string, title: string, message: string) {
  const name = `refuse_${randomUUID().replaceAll('-', '')}`;
  const row = change === 'insert' ? 'new' : 'old';
  const column = table === 'messages' ? 'name' : 'title';
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  withDatabase((database) =>
    database.exec(
      `create trigger ${name} before ${change} on ${table} when ${row}.${column} = ${quoted(title)}
       begin select raise(abort, ${quoted(message)}); end`,
    ),
  );
  return () => withDatabase((database) => database.exec(`drop trigger ${name}`));
}
