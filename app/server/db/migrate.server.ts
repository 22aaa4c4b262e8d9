import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#migrations/all.ts';
import { withoutTimeLimit } from './long-work.server.ts';
import type { Schema } from './schema.ts';

/** Migrates to the newest schema. Safe when several processes start together: one migrates, the others wait. */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const { error, results } = await withoutTimeLimit(db, (own) =>
    new Migrator({ db: own, provider: { getMigrations: async () => migrations } }).migrateToLatest(),
  );
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
