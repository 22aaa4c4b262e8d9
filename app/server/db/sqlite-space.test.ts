import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open.server.ts';
import { allowShrinking, databaseFile, giveBackFreePages } from './sqlite-space.server.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'space-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const MEGABYTE = 1024 * 1024;
const sizeOf = async (name: string) => (await stat(join(dataDir, name))).size;
const FILL =
  'create table t (text); with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000) insert into t select hex(randomblob(2000)) from n;';

it('what is deleted leaves the file, and the write-ahead log does not stay at its largest either', async () => {
  const opened = await openDatabase({ dataDir });
  await opened.db.introspection.getTables();
  const writer = new DatabaseSync(databaseFile(dataDir));
  writer.exec(FILL);
  expect(await sizeOf('site.db')).toBeGreaterThan(10 * MEGABYTE);
  writer.exec('delete from t');
  writer.close();
  for (let minute = 0; minute < 3; minute += 1) giveBackFreePages(dataDir);
  await opened.db.schema.createTable('after').addColumn('id', 'integer').execute();
  expect(await sizeOf('site.db')).toBeLessThan(MEGABYTE);
  expect(await sizeOf('site.db-wal')).toBeLessThan(5 * MEGABYTE);
  await opened.close();
});

it('a file of an older version learns it at the start, once, and keeps its rows', async () => {
  const old = new DatabaseSync(databaseFile(dataDir));
  old.exec(`pragma journal_mode = wal; ${FILL} delete from t where rowid > 10;`);
  old.close();
  const opened = await openDatabase({ dataDir });
  await opened.db.introspection.getTables();
  allowShrinking(dataDir);
  const reader = new DatabaseSync(databaseFile(dataDir));
  expect(reader.prepare('pragma auto_vacuum').get()).toEqual({ auto_vacuum: 2 });
  expect(reader.prepare('select count(*) as n from t').get()).toEqual({ n: 10 });
  reader.close();
  await opened.close();
  expect(await sizeOf('site.db')).toBeLessThan(MEGABYTE);
});

it('a writer in the way is not waited for', async () => {
  const opened = await openDatabase({ dataDir });
  await opened.db.schema.createTable('t').addColumn('id', 'integer').execute();
  await opened.db.transaction().execute(async () => {
    expect(() => giveBackFreePages(dataDir)).not.toThrow();
    expect(() => allowShrinking(dataDir)).not.toThrow();
  });
  await opened.close();
});
