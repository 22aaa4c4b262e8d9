import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// When a record goes live, and when it goes off: at most one of each. A row ends with the change that it stands for.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .createTable('scheduled_changes')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', t.uuid, (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('due_at', t.timestamp, (c) => c.notNull())
    // Who wanted it, for the audit trail. No foreign key: it happens also when the account is gone.
    .addColumn('user_id', t.uuid, (c) => c.notNull())
    .addColumn('user_email', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('scheduled_changes_record_idx')
    .on('scheduled_changes')
    .columns(['kind', 'record_id', 'action'])
    .unique()
    .execute();
  await db.schema.createIndex('scheduled_changes_due_at_idx').on('scheduled_changes').column('due_at').execute();
}
