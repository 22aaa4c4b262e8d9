import { isUniqueViolation } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { claimPictures } from '#app/server/pictures/queries.server.ts';
import type { Refused } from './kind.server.ts';

/** Thrown inside a transaction, so that it is rolled back; the caller gets the refusal as a value. */
class Refusal extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.reason);
    this.refused = refused;
  }
}

export function refuse(reason: 'not-found' | 'changed-meanwhile'): never {
  throw new Refusal({ ok: false, reason });
}

/** A picture that somebody else deleted while the form was open cannot be saved into a record. */
export async function requirePictures(trx: Db, wanted: Iterable<string | null>, before: Iterable<string | null>) {
  const urls = await claimPictures(trx, wanted, before);
  if (urls.length > 0) throw new Refusal({ ok: false, reason: 'pictures-gone', urls });
}

/** Runs `work` in one transaction. */
export async function commit<Outcome>(
  db: Db,
  work: (trx: Db) => Promise<Outcome>,
): Promise<({ ok: true } & Outcome) | Refused> {
  try {
    return { ok: true, ...(await db.transaction().execute(work)) };
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    // The slug is the only unique column that a form fills.
    if (isUniqueViolation(error)) return { ok: false, reason: 'slug-taken' };
    throw error;
  }
}
