import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { migrate } from '#app/server/db/migrate.server.ts';
import { type Database, openDatabase } from '#app/server/db/open.server.ts';
import { databaseFile } from '#app/server/db/sqlite-space.server.ts';
import { createFolderStore } from '#app/server/store/folder-store.server.ts';
import { createS3Store } from '#app/server/store/s3-store.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { makeOnce } from './make-once.ts';
import { copyOnceFilled } from './postgres-copy.ts';
import { testS3Settings } from './services.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;

export interface OpenedForTest {
  database: Database;
  /** The settings that opened it, to open it a second time. */
  settings: { databaseUrl: string | undefined; dataDir: string };
  close(): Promise<void>;
}

/** An empty, migrated database of its own. */
export async function openTestDatabase(engine: (typeof ENGINES)[number]): Promise<OpenedForTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
  const own = engine === 'postgres' ? await copyOnceFilled('migrated', migrateAlone) : undefined;
  if (!own) await copyFile(databaseFile(await makeOnce('migrated', migrateFolder)), databaseFile(dataDir));
  const settings = { databaseUrl: own?.url, dataDir };
  const database = await openDatabase(settings);
  // SQLite opens the file with the first query, and may have to write then: not when a test holds the lock.
  await sql`select 1`.execute(database.db);
  return {
    database,
    settings,
    async close() {
      await database.close();
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const migrateFolder = (dataDir: string) => migrateAlone(undefined, dataDir);

async function migrateAlone(databaseUrl: string | undefined, dataDir = ''): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  await migrate(db);
  await close();
}

/** Runs the same tests on SQLite and on PostgreSQL; `opened()` is the database of the current one. */
export function onEachEngine(name: string, tests: (opened: () => OpenedForTest) => void): void {
  describe.each(ENGINES)(`${name} (%s)`, (engine) => {
    let opened: OpenedForTest | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase(engine);
    });
    afterAll(() => opened?.close());
    tests(() => {
      if (!opened) throw new Error('The database is opened before the tests, not while they are collected');
      return opened;
    });
  });
}

/** Runs the same tests on a folder and on a real S3 server. */
export function onEachStore(name: string, tests: (store: () => Store) => void): void {
  describe.each(['folder', 's3'] as const)(`${name} (%s)`, (kind) => {
    let folder = '';
    let store: Store | undefined;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'store-test-'));
      store = kind === 'folder' ? createFolderStore(folder) : createS3Store(testS3Settings());
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));
    tests(() => store as Store);
  });
}
