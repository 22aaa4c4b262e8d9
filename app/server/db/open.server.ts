import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import { prepareDataDir } from '#app/server/data-dir.server.ts';
import { count } from '#app/server/metrics.server.ts';
import { ContentChanges, listenForChanges } from './changes.server.ts';
import { type Engine, isUniqueViolation, normalizeRows } from './engine.server.ts';
import { allowLongWork } from './long-work.server.ts';
import { allowPreviews } from './preview.server.ts';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.server.ts';
import { databaseFile } from './sqlite-space.server.ts';
import { watchQueries } from './watch-queries.server.ts';

export interface Database {
  engine: Engine;
  db: Kysely<Schema>;
  changes: ContentChanges;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** How long SQLite waits for its connection and for locks of other processes. */
  waitMs?: number;
  /** How long PostgreSQL may take for a statement; `withoutTimeLimit` lifts it. */
  statementMs?: number;
}

const STATEMENT_MS = 15_000;
const LATE_MS = 10_000;

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, waitMs, statementMs = STATEMENT_MS } = settings;
  const changes = new ContentChanges();
  const log = (event: LogEvent) => {
    // A taken slug is an expected refusal, not a database error.
    if (event.level === 'error' && !isUniqueViolation(event.error)) count('database_errors');
  };
  return databaseUrl ? openPostgres(databaseUrl, statementMs, changes, log) : openSqlite(dataDir, waitMs, changes, log);
}

function openSqlite(
  dataDir: string,
  waitMs: number | undefined,
  changes: ContentChanges,
  log: (event: LogEvent) => void,
): Database {
  prepareDataDir(dataDir);
  const dialect = watchQueries(createSqliteDialect(databaseFile(dataDir), waitMs), changes);
  const db = new Kysely<Schema>({ dialect: allowPreviews(dialect), log, plugins: [normalizeRows] });
  return { engine: 'sqlite', db, changes, close: () => db.destroy() };
}

async function openPostgres(
  url: string,
  query_timeout: number,
  changes: ContentChanges,
  log: (event: LogEvent) => void,
): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, query_timeout });
  // Without these listeners a connection that dies while idle, or between two statements, would end the process. The
  // next statement on it fails, and the pool replaces it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const own = new Set<number>();
  pool.on('connect', (client) => own.add(processIdOf(client)));
  pool.on('remove', (client) => own.delete(processIdOf(client)));
  const dialect = watchQueries(new PostgresDialect({ pool }), changes);
  const db = new Kysely<Schema>({ dialect: allowPreviews(dialect), log, plugins: [normalizeRows] });
  // Its changes may be heard after it has ended. Its number is not given out again so soon.
  allowLongWork(db, {
    url,
    onConnect(client) {
      const id = processIdOf(client);
      own.add(id);
      client.on('end', () => setTimeout(() => own.delete(id), LATE_MS).unref());
    },
  });
  const stopListening = await listenForChanges(url, changes, { isOwn: (id) => own.has(id) });
  return {
    engine: 'postgres',
    db,
    changes,
    async close() {
      await stopListening();
      await db.destroy();
    },
  };
}

/** The server's process behind a connection; missing in the driver's types. */
function processIdOf(client: pg.PoolClient): number {
  return (client as pg.PoolClient & { processID: number }).processID;
}

/**
 * Refuses to start a second server on the same data folder. The lock is a SQLite lock on a separate file: the operating
 * system releases it when the process ends, also after a crash. Scripts that run beside the server do not take it.
 */
export function lockDataDir(dataDir: string): void {
  prepareDataDir(dataDir);
  const lock = new DatabaseSync(join(dataDir, 'site.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Error(`Another process is already serving from ${dataDir}. Stop it first, or choose another DATA_DIR.`);
  }
  heldLocks.push(lock);
}

// Referenced for the life of the process: the garbage collector would close the file and release the lock.
const heldLocks: DatabaseSync[] = [];
