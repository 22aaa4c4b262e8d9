import { resolve } from 'node:path';
import { writeBackup } from '#app/server/backup/write-backup.server.ts';
import { openDatabase } from '#app/server/db/open.server.ts';
import { env } from '#app/server/env.server.ts';
import { store } from '#app/server/store.server.ts';

/**
 * `npm run backup [FILE]`: rows and pictures in one file, while the site runs. It does not migrate: a backup before
 * an update is usually made with the new version already checked out.
 */
const [given] = process.argv.slice(2);
const file = resolve(given ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar`);
const database = await openDatabase(env);
try {
  const { tables, pictures, missing_pictures: missing } = await writeBackup(database.db, store, file);
  for (const [name, { rows }] of Object.entries(tables)) console.log(`${String(rows).padStart(8)}  ${name}`);
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  console.log(`${String(pictures.length).padStart(8)}  pictures (${(bytes / 1024 / 1024).toFixed(1)} MB)`);
  for (const path of missing) console.log(`Not in the store, and so not in the backup: ${path}`);
  console.log(file);
} catch (error) {
  console.error(`No backup was written: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
