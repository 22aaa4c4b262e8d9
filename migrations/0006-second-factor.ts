import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// Table and column names are those of better-auth's plugin.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .alterTable('user')
    .addColumn('twoFactorEnabled', t.flag, (c) => c.defaultTo(t.no))
    .execute();
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('backupCodes', 'text', (c) => c.notNull())
    .addColumn('userId', t.uuid, (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('verified', t.flag, (c) => c.defaultTo(t.yes))
    .addColumn('failedVerificationCount', 'integer', (c) => c.defaultTo(0))
    .addColumn('lockedUntil', t.timestamp)
    .execute();
  await db.schema.createIndex('twoFactor_userId_idx').on('twoFactor').column('userId').execute();
}
