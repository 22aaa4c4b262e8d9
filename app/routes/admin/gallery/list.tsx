import { useId } from 'react';
import { data, href } from 'react-router';
import { z } from 'zod';
import { findAdminGallery, type GalleryCard } from '#app/features/gallery/admin-queries.server.ts';
import { GALLERY_TYPE_LABELS } from '#app/features/gallery/gallery-item.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { type AdminFetcher, useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { ListPage, NewRecordLink } from '#app/routes/admin/list/list-page.tsx';
import { changeMany, isForMany } from '#app/routes/admin/list/many/change-many.server.ts';
import { ChosenBar } from '#app/routes/admin/list/many/chosen-bar.tsx';
import { GALLERY_WORDS, MANY_TEXTS } from '#app/routes/admin/list/many/many-words.ts';
import { QuickSwitch } from '#app/routes/admin/list/many/quick-switch.tsx';
import { RowCheckbox } from '#app/routes/admin/list/many/row-checkbox.tsx';
import { movedToBin } from '#app/routes/admin/list/moved-to-bin.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { galleryPage } from '#app/routes/admin/list/public-page.ts';
import { DeleteButton, EditLink } from '#app/routes/admin/list/row-buttons.tsx';
import { ThumbnailLink, TitleLink } from '#app/routes/admin/list/row-links.tsx';
import { type RowMark, useSavedRow } from '#app/routes/admin/list/saved-row.ts';
import { ViewOnSiteLink } from '#app/routes/admin/list/view-on-site.tsx';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { activeField } from '#app/server/records/many.server.ts';
import { deleteRecord } from '#app/server/records/save.server.ts';
import { readListQuery } from '#app/shared/filtered-list.ts';
import { idInput } from '#app/shared/ids.ts';
import { TypeBadge } from '#app/ui/badge.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Route } from './+types/list.ts';

const DELETE_FAILED = 'Galeri öğesi silinirken bir hata oluştu';

export async function loader({ url }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams);
  return { filter: query.filter, status: query.status, ...(await findAdminGallery(db, query)) };
}

const change = z.object({ intent: z.literal('delete'), id: idInput });

const MANY = { kind: galleryItems, words: GALLERY_WORDS, shown: activeField };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const actor = context.get(adminContext);
  if (isForMany(form)) return changeMany(request, url, form, actor, MANY);
  const { id } = parseIntent(form, change);
  const deleted = await deleteRecord(db, galleryItems, actor, id);
  if (!deleted.ok) return data({ toast: { kind: 'error' as const, text: DELETE_FAILED } }, { status: 404 });
  return { toast: movedToBin('Galeri öğesi başarıyla silindi', id, deleted.title) };
}

export default function GalleryList({ loaderData }: Route.ComponentProps) {
  const deleting = useAdminFetcher({ failure: DELETE_FAILED });
  const switching = useAdminFetcher({ failure: MANY_TEXTS.turkish.failed });
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
      status={{ words: GALLERY_WORDS, current: loaderData.status, counts: loaderData.counts }}
      footer={<ChosenBar words={GALLERY_WORDS} />}
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
            switching={switching}
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
  switching: AdminFetcher;
  deleting: boolean;
  onDelete: () => void;
};

function Card({ item, mark, switching, deleting, onDelete }: CardProps) {
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
          <RowCheckbox id={item.id} title={item.title} words={GALLERY_WORDS} />
          <h2 id={titleId} className="min-w-0 flex-1 font-sans text-base leading-snug font-semibold wrap-anywhere">
            <TitleLink to={form}>{item.title}</TitleLink>
          </h2>
          <TypeBadge>{GALLERY_TYPE_LABELS[item.type]}</TypeBadge>
        </div>
        <p className="mt-1.5 line-clamp-2 flex-1 text-sm text-stone-600">
          {item.description || 'Açıklama eklenmemiş.'}
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
          <QuickSwitch
            id={item.id}
            title={item.title}
            shown={item.is_active}
            words={GALLERY_WORDS}
            switching={switching}
          />
          <ViewOnSiteLink page={galleryPage(item)} title={item.title} />
        </div>
        <div className="-mx-2 mt-3 -mb-1.5 flex flex-wrap gap-0.5">
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
