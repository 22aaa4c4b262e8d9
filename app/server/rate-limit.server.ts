import { sql } from 'kysely';
import type { Db } from '#app/server/db/schema.ts';

export interface Limit {
  max: number;
  windowSeconds: number;
}

export interface Attempt {
  allowed: boolean;
  /** Seconds until the window ends, for the message and the Retry-After header. */
  retryAfter: number;
}

/** Counts one attempt under the key and says whether it is still within the limit; shared by all processes. */
export async function takeAttempt(db: Db, key: string, { max, windowSeconds }: Limit): Promise<Attempt> {
  const now = Date.now();
  const nowText = new Date(now).toISOString();
  const fresh = { count: 1, window_ends_at: new Date(now + windowSeconds * 1000).toISOString() };
  const row = await db
    .insertInto('rate_limits')
    .values({ key, ...fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.window_ends_at <= ${nowText} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql`case when rate_limits.window_ends_at <= ${nowText} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  const retryAfter = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - now) / 1000));
  return { allowed: row.count <= max, retryAfter };
}

export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Windows that have ended are of no use; called now and then. */
export async function deleteEndedWindows(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at', '<', new Date().toISOString()).execute();
}
