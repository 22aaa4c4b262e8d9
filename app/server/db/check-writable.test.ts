import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { checkWritable } from './check-writable.server.ts';
import { engineOf } from './engine.server.ts';
import { openDatabase } from './open.server.ts';

onEachEngine('the check that the database takes a write', (opened) => {
  const db = () => opened().database.db;

  it('passes, leaves one row however often it runs, and outdates no cached page', async () => {
    // A second connection, which hears nothing of the migrations.
    const { db: own, changes, close } = await openDatabase(opened().settings);
    const { version } = changes;
    for (let i = 0; i < 5; i += 1) await checkWritable(own);
    expect(await own.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'readiness' }]);
    expect(changes.version).toBe(version);
    await close();
  });

  it('fails while the database can only be read', async () => {
    const [off, on] =
      engineOf(db()) === 'sqlite'
        ? [sql`pragma query_only = on`, sql`pragma query_only = off`]
        : [sql`set default_transaction_read_only = on`, sql`set default_transaction_read_only = off`];
    await db()
      .connection()
      .execute(async (connection) => {
        await off.execute(connection);
        await expect(checkWritable(connection)).rejects.toThrow(/read-?only/);
        await on.execute(connection);
        await checkWritable(connection);
      });
  });
});
