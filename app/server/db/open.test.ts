import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/engines.ts';
import { withoutTimeLimit } from './long-work.server.ts';
import { openDatabase } from './open.server.ts';

it('a connection that dies between two statements fails its transaction, not the process', async () => {
  const { database, close } = await openTestDatabase('postgres');
  const { db } = database;
  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    // Wait until the server has ended the connection before the next statement.
    const others = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity where pid = ${rows[0]?.pid}`;
    while ((await others.execute(db)).rows[0]?.n !== 0) await wait(10);
    await sql`select 1`.execute(trx);
  });
  await expect(transaction).rejects.toThrow(/connection|terminat/i);
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});

it('a statement on PostgreSQL has a time limit, which long work such as a migration is free of', async () => {
  const opened = await openTestDatabase('postgres');
  const { db, close } = await openDatabase({ ...opened.settings, statementMs: 50 });
  const slow = sql<{ done: boolean }>`select pg_sleep(0.2) is not null as done`;
  await expect(slow.execute(db)).rejects.toThrow('timeout');
  const { rows } = await withoutTimeLimit(db, (own) => slow.execute(own));
  expect(rows).toEqual([{ done: true }]);
  await close();
  await opened.close();
});
