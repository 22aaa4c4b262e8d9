import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// What people have agreed to: when, to which words, on which page, and when they took it back. Whoever is on the newsletter's
// list already gets a row for the consent that was stored with the address.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .createTable('consents')
    .addColumn('id', t.uuid, (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull().check(sql`purpose in ('newsletter', 'contact', 'samples')`))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('waiting', 'given', 'withdrawn')`))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('text_version', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('given_at', t.timestamp, (c) => c.notNull())
    .addColumn('withdrawn_at', t.timestamp)
    .addColumn('withdrawn_by', 'text')
    .addColumn('message_id', t.uuid, (c) => c.references('messages.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('consents_email_idx').on('consents').columns(['purpose', 'email']).execute();
  await db.schema.createIndex('consents_message_id_idx').on('consents').column('message_id').execute();

  const subscribers = await sql<{ id: string; email: string; consent_text: string; consented_at: string | Date }>`
    select id, email, consent_text, consented_at from newsletter_subscribers`.execute(db);
  for (const { id, email, consent_text, consented_at } of subscribers.rows) {
    const version = createHash('sha256').update(consent_text).digest('hex').slice(0, 12);
    const at = new Date(consented_at).toISOString();
    await sql`
      insert into consents (id, purpose, email, status, text, text_version, page, given_at)
      values (${id}, 'newsletter', ${email}, 'given', ${consent_text}, ${version}, '/', ${at})`.execute(db);
  }
}
