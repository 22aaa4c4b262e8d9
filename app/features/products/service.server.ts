import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { isUniqueViolation, lockForWriting, toJson } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import { announceUrls } from '#app/server/index-now.server.ts';
import { findGonePictures } from '#app/server/pictures/queries.server.ts';
import { deleteUnusedPictures } from '#app/server/pictures/unused.server.ts';
import { recordRedirect } from '#app/server/redirects.server.ts';
import type { Store } from '#app/server/store/store.server.ts';
import { copySlug, copyTitle } from '#app/shared/copies.ts';
import { PRODUCT_NAME_LENGTH } from '#app/shared/limits.ts';
import { findImageRows, nextDisplayOrder } from './admin-queries.server.ts';
import { productSearchText } from './product.ts';
import type { ProductImageInput, ProductInput } from './product-input.ts';
import { changePlace, makePlace, ORDER_LOCK } from './reorder.server.ts';
import { contentVersion } from './version.server.ts';

/** What the form was filled with; null: save over whatever is there. */
export interface SeenProduct {
  updated_at: string;
  version: string;
  display_order: number;
}

export type SaveResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'slug-taken' | 'changed-meanwhile' | 'not-found' }
  | PicturesGone;
export type PicturesGone = { ok: false; reason: 'pictures-gone'; urls: string[] };

export async function createProduct(db: Db, actor: Actor, input: ProductInput): Promise<SaveResult> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const result = await orSlugTaken(() =>
    db.transaction().execute(async (trx): Promise<SaveResult> => {
      const urls = await findGonePictures(trx, picturesOf(input, input.images));
      if (urls.length > 0) return { ok: false, reason: 'pictures-gone', urls };
      const display_order = await makePlace(trx, input.display_order);
      await trx
        .insertInto('products')
        .values({ id, ...columnsOf(input), display_order, created_at: now, updated_at: now })
        .execute();
      await insertImages(trx, id, input.images, now);
      await recordActivity(trx, actor, { action: 'create', entity: 'product', id, title: input.title });
      return { ok: true, id };
    }),
  );
  if (result.ok && input.is_active) announceUrls(addressesOf(input.slug));
  return result;
}

export async function updateProduct(
  db: Db,
  store: Store,
  actor: Actor,
  id: string,
  input: ProductInput,
  seen: SeenProduct | null,
): Promise<SaveResult> {
  let shown: (string | null)[] = [];
  let wasVisible = false;
  const result = await orSlugTaken(() =>
    db.transaction().execute(async (trx): Promise<SaveResult> => {
      await lockForWriting(trx, `product ${id}`);
      const before = await trx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
      if (!before) return { ok: false, reason: 'not-found' };
      const images = await findImageRows(trx, id);
      if (seen && seen.updated_at !== before.updated_at && seen.version !== contentVersion(before, images)) {
        return { ok: false, reason: 'changed-meanwhile' };
      }
      shown = picturesOf(before, images);
      const urls = await findGonePictures(trx, picturesOf(input, input.images), shown);
      if (urls.length > 0) return { ok: false, reason: 'pictures-gone', urls };
      // A number that was left as it was is not written: a reorder that happens meanwhile stands.
      if (input.display_order !== (seen ?? before).display_order) await changePlace(trx, id, input.display_order);
      const now = new Date().toISOString();
      await trx
        .updateTable('products')
        .set({ ...columnsOf(input), updated_at: now })
        .where('id', '=', id)
        .execute();
      await trx.deleteFrom('product_images').where('product_id', '=', id).execute();
      await insertImages(trx, id, input.images, now);
      if (before.slug !== input.slug) await recordRedirect(trx, `/products/${before.slug}`, `/products/${input.slug}`);
      await recordActivity(trx, actor, { action: 'update', entity: 'product', id, title: input.title });
      wasVisible = before.is_active;
      return { ok: true, id };
    }),
  );
  if (result.ok && (wasVisible || input.is_active)) announceUrls(addressesOf(input.slug));
  if (result.ok) await deleteUnusedPictures(db, store, shown, picturesOf(input, input.images));
  return result;
}

/** The copy starts hidden, so that "(Kopya-…)" never reaches a visitor. */
export async function cloneProduct(db: Db, actor: Actor, id: string, timestamp = Date.now()): Promise<SaveResult> {
  return db.transaction().execute(async (trx): Promise<SaveResult> => {
    await lockForWriting(trx, ORDER_LOCK);
    const original = await trx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
    if (!original) return { ok: false, reason: 'not-found' };
    const copy = randomUUID();
    const now = new Date(timestamp).toISOString();
    const stamp = await findFreeStamp(trx, original.slug, timestamp);
    const title = copyTitle(original.title, stamp, PRODUCT_NAME_LENGTH);
    await trx
      .insertInto('products')
      .values({
        ...original,
        id: copy,
        title,
        slug: copySlug(original.slug, stamp, PRODUCT_NAME_LENGTH),
        is_active: false,
        display_order: await nextDisplayOrder(trx),
        features: toJsonText(original.features),
        technical_specs: toJsonText(original.technical_specs),
        faq: toJsonText(original.faq),
        search_text: productSearchText({ ...original, title }),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await insertImages(trx, copy, await findImageRows(trx, id), now);
    await recordActivity(trx, actor, { action: 'clone', entity: 'product', id, title: original.title });
    return { ok: true, id: copy };
  });
}

/** Two clones within one millisecond get stamps of their own: the lock lets the second one see the first. */
async function findFreeStamp(trx: Db, slug: string, timestamp: number): Promise<number> {
  let stamp = timestamp;
  const isTaken = () => {
    const wanted = copySlug(slug, stamp, PRODUCT_NAME_LENGTH);
    return trx.selectFrom('products').select('id').where('slug', '=', wanted).executeTakeFirst();
  };
  while (await isTaken()) stamp += 1;
  return stamp;
}

export async function deleteProduct(db: Db, store: Store, actor: Actor, id: string): Promise<{ ok: boolean }> {
  const released = await db.transaction().execute(async (trx) => {
    const images = await findImageRows(trx, id);
    const deleted = await trx
      .deleteFrom('products')
      .where('id', '=', id)
      .returning(['title', 'slug', 'is_active', 'main_image', 'faq_image'])
      .executeTakeFirst();
    if (!deleted) return undefined;
    await recordActivity(trx, actor, { action: 'delete', entity: 'product', id, title: deleted.title });
    return {
      slug: deleted.slug,
      wasVisible: deleted.is_active,
      pictures: picturesOf(deleted, images),
    };
  });
  if (!released) return { ok: false };
  if (released.wasVisible) announceUrls(addressesOf(released.slug));
  await deleteUnusedPictures(db, store, released.pictures);
  return { ok: true };
}

const picturesOf = (
  product: { main_image: string | null; faq_image: string | null },
  images: { image_url: string }[],
): (string | null)[] => [product.main_image, product.faq_image, ...images.map((image) => image.image_url)];

/** The pages on which a product is seen. */
const addressesOf = (slug: string) => [`/products/${slug}`, '/products'];

function columnsOf({ images: _, display_order: __, features, technical_specs, faq, ...input }: ProductInput) {
  return {
    ...input,
    features: toJson(features),
    technical_specs: toJson(technical_specs),
    faq: toJson(faq),
    search_text: productSearchText(input),
  };
}

/** A list column as it was read: text on one engine, parsed on the other. */
const toJsonText = (value: unknown) => (typeof value === 'string' ? value : toJson(value));

async function insertImages(trx: Db, productId: string, images: ProductImageInput[], now: string): Promise<void> {
  if (images.length === 0) return;
  // A colour that was deleted while the form was open: its pictures stay, without a colour.
  const colors = new Set((await trx.selectFrom('colors').select('id').execute()).map(({ id }) => id));
  const rows = images.map(({ image_url, color_id }, position) => ({
    id: randomUUID(),
    product_id: productId,
    image_url,
    color_id: color_id && colors.has(color_id) ? color_id : null,
    position,
    created_at: now,
  }));
  await trx.insertInto('product_images').values(rows).execute();
}

async function orSlugTaken(save: () => Promise<SaveResult>): Promise<SaveResult> {
  try {
    return await save();
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'slug-taken' };
    throw error;
  }
}
