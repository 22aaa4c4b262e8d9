import { randomUUID } from 'node:crypto';
import { type Actor, recordActivity } from '#app/server/activity/record-activity.server.ts';
import { lockForWriting, toJsonText } from '#app/server/db/engine.server.ts';
import type { Db } from '#app/server/db/schema.ts';
import type { Cloned } from '#app/server/records/kind.server.ts';
import { readBack } from '#app/server/records/save.server.ts';
import { recordVersion } from '#app/server/records/versions.server.ts';
import { copySlug, copyTitle } from '#app/shared/copies.ts';
import { PRODUCT_NAME_LENGTH } from '#app/shared/limits.ts';
import { nextDisplayOrder } from './admin-queries.server.ts';
import { findMeasures, saveMeasures } from './measures.server.ts';
import { productSearchText } from './product.ts';
import { findImageRows, insertImages, products } from './record.server.ts';
import { ORDER_LOCK } from './reorder.server.ts';

/** The copy starts hidden, so that "(Kopya-…)" never reaches a visitor. */
export async function cloneProduct(db: Db, actor: Actor, id: string, timestamp = Date.now()): Promise<Cloned> {
  return db.transaction().execute(async (trx): Promise<Cloned> => {
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
    await saveMeasures(trx, copy, await findMeasures(trx, id));
    await recordVersion(trx, products, actor, 'clone', await readBack(trx, products, actor, copy));
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
