import { migrate } from '#app/server/db/migrate.server.ts';
import { openDatabase } from '#app/server/db/open.server.ts';

/** Migrates a database in a process of its own and prints what it did: `node migrate-process.ts DATA_DIR [URL]`. */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl });
process.stdout.write(JSON.stringify(await migrate(database.db)));
await database.close();
