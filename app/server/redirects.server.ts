import { lockForWriting } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';

/** Where the page that used to stand at this path is now. */
export async function findRedirect(db: Db, path: string): Promise<string | undefined> {
  const row = await db.selectFrom('redirects').select('to_path').where('from_path', '=', path).executeTakeFirst();
  return row?.to_path;
}

/**
 * Remembers that a page moved; called inside the transaction that renames it. Every old address points straight at the
 * newest one, and an address that is in use again redirects nowhere: chains and loops cannot arise.
 */
export async function recordRedirect(trx: Db, from: string, to: string): Promise<void> {
  if (from === to) return;
  await lockForWriting(trx, 'redirects');
  await trx.deleteFrom('redirects').where('from_path', '=', to).execute();
  await trx.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute();
  await trx
    .insertInto('redirects')
    .values({ from_path: from, to_path: to, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to }))
    .execute();
}
