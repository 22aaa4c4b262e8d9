import type { Kysely } from 'kysely';

// For the check whether a picture is still in use, which runs for every picture that a save removes.
export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('products_main_image_idx').on('products').column('main_image').execute();
  await db.schema.createIndex('products_faq_image_idx').on('products').column('faq_image').execute();
  await db.schema.createIndex('gallery_image_url_idx').on('gallery').column('image_url').execute();
  await db.schema.createIndex('blog_posts_image_url_idx').on('blog_posts').column('image_url').execute();
}
