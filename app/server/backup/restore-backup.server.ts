import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { toCount } from '#app/server/db/engine.server.ts';
import { migrate } from '#app/server/db/migrate.server.ts';
import { type Db, LIST_COLUMNS, type Schema } from '#app/server/db/schema.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { foldTurkish } from '#app/shared/turkish.ts';
import { cleanText, writeListColumn } from './list-column.ts';
import { type Manifest, type ManifestPicture, pictureName } from './manifest.ts';
import { BackupError, checkBackup, readParts } from './read-backup.server.ts';
import { BACKUP_TABLES, LEFT_OUT } from './tables.server.ts';

export interface Restored {
  manifest: Manifest;
  /** Columns and tables of the backup that this version no longer has. */
  ignored: string[];
}

/**
 * Restores a backup onto either engine and either store. The whole file is verified before anything is changed. Pictures
 * are stored first, then all rows in one transaction; afterwards both are compared with the manifest.
 */
export async function restoreBackup(
  db: Kysely<Schema>,
  store: Store,
  file: string,
  { replace = false } = {},
): Promise<Restored> {
  const manifest = await checkBackup(file);
  await store.check();
  await migrate(db);
  const used = await findFilledTable(db);
  if (used && !replace)
    throw new BackupError(
      `The database is not empty (${used} has rows). Nothing was changed; --replace overwrites it.`,
    );
  const before = await db.selectFrom('pictures').select('path').execute();

  await putPictures(store, file, manifest);
  const ignored = await db.transaction().execute((trx) => replaceRows(trx, file, manifest));
  await checkPictures(store, manifest);
  const kept = new Set(manifest.pictures.map(({ path }) => path));
  for (const { path } of before) if (!kept.has(path)) await store.delete(path);
  return { manifest, ignored };
}

async function findFilledTable(db: Db): Promise<string | undefined> {
  for (const { name } of BACKUP_TABLES) if ((await countRows(db, name)) > 0) return name;
  return undefined;
}

async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: unknown }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return toCount(rows[0]?.n);
}

async function putPictures(store: Store, file: string, manifest: Manifest): Promise<void> {
  const places = new Map<string, ManifestPicture[]>();
  for (const picture of manifest.pictures) {
    const name = pictureName(picture);
    places.set(name, [...(places.get(name) ?? []), picture]);
  }
  for await (const { picture } of readParts(file)) {
    if (!picture) continue;
    for (const { path, content_type } of places.get(picture.name) ?? [])
      await store.put(path, picture.bytes, content_type);
  }
}

async function replaceRows(trx: Db, file: string, manifest: Manifest): Promise<string[]> {
  for (const name of [...LEFT_OUT, ...BACKUP_TABLES.map((table) => table.name).reverse()])
    await sql`delete from ${sql.table(name)}`.execute(trx);

  const columns = new Map(
    (await trx.introspection.getTables()).map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]),
  );
  const lists = new Map<string, string[]>(BACKUP_TABLES.map(({ name }) => [name, LIST_COLUMNS[name] ?? []]));
  const ignored = new Set<string>();
  for await (const { rows: part } of readParts(file)) {
    if (!part) continue;
    const known = lists.has(part.table) ? columns.get(part.table) : undefined;
    if (!known) {
      ignored.add(part.table);
      continue;
    }
    const rows = part.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) => {
          if (known.has(name)) return [[name, writeValue(value, name, lists.get(part.table))]];
          ignored.add(`${part.table}.${name}`);
          return [];
        }),
      ),
    );
    await trx
      .insertInto(part.table as 'colors')
      // Only columns that the table has; see above.
      .values(rows as never)
      .execute();
  }
  for (const { name } of BACKUP_TABLES) {
    const wanted = manifest.tables[name]?.rows ?? 0;
    const found = await countRows(trx, name);
    if (found !== wanted) throw new BackupError(`${name} got ${found} rows instead of ${wanted}. Nothing was changed.`);
  }
  return [...ignored];
}

function writeValue(value: unknown, column: string, lists: string[] = []): unknown {
  if (lists.includes(column)) return writeListColumn(value);
  if (typeof value !== 'string') return value;
  const text = cleanText(value);
  // Older versions left capitals in it, which no search has.
  return column === 'search_text' ? foldTurkish(text) : text;
}

async function checkPictures(store: Store, manifest: Manifest): Promise<void> {
  for (const { path, sha256 } of manifest.pictures) {
    const file = await store.get(path);
    if (!file || createHash('sha256').update(file.bytes).digest('hex') !== sha256)
      throw new BackupError(`The picture ${path} did not arrive as it was. Restore again.`);
  }
}
