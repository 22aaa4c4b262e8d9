import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// Roles, and links by which somebody sets a password: an invitation, or a forgotten one. Accounts that exist may do everything.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .alterTable('user')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('manager'))
    .execute();
  await db.schema
    .createTable('sign_in_links')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    // Of an invitation.
    .addColumn('role', 'text')
    // Of a reset.
    .addColumn('user_id', t.uuid, (c) => c.references('user.id').onDelete('cascade'))
    // SHA-256: who reads the table can open nothing with it.
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_by', 'text')
    .addColumn('created_at', t.timestamp, (c) => c.notNull())
    .addColumn('expires_at', t.timestamp, (c) => c.notNull())
    .execute();
  // A new link takes the place of the one before.
  await db.schema
    .createIndex('sign_in_links_email_idx')
    .on('sign_in_links')
    .columns(['email', 'purpose'])
    .unique()
    .execute();
}
