import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

/** Whether the admin's password was made by the program and is still the one that was printed. */
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .alterTable('user')
    .addColumn('passwordMade', t.flag, (c) => c.defaultTo(t.no))
    .execute();
}
