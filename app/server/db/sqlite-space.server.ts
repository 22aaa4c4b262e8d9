import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { log } from '#app/server/log.server.ts';

// SQLite keeps the room of deleted rows as free pages of its file. Only with "auto_vacuum" can they be given back bit by
// bit, and a file learns that when it is made, or when it is rewritten as a whole.

const INCREMENTAL = 2;
/** Rewriting more would hold the start up for too long; `docs/operations.md` says how to do it by hand. */
const REWRITTEN_AT_MOST = 256 * 1024 * 1024;
/** 8 MB: some milliseconds of work. */
const PAGES_AT_A_TIME = 2_000;

export const databaseFile = (dataDir: string) => join(dataDir, 'site.db');

/** For a file made by an older version; called before the site listens, and does nothing the second time. */
export function allowShrinking(dataDir: string): void {
  const file = databaseFile(dataDir);
  if (statSync(file).size > REWRITTEN_AT_MOST) return;
  withConnection(file, (database) => {
    if (readNumber(database, 'auto_vacuum') === INCREMENTAL) return;
    database.exec('pragma auto_vacuum = incremental; vacuum;');
  });
}

export function giveBackFreePages(dataDir: string): void {
  withConnection(databaseFile(dataDir), (database) => {
    if (readNumber(database, 'freelist_count') === 0) return;
    // A passive checkpoint waits for nobody. The file gets shorter when it has gone through.
    database.exec(`pragma incremental_vacuum(${PAGES_AT_A_TIME}); pragma wal_checkpoint(passive);`);
  });
}

/** A connection of its own that never waits: whatever is in the way, a full disk or a writer, it is tried again later. */
function withConnection(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    work(database);
  } catch (error) {
    log.warn({ err: error }, 'free space of the database was not given back; it is tried again');
  } finally {
    database.close();
  }
}

function readNumber(database: DatabaseSync, pragma: string): number {
  return Number(Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0]);
}
