import { prepareDataDir } from '#app/server/data-dir.server.ts';
import { migrate } from '#app/server/db/migrate.server.ts';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import { env } from '#app/server/env.server.ts';

/** The database of this installation. Queries take `db` as their first argument, so tests can hand them another one. */
export const database = await openNewest();
export const db = database.db;

// Migrated as it is opened: sign-in checks its tables as soon as it is set up.
async function openNewest(): Promise<Database> {
  try {
    prepareDataDir(env.dataDir);
    const opened = await openDatabase(env);
    await migrate(opened.db);
    return opened;
  } catch (error) {
    const where = env.databaseUrl ? 'The database of DATABASE_URL' : 'The embedded database';
    process.stderr.write(`${where} cannot be opened: ${(error as Error).message || error}\n`);
    process.exit(1);
  }
}
