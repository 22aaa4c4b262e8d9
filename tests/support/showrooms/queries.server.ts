import type { Db } from '#app/server/db/schema.ts';

/** The one definition of a showroom that visitors see; every public query starts here. */
export function visibleShowrooms(db: Db) {
  return db.selectFrom('showrooms').where('is_active', '=', true);
}
