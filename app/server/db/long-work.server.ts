import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { normalizeRows } from './engine.server.ts';
import type { Schema } from './schema.ts';

interface Server {
  url: string;
  /** Told of each connection, whose changes this process need not hear of. */
  onConnect(client: pg.PoolClient): void;
}

const servers = new WeakMap<Kysely<Schema>, Server>();

/** Notes which PostgreSQL server is behind this handle, for `withoutTimeLimit`. */
export function allowLongWork(db: Kysely<Schema>, server: Server): void {
  servers.set(db, server);
}

/**
 * The site's own connections to PostgreSQL give a statement 15 s. An index of a million rows takes longer, and so does waiting for
 * the process that makes it: such work gets a connection of its own, without that limit. SQLite has none.
 */
export async function withoutTimeLimit<Result>(
  db: Kysely<Schema>,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const server = servers.get(db);
  if (!server) return work(db);
  const pool = new pg.Pool({ connectionString: server.url, max: 2, connectionTimeoutMillis: 5_000 });
  // As in `openDatabase`: the statement fails, not the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', server.onConnect);
  const own = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins: [normalizeRows] });
  try {
    return await work(own);
  } finally {
    await own.destroy();
  }
}
