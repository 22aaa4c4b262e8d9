import { checkPostOnServer } from '#app/features/blog/check-post.server.ts';
import { readPostForm } from '#app/features/blog/post-input.ts';
import { posts } from '#app/features/blog/record.server.ts';
import { checkGalleryItemOnServer } from '#app/features/gallery/check-gallery-item.server.ts';
import { readGalleryForm } from '#app/features/gallery/gallery-input.ts';
import { findGalleryAddress } from '#app/features/gallery/queries.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { checkProduct, readProductForm } from '#app/features/products/product-form-data.ts';
import { products } from '#app/features/products/record.server.ts';
import { checkProjectOnServer } from '#app/features/projects/check-project.server.ts';
import { readProjectForm } from '#app/features/projects/project-input.ts';
import { projects } from '#app/features/projects/record.server.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { db } from '#app/server/db.server.ts';
import type { RecordKind, RecordOf, RecordTable } from '#app/server/records/kind.server.ts';
import { previewRecord } from '#app/server/records/preview.server.ts';
import type { DraftKind } from './draft-kinds.ts';

/**
 * Saves what a form holds, as its action would, and says at which address visitors see it then. Without a form: the record
 * as it is saved. Null when there is nothing to see. Only inside a preview.
 */
export type ApplyDraft = (actor: Actor, recordId: string | null, form: FormData | null) => Promise<string | null>;

export const applyDraft: Record<DraftKind, ApplyDraft> = {
  product: applyTo(products, async (form) => checkProduct(readProductForm(form))),
  project: applyTo(projects, (form) => checkProjectOnServer(db, readProjectForm(form))),
  gallery: applyTo(
    galleryItems,
    (form) => checkGalleryItemOnServer(db, readGalleryForm(form)),
    (item) => findGalleryAddress(db, item),
  ),
  post: applyTo(posts, async (form) => checkPostOnServer(readPostForm(form))),
};

type Checked<Input> = { input: Input } | { errors: unknown };

function applyTo<T extends RecordTable, Input, Parts>(
  kind: RecordKind<T, Input, Parts>,
  check: (form: FormData) => Promise<Checked<Input>>,
  addressOf = async (record: RecordOf<T, Parts>) => kind.addressesOf?.(record)[0] ?? null,
): ApplyDraft {
  return async (actor, recordId, form) => {
    const checked = form && (await check(form));
    if (checked && 'errors' in checked) return null;
    const record = await previewRecord(db, kind, actor, recordId, checked?.input ?? null);
    return record ? addressOf(record) : null;
  };
}
