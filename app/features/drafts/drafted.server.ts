import { checkPostOnServer } from '#app/features/blog/check-post.server.ts';
import { readPostForm } from '#app/features/blog/post-input.ts';
import { posts } from '#app/features/blog/record.server.ts';
import { checkPart } from '#app/features/content/check-part.server.ts';
import { findPartByKey } from '#app/features/content/pages.server.ts';
import { readPart } from '#app/features/content/read-part.ts';
import { saveContent, savePart } from '#app/features/content/save.server.ts';
import { checkFacts, readFactsForm, SITE_KEY } from '#app/features/content/site-facts.ts';
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
import type { DraftKind } from './draft.ts';

/** What a draft of one kind can be turned into. */
export interface Drafted {
  /** Whether the form holds what can be saved. */
  isComplete(form: FormData, recordId: string | null): Promise<boolean>;
  /**
   * Saves the form as its action would, and says at which address visitors see it then. Without a form: the record as it is
   * saved. Null when there is nothing to see. Only inside a preview.
   */
  save(actor: Actor, recordId: string | null, form: FormData | null): Promise<string | null>;
}

export const drafted: Record<DraftKind, Drafted> = {
  product: ofRecord(products, async (form) => checkProduct(readProductForm(form))),
  project: ofRecord(projects, (form) => checkProjectOnServer(db, readProjectForm(form))),
  gallery: ofRecord(
    galleryItems,
    (form) => checkGalleryItemOnServer(db, readGalleryForm(form)),
    (item) => findGalleryAddress(db, item),
  ),
  post: ofRecord(posts, async (form) => checkPostOnServer(readPostForm(form))),
  facts: {
    isComplete: async (form) => 'facts' in checkFacts(readFactsForm(form)),
    async save(actor, _recordId, form) {
      const checked = form && checkFacts(readFactsForm(form));
      if (checked && 'errors' in checked) return null;
      if (checked) await saveContent(db, actor, SITE_KEY, checked.facts, null);
      return '/contact';
    },
  },
  part: {
    isComplete: async (form, key) => {
      const found = findPartByKey(key ?? '');
      return found !== undefined && 'content' in checkPart(found.part, readPart(found.part.fields, form));
    },
    async save(actor, key, form) {
      const found = findPartByKey(key ?? '');
      const checked = found && form && checkPart(found.part, readPart(found.part.fields, form));
      if (!found || (checked && 'errors' in checked)) return null;
      if (checked) await savePart(db, actor, found, checked.content, null);
      return found.page.address;
    },
  },
};

type Checked<Input> = { input: Input } | { errors: unknown };

function ofRecord<T extends RecordTable, Input, Parts>(
  kind: RecordKind<T, Input, Parts>,
  check: (form: FormData) => Promise<Checked<Input>>,
  addressOf = async (record: RecordOf<T, Parts>) => kind.addressesOf?.(record)[0] ?? null,
): Drafted {
  return {
    isComplete: async (form) => 'input' in (await check(form)),
    async save(actor, recordId, form) {
      const checked = form && (await check(form));
      if (checked && 'errors' in checked) return null;
      const record = await previewRecord(db, kind, actor, recordId, checked?.input ?? null);
      return record ? addressOf(record) : null;
    },
  };
}
