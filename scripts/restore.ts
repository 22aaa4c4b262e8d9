import { BackupError } from '#app/server/backup/read-backup.server.ts';
import { restoreBackup } from '#app/server/backup/restore-backup.server.ts';
import { lockDataDir, openDatabase } from '#app/server/db/open.server.ts';
import { env } from '#app/server/env.server.ts';
import { store } from '#app/server/store.server.ts';

const USAGE = 'npm run restore -- FILE [--replace]   brings a backup back; --replace overwrites what is there';

const args = process.argv.slice(2);
const replace = args.includes('--replace');
const files = args.filter((arg) => arg !== '--replace');
try {
  const [file] = files;
  if (!file || files.length > 1 || file.startsWith('-')) throw new BackupError(USAGE);
  await restore(file);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function restore(file: string): Promise<void> {
  // A running server would go on serving its cached pages.
  if (!env.databaseUrl) lockDataDir(env.dataDir);
  const database = await openDatabase(env);
  try {
    const { manifest, ignored } = await restoreBackup(database.db, store, file, { replace });
    for (const [name, { rows }] of Object.entries(manifest.tables)) console.log(`${String(rows).padStart(8)}  ${name}`);
    console.log(`${String(manifest.pictures.length).padStart(8)}  pictures, each compared with the backup`);
    if (ignored.length > 0) console.log(`This version has no place for: ${ignored.join(', ')}`);
    console.log(`Restored the backup of ${manifest.made_at}. Everybody signs in anew.`);
  } finally {
    await database.close();
  }
}
