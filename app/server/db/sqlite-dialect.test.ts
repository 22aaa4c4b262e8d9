import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenedForTest, openTestDatabase } from '#tests/support/engines.ts';
import { holdWriteLock } from '#tests/support/hold-write-lock.ts';
import { openDatabase } from './open.server.ts';

let opened: OpenedForTest;
beforeAll(async () => {
  opened = await openTestDatabase('sqlite');
});
afterAll(() => opened.close());

const db = () => opened.database.db;
const color = () => ({ id: randomUUID(), name: 'Teak', hex_code: '#9a6a3f', created_at: new Date().toISOString() });
const hasColor = async (id: string) =>
  (await db().selectFrom('colors').select('id').where('id', '=', id).execute()).length === 1;

it('while another process holds the write lock reads are answered, and writes succeed once it is released', async () => {
  const [alone, inTransaction] = [color(), color()];
  const release = await holdWriteLock(opened.settings.dataDir);
  let settled = 0;
  const count = () => {
    settled += 1;
  };
  const writes = Promise.all([
    db().insertInto('colors').values(alone).execute().finally(count),
    db()
      .transaction()
      .execute((trx) => trx.insertInto('colors').values(inTransaction).execute())
      .finally(count),
  ]);
  // So many that the writers try and fail several times. If one of them blocked the process until it gives up, it would have
  // failed by the time that the first read is answered.
  for (let reads = 0; reads < 1000; reads += 1) {
    expect(await hasColor(alone.id)).toBe(false);
    await new Promise(setImmediate);
    expect(settled).toBe(0);
  }
  await release();
  await writes;
  expect([await hasColor(alone.id), await hasColor(inTransaction.id)]).toEqual([true, true]);
});

it('a write gives up with a clear error when the lock is not released in time', async () => {
  const impatient = await openDatabase({ ...opened.settings, waitMs: 100 });
  const release = await holdWriteLock(opened.settings.dataDir);
  const refused = impatient.db.insertInto('colors').values(color()).execute();
  await expect(refused).rejects.toThrow('Another process holds the write lock of the embedded database');
  await release();
  await impatient.db.insertInto('colors').values(color()).execute();
  await impatient.close();
});

it('what was deleted is not in the file any more', async () => {
  const row = { ...color(), name: 'Unutulmak isteyen biri' };
  const isInFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db());
    return (await readFile(join(opened.settings.dataDir, 'site.db'))).includes(row.name);
  };
  await db().insertInto('colors').values(row).execute();
  expect(await isInFile()).toBe(true);
  await db().deleteFrom('colors').where('id', '=', row.id).execute();
  expect(await isInFile()).toBe(false);
});

it('nor is what a deleted message said, in the index of its text either', async () => {
  const words = 'unutulmak isteyen birinin sozleri';
  const isInFile = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(db());
    return (await readFile(join(opened.settings.dataDir, 'site.db'))).includes(words);
  };
  const id = randomUUID();
  const now = new Date().toISOString();
  const texts = { name: 'x', email: 'x@example.com', phone: '1', message: words, search_text: words };
  await db()
    .insertInto('messages')
    .values({ id, ...texts, kind: 'message', created_at: now, updated_at: now })
    .execute();
  expect(await isInFile()).toBe(true);
  await db().deleteFrom('messages').where('id', '=', id).execute();
  expect(await isInFile()).toBe(false);
});

it('using the outer handle inside a transaction fails with an error that names the cause, and undoes the transaction', async () => {
  const impatient = await openDatabase({ ...opened.settings, waitMs: 100 });
  const row = color();
  const mistaken = impatient.db.transaction().execute(async (trx) => {
    await trx.insertInto('colors').values(row).execute();
    await impatient.db.selectFrom('colors').selectAll().execute();
  });
  await expect(mistaken).rejects.toThrow('use the handle of the transaction');
  expect(await hasColor(row.id)).toBe(false);
  await impatient.db.insertInto('colors').values(row).execute();
  await impatient.close();
});

it('requests that queue behind each other longer than the limit are all served, as long as none holds on to the connection', async () => {
  const impatient = await openDatabase({ ...opened.settings, waitMs: 100 });
  const rows = Array.from({ length: 8 }, color);
  await Promise.all(
    rows.map((row) =>
      impatient.db.transaction().execute(async (trx) => {
        await trx.insertInto('colors').values(row).execute();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }),
    ),
  );
  for (const { id } of rows) expect(await hasColor(id)).toBe(true);
  await impatient.close();
});

it('a limit is part of the statement, which SQLite therefore plans only once', async () => {
  const query = db().selectFrom('colors').select('id').where('name', '=', 'Teak').limit(2).offset(1).compile();
  expect(query.sql).toMatch(/limit 2 offset \?$/);
  expect(query.parameters).toEqual(['Teak', 1]);
});

it('a limit that SQLite works out stays as it is written', async () => {
  const bound = db().selectFrom('colors').select('id').limit(sql<number>`1 + ${1}`).compile();
  expect(bound.sql).toMatch(/limit 1 \+ \?$/);
});
