import { type Kysely, sql } from 'kysely';
import { engineOf } from '#app/server/db/engine.server.ts';

/** Tables whose `search_text` is searched for parts of words. */
const SEARCHED = ['products', 'projects', 'blog_posts', 'messages'];

// Indexes for a large catalogue and inbox.
export async function up(db: Kysely<unknown>) {
  // Which products come in a colour, without reading their pictures.
  await db.schema.dropIndex('product_images_color_id_idx').execute();
  await db.schema
    .createIndex('product_images_color_id_product_id_idx')
    .on('product_images')
    .columns(['color_id', 'product_id'])
    .execute();
  // The order of the inbox (`inOrder`), of all messages and of those in one state.
  const unreadFirst = sql`(case when read_at is null then 0 else 1 end)`;
  await sql`create index messages_order_idx on messages (${unreadFirst}, created_at desc, id, kind)`.execute(db);
  await sql`create index messages_state_order_idx on messages (state, ${unreadFirst}, created_at desc, id, kind)`.execute(
    db,
  );
  if (engineOf(db) === 'postgres' && (await enableTrigrams(db)))
    for (const table of SEARCHED)
      await sql`create index ${sql.ref(`${table}_search_text_idx`)} on ${sql.table(table)} using gin (search_text gin_trgm_ops)`.execute(
        db,
      );
}

/** An owner of the database may add this extension, where the server has it. Without it searches read every row. */
async function enableTrigrams(db: Kysely<unknown>): Promise<boolean> {
  await sql`savepoint trigrams`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    return true;
  } catch {
    await sql`rollback to savepoint trigrams`.execute(db);
    return false;
  }
}
