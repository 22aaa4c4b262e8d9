import { href } from 'react-router';
import { findColorChoices } from '#app/features/colors/admin-queries.server.ts';
import { findGalleryItemForForm } from '#app/features/gallery/admin-queries.server.ts';
import { checkGalleryItemOnServer } from '#app/features/gallery/check-gallery-item.server.ts';
import {
  EMPTY_GALLERY_ITEM,
  type GalleryErrors,
  type GalleryValues,
  PICTURE_GONE,
  readGalleryForm,
} from '#app/features/gallery/gallery-input.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { refuse, refuseSave } from '#app/routes/admin/form/answers.ts';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { readSeen } from '#app/routes/admin/form/seen-fields.ts';
import { useAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { listAddress } from '#app/routes/admin/list/list-address.ts';
import { galleryPage } from '#app/routes/admin/list/public-page.ts';
import { redirectToList } from '#app/routes/admin/list/redirect-to-list.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import type { Route } from './+types/edit.ts';
import { GalleryForm } from './gallery-form.tsx';

const SAVE_FAILED = 'Galeri öğesi kaydedilirken bir hata oluştu';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const colors = await findColorChoices(db);
  if (id === undefined) return { item: null, picture: null, colors };
  const item = await findGalleryItemForForm(db, context.get(adminContext), id);
  if (!item) throw new Response(null, { status: 404 });
  const { image_url } = item.values;
  return { item, picture: (await findPictures(db, [image_url]))(image_url), colors };
}

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readGalleryForm(form);
  const checked = await checkGalleryItemOnServer(db, values);
  if ('errors' in checked) return refuse({ values, errors: checked.errors }, 400);
  const actor = context.get(adminContext);
  const saved =
    id === undefined
      ? await createRecord(db, galleryItems, actor, checked.input)
      : await updateRecord(db, galleryItems, actor, id, checked.input, readSeen(form));
  if (!saved.ok)
    return refuseSave(values, saved, { picturesGone: () => ({ image_url: PICTURE_GONE }), gone: SAVE_FAILED });
  return redirectToList(listAddress(href('/admin/gallery'), url.searchParams), {
    id: saved.id,
    page: galleryPage(saved.record),
    text: id === undefined ? 'Galeri öğesi oluşturuldu' : 'Galeri öğesi güncellendi',
  });
}

export default function EditGalleryItem({ loaderData, actionData }: Route.ComponentProps) {
  const { item, picture, colors } = loaderData;
  const form = useAdminForm<GalleryValues, GalleryErrors>({
    id: 'gallery-form',
    failure: SAVE_FAILED,
    saved: item?.values ?? EMPTY_GALLERY_ITEM,
    recordId: item?.id,
    kind: 'gallery',
    read: readGalleryForm,
    pageAnswer: actionData,
  });
  return (
    <FormPage
      form={form}
      title={item ? 'Galeri Öğesini Düzenle' : 'Yeni Galeri Öğesi'}
      list={{ to: href('/admin/gallery'), label: 'Galeri' }}
      newAddress={href('/admin/gallery/new')}
      saveLabel={item ? 'Güncelle' : 'Oluştur'}
      preview="beside"
      page={item && galleryPage(item.values)}
      history={item && href('/admin/history/:kind/:id', { kind: 'gallery', id: item.id })}
    >
      <GalleryForm
        key={form.key}
        form={form}
        updatedAt={item?.updated_at}
        picture={picture}
        colors={colors}
        productIsHidden={item?.productIsHidden ?? false}
      />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Galeri öğesi yüklenirken bir hata oluştu" />;
}
