import type { Db } from '#app/server/db/schema.ts';

/**
 * What a lost or stolen mail could still open: void once the password is changed, or its owner is signed out everywhere. Without
 * an id, those of everybody.
 */
export async function voidResetLinks(trx: Db, userId?: string, now = new Date()): Promise<void> {
  await trx
    .deleteFrom('sign_in_links')
    .where('purpose', '=', 'reset')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? null))
    .execute();
  // A mail with such a link that still waits is not sent.
  await trx
    .updateTable('outbox')
    .set({ expires_at: now.toISOString() })
    .where('kind', '=', 'password-reset')
    .where('state', '=', 'waiting')
    .$if(userId !== undefined, (query) =>
      query.where('about_kind', '=', 'account').where('about_id', '=', userId ?? null),
    )
    .execute();
}
