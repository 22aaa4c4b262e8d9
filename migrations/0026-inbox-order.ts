import { type Kysely, sql } from 'kysely';

// The indexes of the inbox's order with `read_at`, which their first column is made of: without it PostgreSQL reads every row of the
// pages before, although the index has all that it asks for.
export async function up(db: Kysely<unknown>) {
  const order = sql`(case when read_at is null then 0 else 1 end), created_at desc, id, kind, read_at`;
  await sql`drop index messages_order_idx`.execute(db);
  await sql`drop index messages_state_order_idx`.execute(db);
  await sql`create index messages_order_idx on messages (${order})`.execute(db);
  await sql`create index messages_state_order_idx on messages (state, ${order})`.execute(db);
}
