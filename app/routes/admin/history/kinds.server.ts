import { href } from 'react-router';
import { postFields } from '#app/features/blog/post-fields.ts';
import { posts } from '#app/features/blog/record.server.ts';
import { colorFields } from '#app/features/colors/color-fields.ts';
import { colors } from '#app/features/colors/record.server.ts';
import { contentFields } from '#app/features/content/content-fields.server.ts';
import { siteContent } from '#app/features/content/record.server.ts';
import { saveContent } from '#app/features/content/save.server.ts';
import { SITE_KEY } from '#app/features/content/site-facts.ts';
import { galleryFields } from '#app/features/gallery/gallery-fields.ts';
import { findGalleryAddress } from '#app/features/gallery/queries.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { findVersions } from '#app/features/history/admin-queries.server.ts';
import { NOTICES_KEY } from '#app/features/messages/notices.ts';
import { productFields } from '#app/features/products/product-fields.ts';
import { products } from '#app/features/products/record.server.ts';
import { projectFields } from '#app/features/projects/project-fields.ts';
import { projects } from '#app/features/projects/record.server.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { db } from '#app/server/db.server.ts';
import { findRecord } from '#app/server/records/find.server.ts';
import type { RecordKind, RecordOf, RecordTable } from '#app/server/records/kind.server.ts';
import { previewRecord } from '#app/server/records/preview.server.ts';
import { revertRecord } from '#app/server/records/restore.server.ts';
import { recordOf, type State } from '#app/server/records/state.server.ts';
import { isId } from '#app/shared/ids.ts';
import type { LinkNames, RecordField } from '#app/shared/record-fields.ts';
import type { Right } from '#app/shared/roles.ts';

/** What the history's screens need to know of a kind of record. */
export interface HistoryKind {
  /** "Bu ürünün geçmişi." */
  ofThis: string;
  form: { to: (id: string) => string; label: string };
  /** Undefined when there is none, or when it is not this person's. */
  findTitle(actor: Actor, id: string): Promise<string | undefined>;
  fieldsOf(id: string, state: State, names: LinkNames): RecordField[];
  /** What going back to an earlier state needs. */
  rightFor?(state: State): Right | null;
  revert(actor: Actor, id: string, number: number): Promise<{ ok: true; address: string | null } | { ok: false }>;
  /** Inside a preview: brings a state back and says where visitors see it; null when they do not. */
  showState(actor: Actor, id: string, number: number): Promise<string | null>;
}

/** What only some may save. */
const FACTS_KEYS = [SITE_KEY, NOTICES_KEY];

export const HISTORY_KINDS: Record<string, HistoryKind> = {
  product: describeKind(products, productFields, {
    ofThis: 'Bu ürünün',
    form: { to: (id) => href('/admin/products/:id/edit', { id }), label: 'Urunu Duzenle' },
  }),
  project: describeKind(projects, projectFields, {
    ofThis: 'Bu projenin',
    form: { to: (id) => href('/admin/projects/:id/edit', { id }), label: 'Projeyi Duzenle' },
  }),
  post: describeKind(posts, postFields, {
    ofThis: 'Bu yazının',
    form: { to: (id) => href('/admin/blogs/:id/edit', { id }), label: 'Blog Yazısını Düzenle' },
  }),
  gallery: describeKind(
    galleryItems,
    galleryFields,
    {
      ofThis: 'Bu galeri öğesinin',
      form: { to: (id) => href('/admin/gallery/:id/edit', { id }), label: 'Galeri Öğesini Düzenle' },
    },
    (item) => findGalleryAddress(db, item),
  ),
  color: describeKind(colors, colorFields, {
    ofThis: 'Bu rengin',
    form: { to: () => href('/admin/colors'), label: 'Renk Yönetimi' },
  }),
  site: {
    ...describeKind(siteContent, contentFields, {
      ofThis: 'Bu bölümün',
      form: { to: () => href('/admin/site'), label: 'Site ve sayfalar' },
    }),
    // A part that says what the code says has no row, but a history.
    async findTitle(_actor, id) {
      const [newest] = isId(id) ? await findVersions(db, 'site', id) : [];
      return newest && siteContent.titleOf(recordOf(siteContent, id, newest.state));
    },
    rightFor: (state) => (FACTS_KEYS.includes(recordOf(siteContent, '', state).key) ? 'site-facts' : null),
    async revert(actor, id, number) {
      const [wanted] = await findVersions(db, 'site', id, number);
      if (!wanted) return { ok: false };
      const { key, content } = recordOf(siteContent, id, wanted.state);
      const saved = await saveContent(db, actor, key, JSON.parse(content), null);
      return saved.ok ? { ok: true, address: null } : saved;
    },
  },
};

function describeKind<T extends RecordTable, Input, Parts>(
  kind: RecordKind<T, Input, Parts>,
  fieldsOf: (record: RecordOf<T, Parts>, names: LinkNames) => RecordField[],
  words: Pick<HistoryKind, 'ofThis' | 'form'>,
  addressOf = async (record: RecordOf<T, Parts>) => kind.addressesOf?.(record)[0] ?? null,
): HistoryKind {
  return {
    ...words,
    async findTitle(actor, id) {
      const record = await findRecord(db, kind, id, actor);
      return record && kind.titleOf(record);
    },
    fieldsOf: (id, state, names) => fieldsOf(recordOf(kind, id, state), names),
    revert: (actor, id, number) => revertRecord(db, kind, actor, id, number),
    async showState(actor, id, number) {
      const reverted = await revertRecord(db, kind, actor, id, number);
      const record = reverted.ok && (await previewRecord(db, kind, actor, id, null));
      return record ? addressOf(record) : null;
    },
  };
}
