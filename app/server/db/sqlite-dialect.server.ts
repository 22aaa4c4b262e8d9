import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

/** Kysely on Node's own SQLite. One connection: SQLite has one writer anyway, and a prepared read takes microseconds. */
export function createSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // SQLite rolls schema changes back like any other; Kysely's default says otherwise for the sake of older drivers.
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  #connection: SqliteConnection | undefined;
  #free: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    this.#connection = new SqliteConnection(this.#file);
  }

  /** Waits for its turn: a transaction holds the one connection until it ends. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    let release: () => void = () => {};
    this.#free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    if (!this.#connection) throw new Error('The embedded database is closed');
    return this.#connection;
  }

  async releaseConnection() {
    this.#release?.();
  }

  // IMMEDIATE takes the write lock at once, so two processes wait for each other instead of failing half-way. A reader
  // needs no lock: it sees the state at its first read, and writers go on.
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

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    // For its owner's eyes: messages, sessions, hashes of passwords. SQLite gives its other files the same rights.
    closeSync(openSync(file, 'a', 0o600));
    this.#database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 10_000 });
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters.map(toSqliteValue);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const rows = this.#database.prepare(query.sql).iterate(...query.parameters.map(toSqliteValue));
    for (const row of rows) yield { rows: [row as R] };
  }

  #prepare(sql: string): StatementSync {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  close() {
    this.#statements.clear();
    this.#database.close();
  }
}

function toSqliteValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (value === undefined) return null;
  return value as SQLInputValue;
}
