import { type Kysely, sql } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';
import { countRows } from './0025-counts/count-rows.ts';
import { indexWords } from './0025-counts/index-words.ts';
import { keepProductColors } from './0025-counts/keep-product-colors.ts';

// What a page would have to read every row for, kept by triggers in the transaction that changes a row: which products come in
// a colour, how many rows there are of each kind, and on SQLite which products hold a part of a word. All of it can be derived from other
// tables, so that no backup carries it; restoring the rows makes it again.
export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));
  await db.schema
    .createTable('product_colors')
    .addColumn('product_id', t.uuid, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('color_id', t.uuid, (c) => c.notNull().references('colors.id').onDelete('cascade'))
    .addColumn('is_active', t.flag, (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('display_order', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_colors_pkey', ['product_id', 'color_id'])
    .execute();
  const order = ['display_order', 'product_id'];
  await index(db, 'product_colors', ['color_id', 'is_active', ...order]);
  await index(db, 'product_colors', ['color_id', 'is_active', 'category', ...order]);
  await sql`
    insert into product_colors
    select distinct products.id, color_id, is_active, category, display_order
    from product_images join products on products.id = product_id where color_id is not null`.execute(db);
  await keepProductColors(db);

  await db.schema
    .createTable('row_counts')
    .addColumn('counted', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .execute();
  await countRows(db);

  // The order of the exports, and the last change of a category for the sitemap.
  await sql`create index messages_created_at_id_idx on messages (created_at desc, id)`.execute(db);
  await sql`create index consents_given_at_id_idx on consents (given_at desc, id)`.execute(db);
  await sql`create index newsletter_subscribers_consented_at_email_idx on newsletter_subscribers (consented_at desc, email)`.execute(
    db,
  );
  await index(db, 'products', ['is_active', 'category', 'updated_at']);
  if (engineOf(db) === 'sqlite') await indexWords(db);
}

function index(db: Kysely<unknown>, table: string, columns: string[]) {
  return db.schema
    .createIndex(`${table}_${columns.join('_')}_idx`)
    .on(table)
    .columns(columns)
    .execute();
}
