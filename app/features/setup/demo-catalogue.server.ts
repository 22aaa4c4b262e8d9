import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postSearchText } from '#app/features/blog/post.ts';
import { colorSlug } from '#app/features/colors/color.ts';
import { gallerySearchText } from '#app/features/gallery/gallery-item.ts';
import { saveMeasures } from '#app/features/products/measures.server.ts';
import { productSearchText } from '#app/features/products/product.ts';
import { projectSearchText } from '#app/features/projects/project.ts';
import { saveProjectProducts } from '#app/features/projects/project-products.server.ts';
import { toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { imageWorker } from '#app/server/pictures/image-worker.server.ts';
import { insertPicture } from '#app/server/pictures/queries.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { imageUrl } from '#app/shared/images.ts';
import { SITE_PICTURES, sitePicturePath } from '#app/shared/site-pictures.ts';
import { demoCatalogue } from '#content/catalogue.ts';
import { pictureAlts } from '#content/picture-alts.ts';

const COLORS_MADE = '2025-01-01T09:00:00.000Z';
const PICTURES = join(process.cwd(), 'content', 'pictures');

/** Stores the pictures that page templates show, unless they are there. */
export async function storeSitePictures(db: Db, store: Store): Promise<void> {
  for (const name of SITE_PICTURES) await storePicture(db, store, name, sitePicturePath(name));
}

/** The demo is only added to an empty catalogue, so that it never mixes with a company's own content. */
export async function isCatalogueEmpty(db: Db): Promise<boolean> {
  for (const table of ['products', 'projects', 'blog_posts', 'gallery', 'colors'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false;
  }
  return true;
}

/** Rows are added last and in one transaction, so that an interrupted start begins again. */
export async function fillDemoCatalogue(db: Db, store: Store, authorId: string): Promise<void> {
  for (const name of demoPictureNames()) await storePicture(db, store, name, demoPath(name));
  await db.transaction().execute(async (trx) => {
    const colorIds = await insertColors(trx);
    const productIds = await insertProducts(trx, colorIds);
    await insertProjects(trx, productIds, colorIds);
    await insertPosts(trx, authorId);
    await insertGallery(trx, productIds, colorIds);
  });
}

const demoPath = (name: string) => `demo/${name}`;
const demoUrl = (name: string) => imageUrl(demoPath(name));

function demoPictureNames(): Set<string> {
  const { products, projects, posts, gallery } = demoCatalogue;
  return new Set([
    ...products.flatMap((p) => [p.main_image, ...(p.faq_image ? [p.faq_image] : []), ...p.images.map((i) => i.image)]),
    ...projects.flatMap((p) => p.images),
    ...posts.map((p) => p.image),
    ...gallery.map((g) => g.image),
  ]);
}

async function storePicture(db: Db, store: Store, name: string, path: string): Promise<void> {
  if (await db.selectFrom('pictures').select('path').where('path', '=', path).executeTakeFirst()) return;
  const bytes = await readFile(join(PICTURES, name));
  const facts = await imageWorker.readPictureFacts(bytes);
  await store.put(path, bytes, facts.contentType);
  await insertPicture(db, path, facts, { name, alt: pictureAlts[name] ?? '' });
}

type Ids = Map<string, string>;

async function insertColors(db: Db): Promise<Ids> {
  const ids: Ids = new Map();
  for (const { key, ...color } of demoCatalogue.colors) {
    const id = randomUUID();
    await db
      .insertInto('colors')
      .values({ id, slug: colorSlug(color.name), ...color, created_at: COLORS_MADE, updated_at: COLORS_MADE })
      .execute();
    ids.set(key, id);
  }
  return ids;
}

async function insertProducts(db: Db, colorIds: Ids): Promise<Ids> {
  const ids: Ids = new Map();
  for (const {
    images,
    main_image,
    faq_image,
    features,
    technical_specs,
    faq,
    measures,
    ...product
  } of demoCatalogue.products) {
    const id = randomUUID();
    ids.set(product.slug, id);
    await db
      .insertInto('products')
      .values({
        id,
        ...product,
        main_image: demoUrl(main_image),
        faq_image: faq_image ? demoUrl(faq_image) : null,
        features: toJson(features),
        technical_specs: toJson(technical_specs),
        faq: toJson(faq),
        search_text: productSearchText(product),
        updated_at: product.created_at,
      })
      .execute();
    for (const [position, { image, color }] of images.entries()) {
      await db
        .insertInto('product_images')
        .values({
          id: randomUUID(),
          product_id: id,
          color_id: color ? (colorIds.get(color) ?? null) : null,
          image_url: demoUrl(image),
          position,
          created_at: product.created_at,
        })
        .execute();
    }
    if (measures) await saveMeasures(db, id, measures);
  }
  return ids;
}

async function insertProjects(db: Db, productIds: Ids, colorIds: Ids): Promise<void> {
  for (const { images, features, specifications, products, ...project } of demoCatalogue.projects) {
    const id = randomUUID();
    await db
      .insertInto('projects')
      .values({
        id,
        ...project,
        images: toJson(images.map(demoUrl)),
        features: toJson(features),
        specifications: toJson(specifications),
        search_text: projectSearchText(project),
        updated_at: project.created_at,
      })
      .execute();
    const links = products.map(({ product, color }) => ({
      product_id: idOf(productIds, product),
      color_id: idOf(colorIds, color),
    }));
    await saveProjectProducts(db, id, links);
  }
}

async function insertPosts(db: Db, authorId: string): Promise<void> {
  for (const { image, ...post } of demoCatalogue.posts) {
    await db
      .insertInto('blog_posts')
      .values({
        id: randomUUID(),
        ...post,
        image_url: demoUrl(image),
        status: 'published',
        is_published: true,
        author_id: authorId,
        search_text: postSearchText(post),
        updated_at: post.created_at,
      })
      .execute();
  }
}

async function insertGallery(db: Db, productIds: Ids, colorIds: Ids): Promise<void> {
  for (const { image, product, color, ...item } of demoCatalogue.gallery) {
    await db
      .insertInto('gallery')
      .values({
        id: randomUUID(),
        ...item,
        image_url: demoUrl(image),
        product_id: product ? idOf(productIds, product) : null,
        color_id: color ? idOf(colorIds, color) : null,
        is_active: true,
        search_text: gallerySearchText(item),
        updated_at: item.created_at,
      })
      .execute();
  }
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The demo catalogue names ${key}, which it does not have`);
  return id;
}
