import { useId } from 'react';
import { data, href } from 'react-router';
import { z } from 'zod';
import { findAdminGallery, type GalleryCard } from '#app/features/gallery/admin-queries.server.ts';
import { GALLERY_TYPE_LABELS } from '#app/features/gallery/gallery-item.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { ListPage, NewRecordLink } from '#app/routes/admin/list/list-page.tsx';
import { movedToBin } from '#app/routes/admin/list/moved-to-bin.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { galleryPage } from '#app/routes/admin/list/public-page.ts';
import { DeleteButton, EditLink } from '#app/routes/admin/list/row-buttons.tsx';
import { ThumbnailLink, TitleLink } from '#app/routes/admin/list/row-links.tsx';
import { type RowMark, useSavedRow } from '#app/routes/admin/list/saved-row.ts';
import { ViewOnSiteLink } from '#app/routes/admin/list/view-on-site.tsx';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { deleteRecord } from '#app/server/records/save.server.ts';
import { readListQuery } from '#app/shared/filtered-list.ts';
import { idInput } from '#app/shared/ids.ts';
import { StatusBadge, TypeBadge } from '#app/ui/badge.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Route } from './+types/list.ts';

const DELETE_FAILED = 'Galeri öğesi silinirken bir hata oluştu';

export async function loader({ url }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams);
  return { filter: query.filter, ...(await findAdminGallery(db, query)) };
}

const change = z.object({ intent: z.literal('delete'), id: idInput });

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = parseIntent(await request.formData(), change);
  const deleted = await deleteRecord(db, galleryItems, context.get(adminContext), id);
  if (!deleted.ok) return data({ toast: { kind: 'error' as const, text: DELETE_FAILED } }, { status: 404 });
  return { toast: movedToBin('Galeri öğesi başarıyla silindi', id, deleted.title) };
}

export default function GalleryList({ loaderData }: Route.ComponentProps) {
  const deleting = useAdminFetcher({ failure: DELETE_FAILED });
  const { confirm, dialog } = useConfirm();
  const savedRow = useSavedRow();

  async function askToDelete({ id, title }: GalleryCard) {
    const confirmed = await confirm({
      title: 'Bu galeri öğesini silmek istediğinizden emin misiniz?',
      text: `“${title}” çöp kutusuna taşınır. 30 gün içinde geri alabilirsiniz.`,
    });
    if (confirmed) deleting.submit({ intent: 'delete', id }, { method: 'post' });
  }

  return (
    <ListPage
      title="Galeri"
      actions={<NewRecordLink to={href('/admin/gallery/new')}>Yeni Galeri Öğesi Ekle</NewRecordLink>}
      list={href('/admin/gallery')}
      searchLabel="Galeride ara"
      found={loaderData}
      empty={{
        icon: 'photo',
        title: 'Henüz galeri öğesi yok',
        text: 'İlk görseliniz için “Yeni Galeri Öğesi Ekle” düğmesini kullanın.',
      }}
    >
      <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {loaderData.rows.map((item) => (
          <Card
            key={item.id}
            item={item}
            mark={savedRow(item.id)}
            deleting={deleting.formData?.get('id') === item.id}
            onDelete={() => void askToDelete(item)}
          />
        ))}
      </ul>
      {dialog}
    </ListPage>
  );
}

type CardProps = {
  item: GalleryCard;
  mark: RowMark;
  deleting: boolean;
  onDelete: () => void;
};

function Card({ item, mark, deleting, onDelete }: CardProps) {
  const titleId = useId();
  const form = href('/admin/gallery/:id/edit', { id: item.id });
  return (
    <li {...mark} className="list-row panel flex flex-col overflow-hidden">
      <ThumbnailLink to={form} className="block aspect-[3/2] bg-stone-100">
        <Picture
          picture={item.picture}
          alt=""
          sizes="(min-width: 1280px) 22rem, (min-width: 640px) 45vw, 92vw"
          maxWidth={800}
          className="h-full w-full object-cover"
        />
      </ThumbnailLink>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="min-w-0 font-sans text-base leading-snug font-semibold wrap-anywhere">
            <TitleLink to={form}>{item.title}</TitleLink>
          </h2>
          <TypeBadge>{GALLERY_TYPE_LABELS[item.type]}</TypeBadge>
        </div>
        <p className="mt-1.5 line-clamp-2 flex-1 text-sm text-stone-600">
          {item.description || 'Açıklama eklenmemiş.'}
        </p>
        {!item.is_active && (
          <p className="mt-2">
            <StatusBadge on={false}>Pasif</StatusBadge>
          </p>
        )}
        <ViewOnSiteLink page={galleryPage(item)} title={item.title} />
        <div className="-mx-2 mt-3 -mb-1.5 flex gap-0.5">
          <EditLink to={form} titleId={titleId} />
          <DeleteButton onDelete={onDelete} busy={deleting} titleId={titleId} />
        </div>
      </div>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Galeri yüklenirken bir hata oluştu" />;
}
