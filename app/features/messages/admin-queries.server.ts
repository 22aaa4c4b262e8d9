import { toCount } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';

/** For the envelope in the back-office's top bar. */
export async function countUnread(db: Db): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return toCount(unread);
}
