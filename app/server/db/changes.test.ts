import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { openQuietly } from '#tests/support/open-quietly.ts';
import { startSilentProxy } from '#tests/support/silent-proxy.ts';
import { ContentChanges, listenForChanges } from './changes.server.ts';
import { openDatabase } from './open.server.ts';
import { type Db, PUBLIC_COLUMNS, PUBLIC_TABLES } from './schema.ts';

const now = () => new Date().toISOString();
const color = () => ({ id: randomUUID(), name: 'Teak', hex_code: '#9a6a3f', created_at: now() });

const picture = () => ({
  path: randomUUID(),
  hash: randomUUID(),
  width: 8,
  height: 8,
  bytes: 1,
  content_type: 'image/jpeg',
  placeholder: '',
  created_at: now(),
});

const addMessage = (db: Db) =>
  db
    .insertInto('messages')
    .values({
      id: randomUUID(),
      name: 'Ali',
      email: 'ali@example.com',
      phone: '',
      message: 'Merhaba',
      search_text: '',
      created_at: now(),
      updated_at: now(),
    })
    .execute();

onEachEngine('content changes', (opened) => {
  it('are announced to other processes from every table that visitors see', async () => {
    const { db, engine } = opened().database;
    // SQLite has a single serving process.
    if (engine === 'sqlite') return;
    const { rows } = await sql<{ table: string }>`
      select distinct tgrelid::regclass::text as table from pg_trigger where tgname like '%\\_announce'`.execute(db);
    expect(rows.map(({ table }) => table).sort()).toEqual([...PUBLIC_TABLES, ...Object.keys(PUBLIC_COLUMNS)].sort());
  });

  it('are not seen in reads, nor in writes that visitors do not see', async () => {
    const { db, changes, settings, close } = await openQuietly(opened().database.engine);
    // Stands for another process: on PostgreSQL it receives the notifications.
    const listener = await openDatabase(settings);
    const before = [changes.version, listener.changes.version];
    await db.selectFrom('colors').selectAll().execute();
    await db.insertInto('rate_limits').values({ key: randomUUID(), count: 1, window_ends_at: now() }).execute();
    await db.transaction().execute(addMessage);
    const uploaded = picture();
    await db.insertInto('pictures').values(uploaded).execute();
    await db.transaction().execute((trx) => trx.deleteFrom('pictures').where('path', '=', uploaded.path).execute());
    expect(changes.version).toBe(before[0]);
    if (listener.engine === 'postgres') {
      // Notifications arrive in commit order: once this one is here, no earlier one is still under way.
      const heard = new Promise((resolve) => listener.changes.onChange(resolve));
      await db.insertInto('colors').values(color()).execute();
      await heard;
      expect(listener.changes.version).toBe((before[1] ?? 0) + 1);
    }
    await listener.close();
    await close();
  });

  it('are noticed by the process that makes them, before the write returns', async () => {
    const { db, changes } = opened().database;
    const before = changes.version;
    await db.insertInto('colors').values(color()).execute();
    expect(changes.version).toBeGreaterThan(before);
  });

  it('made in a transaction are announced when it commits', async () => {
    const { db, changes } = opened().database;
    let inside = 0;
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('colors').values(color()).execute();
      inside = changes.version;
    });
    expect(changes.version).toBeGreaterThan(inside);
  });

  it('that are rolled back are not announced, and do not make a later private commit announce', async () => {
    const { db, changes, close } = await openQuietly(opened().database.engine);
    const before = changes.version;
    const undone = db.transaction().execute(async (trx) => {
      await trx.insertInto('colors').values(color()).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await db.transaction().execute(addMessage);
    expect(changes.version).toBe(before);
    await close();
  });

  it('are announced at their own commit, whatever else commits meanwhile', async () => {
    if (opened().database.engine !== 'postgres') return;
    const { db, changes, close } = await openQuietly('postgres');
    const before = changes.version;
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('colors').values(color()).execute();
      await db.transaction().execute(addMessage);
      expect(changes.version).toBe(before);
    });
    expect(changes.version).toBeGreaterThan(before);
    await close();
  });

  it('on PostgreSQL are heard by every other process', async () => {
    const { engine, db } = opened().database;
    if (engine !== 'postgres') return;
    const other = await openDatabase(opened().settings);
    const heard = new Promise((resolve) => other.changes.onChange(resolve));
    await db.insertInto('colors').values(color()).execute();
    await heard;
    await other.close();
  });
});

it('a connection that falls silent is noticed: pages are distrusted until changes are heard again', async () => {
  const proxy = await startSilentProxy(process.env.TEST_DATABASE_URL as string);
  const changes = new ContentChanges();
  const stop = await listenForChanges(proxy.url, changes, { heartbeatMs: 400 });
  expect(changes.trustworthy).toBe(true);
  const until = (trustworthy: boolean) =>
    new Promise<void>((resolve) => {
      const done = changes.onChange(() => {
        if (changes.trustworthy !== trustworthy) return;
        done();
        resolve();
      });
    });
  const [lost, back] = [until(false), until(true)];
  proxy.goSilent();
  await lost;
  const version = changes.version;
  proxy.recover();
  await back;
  expect(changes.version).toBeGreaterThan(version);
  await stop();
  await proxy.stop();
});
