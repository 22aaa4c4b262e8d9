import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#app/server/db/open.server.ts';
import { createFolderStore } from '#app/server/store/folder-store.server.ts';
import { createS3Store } from '#app/server/store/s3-store.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { migrations } from '#migrations/all.ts';
import { fillEveryTable, hashesOf, rowsOf } from '#tests/support/backup-content.ts';
import { ENGINES, type OpenedForTest, openTestDatabase } from '#tests/support/engines.ts';
import { startS3, type TestS3 } from '#tests/support/s3.ts';
import { change, climb, repack } from '#tests/support/spoil-backup.ts';
import { checkBackup } from './read-backup.server.ts';
import { restoreBackup } from './restore-backup.server.ts';
import { BACKUP_TABLES, DERIVED, LEFT_OUT } from './tables.server.ts';
import { writeBackup } from './write-backup.server.ts';

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures');
let folder = '';
const opened: OpenedForTest[] = [];
const open = async (engine: (typeof ENGINES)[number]) => {
  const database = await openTestDatabase(engine);
  opened.push(database);
  return database.database.db;
};
const newFile = () => join(folder, `${randomUUID()}.tar`);
const newFolderStore = () => createFolderStore(join(folder, randomUUID()));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const)))('a backup of %s', (from, to) => {
  it(`restores on ${to} with the same rows and pictures, without sessions`, async () => {
    const [source, target] = [await open(from), await open(to)];
    const [sourceStore, targetStore] = [newFolderStore(), newFolderStore()];
    await fillEveryTable(source, sourceStore);
    const file = newFile();
    const manifest = await writeBackup(source, sourceStore, file);
    expect(manifest.tables.products?.rows).toBe(203);
    expect(manifest.missing_pictures).toEqual([]);

    await restoreBackup(target, targetStore, file);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    expect(await hashesOf(targetStore)).toEqual(await hashesOf(sourceStore));
    expect(await target.selectFrom('session').selectAll().execute()).toEqual([]);
  });
});

describe('a backup', () => {
  let db: Awaited<ReturnType<typeof open>>;
  let store: Store;
  let file = '';
  let s3: TestS3;
  beforeAll(async () => {
    s3 = await startS3();
    db = await open('sqlite');
    store = newFolderStore();
    await fillEveryTable(db, store);
    file = newFile();
    const { tables } = await writeBackup(db, store, file);
    const empty = BACKUP_TABLES.filter(({ name }) => tables[name]?.rows === 0);
    expect(empty, 'tests/support/backup-content.ts fills every table').toEqual([]);
  });
  afterAll(() => s3.stop());

  it('names every table that there is, or says why not', async () => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const known = [...BACKUP_TABLES.map(({ name }) => name), ...LEFT_OUT, ...DERIVED];
    expect(tables.sort()).toEqual(known.sort());
  });

  it('goes from a folder to an S3 store and back', async () => {
    const bucket = createS3Store(s3);
    const target = await open('sqlite');
    await restoreBackup(target, bucket, file);
    expect(await hashesOf(bucket)).toEqual(await hashesOf(store));
    const again = newFile();
    await writeBackup(target, bucket, again);
    const back = newFolderStore();
    await restoreBackup(await open('sqlite'), back, again);
    expect(await hashesOf(back)).toEqual(await hashesOf(store));
  });

  it('of an older version is restored without the capitals that it left in texts for the search', async () => {
    const older = await open('sqlite');
    const olderStore = newFolderStore();
    await fillEveryTable(older, olderStore);
    await older.updateTable('blog_posts').set({ search_text: 'deckTM' }).execute();
    const own = newFile();
    await writeBackup(older, olderStore, own);
    const target = await open('sqlite');
    await restoreBackup(target, newFolderStore(), own);
    const posts = await target.selectFrom('blog_posts').select('search_text').distinct().execute();
    expect(posts).toEqual([{ search_text: 'decktm' }]);
  });

  it('is readable by its owner alone, and its manifest names the migrations', async () => {
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await checkBackup(file)).migrations).toEqual(Object.keys(migrations).sort());
  });

  it('never replaces a file that is there, nor follows a link, and leaves nothing half done behind', async () => {
    const own = await mkdtemp(join(folder, 'exclusive-'));
    const [taken, elsewhere, linked] = ['taken.tar', 'elsewhere', 'linked.tar'].map((name) => join(own, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(taken, 'yesterday');
    await symlink(elsewhere, linked);
    for (const target of [taken, linked])
      await expect(writeBackup(db, store, target)).rejects.toThrow(`${target} is there already`);
    const unreadable: Store = { ...store, get: () => Promise.reject(new Error('torn')) };
    await expect(writeBackup(db, unreadable, join(own, 'torn.tar'))).rejects.toThrow('torn');
    await expect(writeBackup(db, store, join(own, 'no-such-folder', 'a.tar'))).rejects.toThrow('ENOENT');
    const both = await Promise.allSettled([1, 2].map(() => writeBackup(db, store, join(own, 'twice.tar'))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await checkBackup(join(own, 'twice.tar'));
    expect((await readdir(own)).sort()).toEqual(['linked.tar', 'taken.tar', 'twice.tar']);
    expect(await readFile(taken, 'utf8')).toBe('yesterday');
  });

  it('does not write into a link that waits under the name of its draft', async () => {
    const own = await mkdtemp(join(folder, 'draft-'));
    const victim = join(own, 'victim');
    await writeFile(victim, 'precious');
    await symlink(victim, join(own, 'site.tar.part'));
    await writeBackup(db, store, join(own, 'site.tar'));
    expect(await readFile(victim, 'utf8')).toBe('precious');
    await checkBackup(join(own, 'site.tar'));
  });

  it.each(ENGINES)('is one moment, while another process writes (%s)', async (engine) => {
    const source = await open(engine);
    const sourceStore = newFolderStore();
    await fillEveryTable(source, sourceStore);
    const { settings } = opened.at(-1) as OpenedForTest;
    const site = await openDatabase(settings);
    let writing = true;
    let pairs = 0;
    // Each transaction adds one row to the first table of the backup and one to a later table.
    const writer = (async () => {
      while (writing) {
        await site.db.transaction().execute(async (trx) => {
          const id = randomUUID();
          const created_at = '2025-01-01T00:00:00.000Z';
          await trx.insertInto('colors').values({ id, name: id, hex_code: '#000000', created_at }).execute();
          await trx.insertInto('redirects').values({ from_path: id, to_path: '/', created_at }).execute();
        });
        pairs += 1;
        // SQLite answers synchronously: without a pause this loop would starve everything else.
        await wait(1);
      }
    })();
    while (pairs < 3) await wait(5);
    const manifests = [];
    for (let i = 0; i < 3; i += 1) manifests.push(await writeBackup(source, sourceStore, newFile()));
    writing = false;
    await writer;
    await site.close();
    expect(pairs).toBeGreaterThan(6);
    for (const { tables } of manifests) expect(tables.colors?.rows).toBe(tables.redirects?.rows);
    expect(manifests[2]?.tables.colors?.rows).toBeGreaterThan(manifests[0]?.tables.colors?.rows ?? 0);
  });

  it('does not stop the site from writing while it is made', async () => {
    const target = opened.find((one) => one.database.db === db) as OpenedForTest;
    const reader = await db.startTransaction().setAccessMode('read only').execute();
    await reader.selectFrom('redirects').selectAll().execute();
    const site = await openDatabase(target.settings);
    await site.db
      .insertInto('redirects')
      .values({ from_path: '/x', to_path: '/y', created_at: '2025-01-01' })
      .execute();
    expect(await reader.selectFrom('redirects').select('from_path').execute()).toEqual([{ from_path: '/a' }]);
    await reader.rollback().execute();
    await site.db.deleteFrom('redirects').where('from_path', '=', '/x').execute();
    await site.close();
  });

  it('is refused by a database that has rows, unless they may be replaced', async () => {
    const target = await open('postgres');
    const targetStore = newFolderStore();
    await fillEveryTable(target, targetStore);
    const before = await rowsOf(target);
    await expect(restoreBackup(target, targetStore, file)).rejects.toThrow('not empty');
    expect(await rowsOf(target)).toEqual(before);
    await restoreBackup(target, targetStore, file, { replace: true });
    expect(await rowsOf(target)).toEqual(await rowsOf(db));
    expect(await hashesOf(targetStore)).toEqual(await hashesOf(store));
  });

  it.each([
    ['cut short', async (copy: string) => truncate(copy, (await stat(copy)).size - 3000), /incomplete/],
    ['with a changed byte', (copy: string) => change(copy, 'Merhaba', 'Merhabb'), /messages are not those/],
    ['with a broken header', (copy: string) => change(copy, 'ustar', 'Ustar'), /damaged/],
    ['of a newer version', (copy: string) => repack(copy, (m) => ({ ...m, migrations: ['9999-x'] })), /newer version/],
    ['that names a path outside', (copy: string) => repack(copy, climb), /names a picture/],
    ['that is none', (copy: string) => writeFile(copy, 'hello '.repeat(500)), /not a backup/],
  ])('%s is refused before anything is touched', async (_name, spoil, message) => {
    const copy = newFile();
    await writeFile(copy, await readFile(file));
    await spoil(copy);
    const target = await open('sqlite');
    const targetStore = newFolderStore();
    await expect(restoreBackup(target, targetStore, copy, { replace: true })).rejects.toThrow(message);
    expect(await hashesOf(targetStore)).toEqual({});
    expect(await target.selectFrom('products').select('id').execute()).toEqual([]);
  });

  it('that was made before archives were packed by tar-stream restores like any other', async () => {
    const [target, targetStore] = [await open('sqlite'), newFolderStore()];
    await restoreBackup(target, targetStore, join(FIXTURES, 'backup-made-before-tar-stream.tar'));
    expect(await target.selectFrom('colors').select('name').execute()).toEqual([{ name: 'Çam Yeşili' }]);
    expect(await target.selectFrom('gallery').select(['title', 'image_url']).execute()).toEqual([
      { title: 'Şile’de teras', image_url: '/images/teras.jpg' },
    ]);
    expect((await targetStore.get('teras.jpg'))?.bytes.toString()).toBe('a picture');
  });

  it('can be read by the tar of the operating system, name by name', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-tf', file]);
    const names = stdout.trim().split('\n');
    expect(names).toContain('rows/products/000002.ndjson');
    expect(names.at(-1)).toBe('manifest.json');
  });

  it('of an older version fills what it does not know with defaults', async () => {
    const older = newFile();
    await writeFile(older, await readFile(file));
    await repack(
      older,
      ({ tables: { gallery: _, ...tables }, ...rest }) => ({ ...rest, tables, migrations: ['0001-catalogue'] }),
      (name, row) => {
        if (name.startsWith('rows/gallery/')) return undefined;
        const { hex_code: _, ...known } = row;
        return name.startsWith('rows/colors/') ? { ...known, gone_column: 1 } : row;
      },
    );
    const target = await open('postgres');
    const { ignored } = await restoreBackup(target, newFolderStore(), older);
    expect(ignored).toEqual(['colors.gone_column']);
    expect(await target.selectFrom('colors').select(['name', 'hex_code']).execute()).toEqual([
      { name: 'Çam Yeşili', hex_code: '#000000' },
    ]);
    expect(await target.selectFrom('gallery').selectAll().execute()).toEqual([]);
  });

  it('brings characters that PostgreSQL does not know across without them', async () => {
    const source = await open('sqlite');
    await source
      .insertInto('messages')
      .values({
        id: randomUUID(),
        name: 'a\0b',
        email: 'x',
        phone: '',
        message: 'm',
        search_text: '',
        created_at: '2025-01-01T00:00:00.000Z',
        updated_at: '2025-01-01T00:00:00.000Z',
      })
      .execute();
    const strange = newFile();
    await writeBackup(source, newFolderStore(), strange);
    const target = await open('postgres');
    await restoreBackup(target, newFolderStore(), strange);
    expect(await target.selectFrom('messages').select('name').execute()).toEqual([{ name: 'ab' }]);
  });
});
