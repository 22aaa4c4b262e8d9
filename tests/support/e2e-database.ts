import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Schema } from '#app/server/db/schema.ts';
import { createSqliteDialect } from '#app/server/db/sqlite-dialect.server.ts';

/**
 * Rows that no form can make. The running server does not hear of them, so kept pages stay as they are: visit an
 * address of the test's own.
 */
export async function inDatabase<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('E2E_DATA_DIR is not set: the tests do not know the database of the server');
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(join(dataDir, 'site.db')) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
