import { href } from 'react-router';
import { posts } from '#app/features/blog/record.server.ts';
import { colors } from '#app/features/colors/record.server.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { restoreMessage } from '#app/features/messages/admin-service.server.ts';
import { eraseBinnedSubscriber, restoreSubscriber } from '#app/features/newsletter/service.server.ts';
import { products } from '#app/features/products/record.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import type { Actor } from '#app/server/activity/record-activity.server.ts';
import { db } from '#app/server/db.server.ts';
import { binOf, eraseFromBin } from '#app/server/records/bin.server.ts';
import type { Deleted, RecordKind, RecordTable } from '#app/server/records/kind.server.ts';
import { restoreRecord } from '#app/server/records/restore.server.ts';
import type { Toast } from '#app/server/toast.server.ts';

type Restored = { ok: true; title: string; address?: string | null } | { ok: false; reason: string };

type BinnedKind = {
  restore: (actor: Actor, id: string) => Promise<Restored>;
  /** Where it can be changed. */
  edit: (id: string) => string;
};

const KINDS: Record<string, BinnedKind> = {
  product: { restore: ofKind(products), edit: (id) => href('/admin/products/:id/edit', { id }) },
  project: { restore: ofKind(projects), edit: (id) => href('/admin/projects/:id/edit', { id }) },
  post: { restore: ofKind(posts), edit: (id) => href('/admin/blogs/:id/edit', { id }) },
  gallery: { restore: ofKind(galleryItems), edit: (id) => href('/admin/gallery/:id/edit', { id }) },
  color: { restore: ofKind(colors), edit: (id) => `${href('/admin/colors')}?duzenle=${id}` },
  message: { restore: (actor, id) => restoreMessage(db, actor, id), edit: (id) => href('/admin/messages/:id', { id }) },
  newsletter: { restore: (actor, id) => restoreSubscriber(db, actor, id), edit: () => href('/admin/messages') },
};

function ofKind<T extends RecordTable, Input, Parts>(kind: RecordKind<T, Input, Parts>): BinnedKind['restore'] {
  return async (actor, id) => {
    const restored = await restoreRecord(db, kind, actor, id);
    return restored.ok ? { ...restored, title: kind.titleOf(restored.record) } : restored;
  };
}

/** For good. Of a subscriber the consents go, too. */
export async function eraseBinned(actor: Actor, id: string): Promise<Deleted> {
  const found = await binOf(db, actor).select('entity').where('id', '=', id).executeTakeFirst();
  return found?.entity === 'newsletter' ? eraseBinnedSubscriber(db, actor, id) : eraseFromBin(db, actor, id);
}

/** Whatever kind it is. Undefined when it is not in the bin: somebody else restored or erased it. */
export async function restoreFromBin(actor: Actor, id: string): Promise<Toast | undefined> {
  const found = await binOf(db, actor).select('entity').where('id', '=', id).executeTakeFirst();
  const kind = found && KINDS[found.entity];
  const restored = await kind?.restore(actor, id);
  if (!kind || !restored?.ok) return undefined;
  return {
    kind: 'success',
    text: `“${restored.title}” geri yüklendi.`,
    detail: restored.address ? `Adresi kullanıldığı için ${restored.address} olarak geri yüklendi.` : undefined,
    link: { to: kind.edit(id), label: 'Düzenle', inside: true },
  };
}
