import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
  ValueNode,
} from 'kysely';
import { ConnectionQueue } from './connection-queue.server.ts';
import { retryWhileLocked } from './sqlite-busy.server.ts';

/**
 * Kysely on Node's own SQLite. One connection: SQLite has one writer anyway, and a prepared read takes microseconds.
 * `waitMs` limits the wait for the connection and for locks of other processes.
 */
export function createSqliteDialect(file: string, waitMs = 10_000): Dialect {
  return {
    createAdapter: () => new OwnSqliteAdapter(),
    createDriver: () => new SqliteDriver(file, waitMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new OwnSqliteQueryCompiler(),
  };
}

class OwnSqliteAdapter extends SqliteAdapter {
  // Otherwise Kysely queues for the connection itself, without a time limit.
  override get supportsMultipleConnections() {
    return true;
  }

  // SQLite can roll schema changes back, although Kysely's adapter says that it cannot.
  override get supportsTransactionalDdl() {
    return true;
  }
}

class OwnSqliteQueryCompiler extends SqliteQueryCompiler {
  // A limit stands in the statement itself: for one that is bound, SQLite plans the statement anew every time it runs.
  protected override visitLimit(node: LimitNode) {
    if (ValueNode.is(node.limit) && Number.isInteger(node.limit.value)) this.append(`limit ${node.limit.value}`);
    else super.visitLimit(node);
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #waitMs: number;
  readonly #queue: ConnectionQueue;
  #connection: SqliteConnection | undefined;

  constructor(file: string, waitMs: number) {
    this.#file = file;
    this.#waitMs = waitMs;
    this.#queue = new ConnectionQueue(waitMs);
  }

  async init() {
    const database = await openFile(this.#file, this.#waitMs);
    this.#connection = new SqliteConnection(database, this.#queue, this.#waitMs);
  }

  /** A transaction holds the connection until it ends. */
  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.acquire();
    if (this.#connection) return this.#connection;
    this.#queue.release();
    throw new Error('The embedded database is closed');
  }

  async releaseConnection() {
    this.#queue.release();
  }

  // IMMEDIATE takes the write lock at the start: upgrading a read lock later can fail when another process has written.
  // A read-only transaction needs no lock: it sees the state at its first read, and others can write meanwhile.
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings) {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

const KEPT_STATEMENTS = 500;

const PRAGMAS = [
  // Counts only while the file is empty; see sqlite-space.server.ts.
  'auto_vacuum = incremental',
  'journal_mode = wal',
  'synchronous = full',
  // The write-ahead log shrinks to 4 MB after a large transaction.
  'journal_size_limit = 4194304',
  // What is deleted is overwritten: who was erased is not in the file any more.
  'secure_delete = on',
  // 8 MB. Late pages of a long list and searches read much of an index: with the usual 2 MB each would fetch it from the file again.
  'cache_size = -8192',
].map((setting) => `pragma ${setting};`);

async function openFile(file: string, waitMs: number): Promise<DatabaseSync> {
  // Readable by its owner only: it holds messages, sessions and password hashes. SQLite gives its other files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 0 });
  const prepare = () => database.exec(PRAGMAS.join(' '));
  await retryWhileLocked(prepare, waitMs, wait);
  return database;
}

interface Prepared {
  statement: StatementSync;
  givesRows: boolean;
  /** Where the text names them all. With `*` there may be others after a migration. */
  columns: string[] | undefined;
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #queue: ConnectionQueue;
  readonly #waitMs: number;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync, queue: ConnectionQueue, waitMs: number) {
    this.#database = database;
    this.#queue = queue;
    this.#waitMs = waitMs;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return retryWhileLocked(
      () => this.#run<R>(query),
      this.#waitMs,
      // Let others read meanwhile, unless a transaction is open: their statements would become part of it.
      (ms) => (this.#database.isTransaction ? wait(ms) : this.#queue.pause(ms)),
    );
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, givesRows, columns } = this.#prepare(query.sql);
    const parameters = query.parameters.map(toSqliteValue);
    if (givesRows) {
      const rows: unknown[] = statement.all(...parameters);
      return { rows: (columns ? toObjects(columns, rows as unknown[][]) : rows) as R[] };
    }
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const rows = this.#database.prepare(query.sql).iterate(...query.parameters.map(toSqliteValue));
    for (const row of rows) yield { rows: [row as R] };
  }

  #prepare(sql: string): Prepared {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear();
    const names = statement.columns().map(({ name }) => name);
    const columns = sql.includes('*') ? undefined : names;
    if (columns) statement.setReturnArrays(true);
    const prepared = { statement, givesRows: names.length > 0, columns };
    this.#statements.set(sql, prepared);
    return prepared;
  }

  close() {
    this.#statements.clear();
    this.#database.close();
  }
}

/** What node:sqlite makes itself are dictionaries to V8, which are slower to make, and several times slower to read and copy. */
function toObjects(columns: string[], rows: unknown[][]): Record<string, unknown>[] {
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    columns.forEach((name, index) => {
      row[name] = values[index];
    });
    return row;
  });
}

function toSqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (value === undefined) return null;
  return value as SQLInputValue;
}
