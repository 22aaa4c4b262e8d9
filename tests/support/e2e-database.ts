import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '#app/server/db/schema.ts';
import { createSqliteDialect } from '#app/server/db/sqlite-dialect.server.ts';

type Settings = Record<string, string>;

/**
 * Writes rows that no form can make. The running server does not notice, so that cached pages stay as they are: visit an
 * address that no other test visits.
 */
export async function inDatabase<T>(
  work: (db: Kysely<Schema>) => Promise<T>,
  settings: Settings = siteSettings(),
): Promise<T> {
  const db = new Kysely<Schema>({ dialect: dialectOf(settings) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The settings for a script that works on the database of the browser tests. */
export function siteSettings(): Settings {
  const { E2E_DATABASE_URL: url, E2E_DATA_DIR: dataDir } = process.env;
  if (url) return { DATABASE_URL: url };
  if (dataDir) return { DATA_DIR: dataDir };
  throw new Error('Neither E2E_DATA_DIR nor E2E_DATABASE_URL is set: the database is not known');
}

function dialectOf({ DATABASE_URL: url, DATA_DIR: dataDir = '' }: Settings) {
  if (url) return new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) });
  return createSqliteDialect(join(dataDir, 'site.db'));
}
