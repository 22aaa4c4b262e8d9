import { data, href } from 'react-router';
import { z } from 'zod';
import { findBin } from '#app/features/bin/admin-queries.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { useMay } from '#app/routes/admin/frame/use-may.ts';
import { BACKUP_NOTE } from '#app/routes/admin/list/moved-to-bin.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { requireRight } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Toast } from '#app/server/toast.server.ts';
import { type ActivityEntity, isPersonal } from '#app/shared/activity.ts';
import { idInput } from '#app/shared/ids.ts';
import { readPageNumber } from '#app/shared/paging.ts';
import { withQuery } from '#app/shared/with-query.ts';
import { ChipLink, ChipRail } from '#app/ui/chip.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/list.ts';
import { BinRow } from './bin-row.tsx';
import { eraseBinned, restoreFromBin } from './binned.server.ts';

/** Shorter than in the audit trail. */
const WORDS: Record<string, string> = {
  product: 'Ürün',
  project: 'Proje',
  post: 'Blog',
  gallery: 'Galeri',
  color: 'Renk',
  message: 'Mesaj',
  newsletter: 'Bülten',
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const entity = url.searchParams.get('tur') ?? undefined;
  const page = readPageNumber(url.searchParams.get('sayfa'));
  return { entity, ...(await findBin(db, context.get(adminContext), { entity, page })) };
}

const change = z.object({ intent: z.enum(['restore', 'erase']), id: idInput });
const GONE: Toast = { kind: 'error', text: 'Bu kayıt çöp kutusunda yok. Geri yüklenmiş ya da silinmiş olabilir.' };

export async function action({ request, context }: Route.ActionArgs) {
  const { intent, id } = parseIntent(await request.formData(), change);
  const actor = context.get(adminContext);
  if (intent === 'restore') {
    const toast = await restoreFromBin(actor, id);
    return toast ? data({ toast }) : data({ toast: GONE }, { status: 404 });
  }
  requireRight(context, 'erase');
  const erased = await eraseBinned(actor, id);
  if (!erased.ok) return data({ toast: GONE }, { status: 404 });
  const toast: Toast = { kind: 'success', text: `“${erased.title}” kalıcı olarak silindi.` };
  return data({ toast });
}

export default function Bin({ loaderData: { rows, counts, entity, page, pageCount } }: Route.ComponentProps) {
  const restoring = useAdminFetcher({ failure: 'Geri yüklenirken bir hata oluştu' });
  const erasing = useAdminFetcher({ failure: 'Silinirken bir hata oluştu' });
  const { confirm, dialog } = useConfirm();
  const mayErase = useMay()('erase');
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const isBusy = (id: string) => [restoring, erasing].some(({ formData }) => formData?.get('id') === id);

  async function askToErase({ id, title, entity }: (typeof rows)[number]) {
    const last = isPersonal(entity as ActivityEntity) ? BACKUP_NOTE : 'Görselleri kitaplıkta kalır.';
    const confirmed = await confirm({
      title: `“${title}” kalıcı olarak silinsin mi?`,
      text: `${last} Bu işlem geri alınamaz.`,
      confirmLabel: 'Kalıcı sil',
    });
    if (confirmed) void erasing.submit({ intent: 'erase', id }, { method: 'post' });
  }

  return (
    <AdminPage
      title="Çöp kutusu"
      text="Silinenler 30 gün burada bekler, sonra kendiliğinden gider. O güne kadar geri alabilirsiniz."
    >
      {counts.length > 1 && (
        <ChipRail label="Tür" className="mt-6">
          <ChipLink to={href('/admin/bin')} current={entity === undefined}>
            Tümü {all}
          </ChipLink>
          {counts.map((group) => (
            <ChipLink
              key={group.entity}
              to={withQuery(href('/admin/bin'), { tur: group.entity })}
              current={group.entity === entity}
            >
              {WORDS[group.entity] ?? group.entity} {group.count}
            </ChipLink>
          ))}
        </ChipRail>
      )}
      {rows.length === 0 ? (
        <div className="panel mt-6 px-6 py-4 md:px-10 md:py-8">
          <EmptyState drawing={<Icon name="bin" className="size-14" />} title="Çöp kutusu boş." />
        </div>
      ) : (
        <ul className="panel mt-5 divide-y divide-stone-200 overflow-hidden">
          {rows.map((row) => (
            <BinRow
              key={row.id}
              row={row}
              busy={isBusy(row.id)}
              onRestore={() => void restoring.submit({ intent: 'restore', id: row.id }, { method: 'post' })}
              onErase={mayErase ? () => void askToErase(row) : null}
            />
          ))}
        </ul>
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => withQuery(href('/admin/bin'), { tur: entity, sayfa: number > 1 ? number : undefined })}
      />
      {dialog}
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Çöp kutusu yüklenirken bir hata oluştu" />;
}
