import { type Kysely, sql } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

// Links between products, colours, projects and pictures; measures for the calculator; messages of several kinds.
// Everything added to an existing table may be missing, so that rows of older sites and older backups still fit.
export async function up(db: Kysely<unknown>) {
  const engine = engineOf(db);
  const t = columnTypes(engine);

  await db.schema.alterTable('colors').addColumn('slug', 'text').execute();
  // SQLite adds a column with a constant default only.
  const longAgo = engine === 'sqlite' ? sql`'1970-01-01T00:00:00.000Z'` : t.now;
  await db.schema
    .alterTable('colors')
    .addColumn('updated_at', t.timestamp, (c) => c.notNull().defaultTo(longAgo))
    .execute();
  await sql`update colors set updated_at = created_at`.execute(db);
  await db.schema.createIndex('colors_slug_idx').on('colors').column('slug').unique().execute();

  await db.schema
    .createTable('product_measures')
    .addColumn('product_id', t.uuid, (c) => c.primaryKey().references('products.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('board', 'panel')`))
    .addColumn('board_width', 'integer')
    .addColumn('gap', 'integer')
    .addColumn('board_lengths', t.json, (c) => c.notNull().defaultTo(t.emptyList))
    .addColumn('joist_spacing', 'integer')
    .addColumn('joist_length', 'integer')
    .addColumn('weight_per_m', 'real')
    .addColumn('bay_width', 'integer')
    .addColumn('post_width', 'integer')
    .addColumn('panel_heights', t.json, (c) => c.notNull().defaultTo(t.emptyList))
    .addColumn('lamella_height', 'integer')
    .execute();

  await db.schema
    .createTable('project_products')
    .addColumn('id', t.uuid, (c) => c.primaryKey().defaultTo(t.newUuid))
    .addColumn('project_id', t.uuid, (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('product_id', t.uuid, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('color_id', t.uuid, (c) => c.references('colors.id').onDelete('set null'))
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await index(db, 'project_products', ['project_id', 'position']);
  await index(db, 'project_products', ['product_id']);
  await index(db, 'project_products', ['color_id']);

  await db.schema
    .alterTable('gallery')
    .addColumn('color_id', t.uuid, (c) => c.references('colors.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('gallery')
    .addColumn('product_id', t.uuid, (c) => c.references('products.id').onDelete('set null'))
    .execute();
  await index(db, 'gallery', ['color_id']);
  await index(db, 'gallery', ['product_id']);

  await db.schema
    .alterTable('messages')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('message'))
    .execute();
  await db.schema.alterTable('messages').addColumn('request_number', 'integer').execute();
  await db.schema.alterTable('messages').addColumn('details', 'text').execute();
  await index(db, 'messages', ['kind', 'created_at']);
  await db.schema.createIndex('messages_request_number_idx').on('messages').column('request_number').unique().execute();

  if (engine !== 'postgres') return;
  for (const table of ['product_measures', 'project_products'])
    await sql`
      create trigger ${sql.ref(`${table}_announce`)} after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function announce_public_content_change()`.execute(db);
}

function index(db: Kysely<unknown>, table: string, columns: string[]) {
  return db.schema
    .createIndex(`${table}_${columns.join('_')}_idx`)
    .on(table)
    .columns(columns)
    .execute();
}
