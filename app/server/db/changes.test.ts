import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { openDatabase } from './open.server.ts';

const color = () => ({ id: randomUUID(), name: 'Teak', hex_code: '#9a6a3f', created_at: new Date().toISOString() });

onEachEngine('content changes', (opened) => {
  // First: later, a notice of the tests before it could still be on its way.
  it('are not seen in reads and in tables that visitors do not see', async () => {
    const { db, changes } = opened().database;
    const before = changes.version;
    await db.selectFrom('colors').selectAll().execute();
    await db
      .insertInto('rate_limits')
      .values({ key: randomUUID(), count: 1, window_ends_at: new Date().toISOString() })
      .execute();
    expect(changes.version).toBe(before);
  });

  it('are noticed by the process that makes them, before the write returns', async () => {
    const { db, changes } = opened().database;
    const before = changes.version;
    await db.insertInto('colors').values(color()).execute();
    expect(changes.version).toBeGreaterThan(before);
  });

  it('inside a transaction count again when it commits', async () => {
    const { db, changes } = opened().database;
    let inside = 0;
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('colors').values(color()).execute();
      inside = changes.version;
    });
    expect(changes.version).toBeGreaterThan(inside);
  });

  it('on PostgreSQL are heard by every other process', async () => {
    const { engine, db } = opened().database;
    if (engine !== 'postgres') return;
    const other = await openDatabase(opened().settings);
    const heard = new Promise<void>((resolve) => other.changes.onChange(resolve));
    await db.insertInto('colors').values(color()).execute();
    await heard;
    await other.close();
  });
});
