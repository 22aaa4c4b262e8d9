import type { Db } from './schema.ts';

/**
 * Fails when the database takes no write: the disk is full, the file or the server is read-only. It writes the same row
 * over and over, one that every process may write and the sweep of ended limits may delete.
 */
export async function checkWritable(db: Db): Promise<void> {
  const row = { count: 0, window_ends_at: new Date().toISOString() };
  await db
    .insertInto('rate_limits')
    .values({ key: 'readiness', ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
