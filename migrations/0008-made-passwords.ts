import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

/** True while an admin still has the password that was generated and printed. */
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .alterTable('user')
    .addColumn('passwordMade', t.flag, (c) => c.defaultTo(t.no))
    .execute();
}
