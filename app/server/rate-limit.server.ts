import { createHash } from 'node:crypto';
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

/** How far the clocks of several processes may differ. */
const TOLERANCE_MS = 60_000;
/** Longer than the window of any limit. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;
/** What strangers with many addresses can make us store: about 20 MB. */
export const ROWS_AT_MOST = 100_000;

/** Counts one attempt under the key and says whether it is still within the limit; shared by all processes. */
export async function takeAttempt(db: Db, key: string, { max, windowSeconds }: Limit): Promise<Attempt> {
  const now = Date.now();
  const windowMs = windowSeconds * 1000;
  // A window that ends later than one begun now was begun before the clock was set back.
  const isOver = sql<boolean>`(rate_limits.window_ends_at <= ${toText(now)}
    or rate_limits.window_ends_at > ${toText(now + windowMs + TOLERANCE_MS)})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key: digest(key), count: 1, window_ends_at: toText(now + windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  const retryAfter = Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - now) / 1000));
  return { allowed: row.count <= max, retryAfter };
}

/** The first refusal of several limits, the narrowest first: what is refused by one is not counted by the next. */
export async function takeAttempts(db: Db, limits: [key: string, limit: Limit][]): Promise<Attempt> {
  for (const [key, limit] of limits) {
    const attempt = await takeAttempt(db, key, limit);
    if (!attempt.allowed) return attempt;
  }
  return { allowed: true, retryAfter: 0 };
}

export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', digest(key)).execute();
}

/** Called every minute: windows that have ended, or that a clock since set back has put far into the future. */
export async function deleteEndedWindows(db: Db, rowsAtMost = ROWS_AT_MOST): Promise<void> {
  const now = Date.now();
  await db
    .deleteFrom('rate_limits')
    .where((eb) =>
      eb.or([
        eb('window_ends_at', '<', toText(now)),
        eb('window_ends_at', '>', toText(now + LONGEST_WINDOW_MS)),
        // Of too many, those that end first.
        eb('window_ends_at', '<=', (inner) =>
          inner
            .selectFrom('rate_limits as newer')
            .select('newer.window_ends_at')
            .orderBy('newer.window_ends_at', 'desc')
            .limit(1)
            .offset(rowsAtMost),
        ),
      ]),
    )
    .execute();
}

/** Keys hold what a visitor typed: stored in a fixed length, and not readable by whoever reads the table. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

const toText = (ms: number) => new Date(ms).toISOString();
