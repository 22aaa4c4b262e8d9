import { sql } from 'kysely';
import { listAdmins } from '#app/server/auth/admins.server.ts';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { type ImportedPictures, importPictures } from './import-pictures.server.ts';
import {
  readColor,
  readGalleryItem,
  readPost,
  readProduct,
  readProductImage,
  readProject,
  readSource,
  type SourceTable,
} from './read-source.server.ts';

export interface ImportReport {
  rows: Record<SourceTable, number>;
  pictures: ImportedPictures;
  /** The number of images that were left out because their product is missing in the source. */
  orphans: number;
}

/**
 * Imports the six tables of an existing hosted database, and the pictures that they name. It can be repeated: rows are
 * matched by id and pictures by address, so changes are taken over and nothing is duplicated.
 */
export async function importCatalogue(db: Db, store: Store, url: string, authorEmail?: string): Promise<ImportReport> {
  const source = await readSource(url);
  const now = new Date().toISOString();
  const authorOf = await chooseAuthors(db, authorEmail);
  const colors = source.colors.map((row) => readColor(row, now));
  const products = source.products.map((row, i) => readProduct(row, i, now));
  const productIds = new Set(products.map(({ id }) => id));
  const colorIds = new Set(colors.map(({ id }) => id));
  const allImages = source.product_images.map((row, i) => readProductImage(row, i, now));
  const images = allImages.filter(({ product_id }) => productIds.has(product_id));
  const projects = source.projects.map((row) => readProject(row, now));
  const posts = source.blog_posts.map((row) => readPost(row, authorOf, now));
  const gallery = source.gallery.map((row) => readGalleryItem(row, now));

  const pictures = await importPictures(db, store, [
    ...products.flatMap(({ main_image, faq_image }) => [main_image ?? '', faq_image ?? '']),
    ...images.map(({ image_url }) => image_url),
    ...projects.flatMap((project) => project.images),
    ...posts.flatMap(({ image_url, content }) => [image_url ?? '', ...picturesIn(content)]),
    ...gallery.map(({ image_url }) => image_url),
  ]);
  const at = pictures.addressOf;
  const atOrNull = (address: string | null) => address && at(address);

  await db.transaction().execute(async (trx) => {
    for (const color of colors) await upsert(trx, 'colors', color);
    for (const { features, technical_specs, faq, ...product } of products) {
      const lists = { features: toJson(features), technical_specs: toJson(technical_specs), faq: toJson(faq) };
      const own = { main_image: atOrNull(product.main_image), faq_image: atOrNull(product.faq_image) };
      await upsert(trx, 'products', { ...product, ...lists, ...own });
    }
    for (const image of images) {
      const color_id = image.color_id && colorIds.has(image.color_id) ? image.color_id : null;
      await upsert(trx, 'product_images', { ...image, color_id, image_url: at(image.image_url) });
    }
    for (const { features, specifications, ...project } of projects) {
      const lists = { features: toJson(features), specifications: toJson(specifications) };
      await upsert(trx, 'projects', { ...project, ...lists, images: toJson(project.images.map(at)) });
    }
    for (const post of posts) {
      const content = post.content.replace(IMG_SRC, (_, before, address, after) => before + at(address) + after);
      await upsert(trx, 'blog_posts', { ...post, content, image_url: atOrNull(post.image_url) });
    }
    for (const item of gallery) await upsert(trx, 'gallery', { ...item, image_url: at(item.image_url) });
  });
  return {
    rows: {
      colors: colors.length,
      products: products.length,
      product_images: images.length,
      projects: projects.length,
      blog_posts: posts.length,
      gallery: gallery.length,
    },
    pictures,
    orphans: allImages.length - images.length,
  };
}

const IMG_SRC = /(<img\b[^<>]*?\bsrc=["'])([^"']+)(["'])/gi;
const picturesIn = (html: string) => [...html.matchAll(IMG_SRC)].map(([, , address]) => address ?? '');

/** Admins see only their own posts, so posts of unknown authors are given to an admin. */
async function chooseAuthors(db: Db, email?: string): Promise<(id: string) => string> {
  const admins = await listAdmins(db);
  const fallback = email ? admins.find((admin) => admin.email === email.toLowerCase()) : admins[0];
  if (!fallback)
    throw new Error(email ? `${email} is not an admin.` : 'There is no admin yet: start the site once, or add one.');
  const known = new Set(admins.map(({ id }) => id));
  return (id) => (known.has(id) ? id : fallback.id);
}

async function upsert(trx: Db, table: SourceTable, row: Record<string, unknown> & { id: string }): Promise<void> {
  if (typeof row.slug === 'string') row.slug = await freeSlug(trx, table, row.id, row.slug);
  const { id: _, ...rest } = row;
  await trx
    .insertInto(table as 'colors')
    .values(row as never)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest as never))
    .execute();
}

/** If another row has the slug already, appends -2, -3 …, the same at every run. */
async function freeSlug(trx: Db, table: SourceTable, id: string, slug: string): Promise<string> {
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? slug : `${slug}-${n}`;
    const taken = await sql`select 1 from ${sql.table(table)} where slug = ${candidate} and id <> ${id}`.execute(trx);
    if (taken.rows.length === 0) return candidate;
  }
}
