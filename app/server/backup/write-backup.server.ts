import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';
import { type Db, LIST_COLUMNS, type Schema } from '#app/server/db/schema.ts';
import { contentTypeOf, type Store } from '#app/server/store/store.server.ts';
import { writeExclusively } from './exclusive-file.server.ts';
import { readListColumn } from './list-column.ts';
import { FORMAT_VERSION, MANIFEST, type Manifest, pictureName, rowsName } from './manifest.ts';
import { BACKUP_TABLES, type BackupTable } from './tables.server.ts';
import { packTar, type TarEntry } from './tar.server.ts';

const ROWS_AT_ONCE = 200;

/** Writes rows and pictures into one new file. The site can keep running. */
export async function writeBackup(db: Kysely<Schema>, store: Store, file: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: 'kompozit-backup',
    version: FORMAT_VERSION,
    made_at: new Date().toISOString(),
    engine: engineOf(db),
    migrations: [],
    tables: {},
    pictures: [],
    missing_pictures: [],
  };
  await writeExclusively(file, packTar(listEntries(db, store, manifest)));
  return manifest;
}

/** Rows first: uploads are stored before any row names them, so the files of all these rows exist by now. */
async function* listEntries(db: Kysely<Schema>, store: Store, manifest: Manifest): AsyncGenerator<TarEntry> {
  const paths = yield* listAllRows(db, manifest);
  yield* listPictures(store, paths, manifest);
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest, null, 1)) };
}

/** All tables from one snapshot. Returns the picture paths of that snapshot. */
async function* listAllRows(db: Kysely<Schema>, manifest: Manifest): AsyncGenerator<TarEntry, Set<string>> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    manifest.migrations = await findMigrations(trx);
    const there = new Set((await trx.introspection.getTables()).map(({ name }) => name));
    for (const table of BACKUP_TABLES) if (there.has(table.name)) yield* listRows(trx, table, manifest);
    const named = there.has('pictures') ? await trx.selectFrom('pictures').select('path').execute() : [];
    return new Set(named.map(({ path }) => path));
  } finally {
    await trx.rollback().execute();
  }
}

async function findMigrations(trx: Db): Promise<string[]> {
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  return done.rows.map(({ name }) => name);
}

async function* listRows(trx: Db, table: BackupTable, manifest: Manifest): AsyncGenerator<TarEntry> {
  const { name, key } = table;
  // JSON lists in the backup, whatever the engine returned.
  const lists = LIST_COLUMNS[name] ?? [];
  const hash = createHash('sha256');
  let count = 0;
  let after: unknown;
  for (let part = 1; ; part += 1) {
    const rows = await readRows(trx, name, key, after);
    if (rows.length === 0) break;
    for (const row of rows) for (const list of lists) if (list in row) row[list] = readListColumn(row[list]);
    const bytes = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    hash.update(bytes);
    count += rows.length;
    after = rows.at(-1)?.[key];
    yield { name: rowsName(name, part), bytes };
    if (rows.length < ROWS_AT_ONCE) break;
  }
  manifest.tables[name] = { rows: count, sha256: hash.digest('hex') };
}

async function readRows(trx: Db, table: string, key: string, after: unknown): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)}
    ${after === undefined ? sql`` : sql`where ${sql.ref(key)} > ${after}`}
    order by ${sql.ref(key)} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(trx);
  return rows;
}

async function* listPictures(store: Store, named: Set<string>, manifest: Manifest): AsyncGenerator<TarEntry> {
  const packed = new Set<string>();
  const found = new Set<string>();
  for await (const { path } of store.list()) {
    const file = await store.get(path);
    // Deleted after it was listed.
    if (!file) continue;
    found.add(path);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    // Derived from the name, because not every store keeps the type.
    manifest.pictures.push({ path, content_type: contentTypeOf(path), bytes: file.bytes.length, sha256 });
    if (packed.has(sha256)) continue;
    packed.add(sha256);
    yield { name: pictureName({ sha256 }), bytes: file.bytes };
  }
  manifest.missing_pictures = [...named].filter((path) => !found.has(path));
}
