import { type Kysely, sql } from 'kysely';
import { columnTypes, engineOf } from '#app/server/db/engine.server.ts';

export async function up(db: Kysely<unknown>) {
  const t = columnTypes(engineOf(db));

  await db.schema
    .createTable('colors')
    .addColumn('id', t.uuid, (c) => c.primaryKey().defaultTo(t.newUuid))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hex_code', 'text', (c) => c.notNull().defaultTo('#000000'))
    .addColumn('is_visible', t.flag, (c) => c.notNull().defaultTo(t.yes))
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();

  await db.schema
    .createTable('products')
    .addColumn('id', t.uuid, (c) => c.primaryKey().defaultTo(t.newUuid))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('is_active', t.flag, (c) => c.notNull().defaultTo(t.yes))
    .addColumn('display_order', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('main_image', 'text')
    .addColumn('faq_image', 'text')
    .addColumn('features', t.json, (c) => c.notNull().defaultTo(t.emptyList))
    .addColumn('technical_specs', t.json, (c) => c.notNull().defaultTo(t.emptyList))
    .addColumn('faq', t.json, (c) => c.notNull().defaultTo(t.emptyList))
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .addColumn('updated_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  await index(db, 'products', ['display_order', 'id']);
  await index(db, 'products', ['is_active', 'display_order', 'id']);
  await index(db, 'products', ['is_active', 'category', 'display_order', 'id']);

  await db.schema
    .createTable('product_images')
    .addColumn('id', t.uuid, (c) => c.primaryKey().defaultTo(t.newUuid))
    .addColumn('product_id', t.uuid, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('color_id', t.uuid, (c) => c.references('colors.id').onDelete('set null'))
    .addColumn('image_url', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  await index(db, 'product_images', ['product_id', 'position']);
  await index(db, 'product_images', ['color_id']);
  await index(db, 'product_images', ['image_url']);

  await db.schema
    .createTable('projects')
    .addColumn('id', t.uuid, (c) => c.primaryKey().defaultTo(t.newUuid))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('location', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('completion_date', t.timestamp, (c) => c.notNull())
    .addColumn('images', t.json, (c) => c.notNull().defaultTo(t.emptyList))
    .addColumn('features', t.json, (c) => c.notNull().defaultTo(t.emptyList))
    .addColumn('specifications', t.json, (c) => c.notNull().defaultTo(t.emptyList))
    .addColumn('is_active', t.flag, (c) => c.notNull().defaultTo(t.yes))
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .addColumn('updated_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  await index(db, 'projects', ['is_active', 'completion_date', 'id']);
  await index(db, 'projects', ['created_at']);

  await db.schema
    .createTable('blog_posts')
    .addColumn('id', t.uuid, (c) => c.primaryKey().defaultTo(t.newUuid))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('content', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('excerpt', 'text')
    .addColumn('image_url', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('draft'))
    .addColumn('is_published', t.flag, (c) => c.notNull().defaultTo(t.no))
    .addColumn('published_at', t.timestamp)
    // No foreign key: imported posts may have authors without an account here.
    .addColumn('author_id', t.uuid, (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .addColumn('updated_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  await index(db, 'blog_posts', ['is_published', 'created_at']);
  await index(db, 'blog_posts', ['author_id', 'created_at']);

  await db.schema
    .createTable('gallery')
    .addColumn('id', t.uuid, (c) => c.primaryKey().defaultTo(t.newUuid))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('image_url', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull().defaultTo('product').check(sql`type in ('product', 'project')`))
    .addColumn('is_active', t.flag, (c) => c.notNull().defaultTo(t.yes))
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .addColumn('updated_at', t.timestamp, (c) => c.notNull().defaultTo(t.now))
    .execute();
  await index(db, 'gallery', ['is_active', 'created_at']);
  await index(db, 'gallery', ['is_active', 'type', 'created_at']);
  await index(db, 'gallery', ['created_at']);
}

function index(db: Kysely<unknown>, table: string, columns: string[]) {
  return db.schema
    .createIndex(`${table}_${columns.join('_')}_idx`)
    .on(table)
    .columns(columns)
    .execute();
}
