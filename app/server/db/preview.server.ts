import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
} from 'kysely';
import { ConnectionQueue } from './connection-queue.server.ts';
import { engineOf } from './engine.server.ts';
import type { Schema } from './schema.ts';

// A preview saves what was typed, renders the page, and rolls everything back (docs/decisions/0013). While it runs, every
// query that it makes goes through the connection of its transaction, whichever handle the query was given.

const LIMIT_MS = 8_000;
const current = new AsyncLocalStorage<Preview>();

/** True for work that will be rolled back: it must change no file, tell nobody, and fill no cache. */
export function inPreview(): boolean {
  return current.getStore() !== undefined;
}

/** Runs `work` in a transaction that is always rolled back. Nobody else sees what it writes. */
export function runPreview<T>(db: Kysely<Schema>, work: () => Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const sqlite = engineOf(db) === 'sqlite';
  return db.getExecutor().provideConnection(async (connection) => {
    const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql));
    const preview = new Preview(connection, limitMs);
    await run(sqlite ? 'begin immediate' : 'begin');
    try {
      // Waiting for somebody else's lock must not outlast the preview: the rollback would wait, too.
      if (!sqlite) await run(`set local statement_timeout = ${limitMs}`);
      return await withinTime(current.run(preview, work), limitMs);
    } finally {
      preview.end();
      await run('rollback');
    }
  });
}

/** Makes a database fit for previews: inside one, connections are the preview's, and transactions are savepoints. */
export function allowPreviews(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => redirectConnections(dialect.createDriver()),
  };
}

function redirectConnections(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  driver.acquireConnection = (options) => current.getStore()?.acquire() ?? acquire(options);
  driver.releaseConnection = (connection, options) =>
    connection instanceof Preview ? connection.release() : release(connection, options);
  const [begin, commit, rollback] = [driver.beginTransaction, driver.commitTransaction, driver.rollbackTransaction];
  // One name is enough: a transaction keeps the preview's connection until it ends.
  driver.beginTransaction = (connection, settings) =>
    stepInPreview(connection, 'savepoint inside_preview') ?? begin.call(driver, connection, settings);
  driver.commitTransaction = (connection) =>
    stepInPreview(connection, 'release savepoint inside_preview') ?? commit.call(driver, connection);
  driver.rollbackTransaction = (connection) =>
    stepInPreview(connection, 'rollback to savepoint inside_preview') ?? rollback.call(driver, connection);
  return driver;
}

function stepInPreview(connection: DatabaseConnection, sql: string): Promise<void> | undefined {
  if (!(connection instanceof Preview)) return undefined;
  return connection.executeQuery(CompiledQuery.raw(sql)).then(() => {});
}

/** The connection of one preview. Loaders run at the same time and share it, one query or transaction after the other. */
class Preview implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #queue: ConnectionQueue;
  #ended = false;

  constructor(connection: DatabaseConnection, limitMs: number) {
    this.#connection = connection;
    this.#queue = new ConnectionQueue(limitMs);
  }

  async acquire(): Promise<DatabaseConnection> {
    await this.#queue.acquire();
    return this;
  }

  async release(): Promise<void> {
    this.#queue.release();
  }

  /** Work that is still running afterwards is refused: outside of the transaction its writes would stay. */
  end(): void {
    this.#ended = true;
  }

  async executeQuery<R>(query: CompiledQuery, options?: AbortableOperationOptions) {
    this.#refuseWhenEnded();
    return this.#connection.executeQuery<R>(query, options);
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number, options?: AbortableOperationOptions) {
    this.#refuseWhenEnded();
    return this.#connection.streamQuery<R>(query, chunkSize, options);
  }

  #refuseWhenEnded(): void {
    if (this.#ended) throw new Error('The preview that this query belongs to has ended');
  }
}

async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`A preview took longer than ${limitMs} ms`)), limitMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
