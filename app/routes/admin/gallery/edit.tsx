import { data, href } from 'react-router';
import { findGalleryItemForForm } from '#app/features/gallery/admin-queries.server.ts';
import {
  checkGalleryItem,
  EMPTY_GALLERY_ITEM,
  PICTURE_GONE,
  readGalleryForm,
} from '#app/features/gallery/gallery-input.ts';
import { galleryItems } from '#app/features/gallery/record.server.ts';
import { useAdminForm } from '#app/routes/admin/form/admin-form.tsx';
import { ChangedMeanwhile, readSeen } from '#app/routes/admin/form/changed-meanwhile.tsx';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import { store } from '#app/server/store.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import type { Route } from './+types/edit.ts';
import { GalleryForm } from './gallery-form.tsx';

const SAVE_FAILED = 'Galeri öğesi kaydedilirken bir hata oluştu';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (id === undefined) return { item: null, picture: null };
  const item = await findGalleryItemForForm(db, context.get(adminContext), id);
  if (!item) throw new Response(null, { status: 404 });
  const { image_url } = item.values;
  return { item, picture: (await findPictures(db, [image_url]))(image_url) };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readGalleryForm(form);
  const checked = checkGalleryItem(values);
  if ('errors' in checked) return data({ values, errors: checked.errors }, { status: 400 });
  const actor = context.get(adminContext);
  const saved =
    id === undefined
      ? await createRecord(db, galleryItems, actor, checked.input)
      : await updateRecord(db, store, galleryItems, actor, id, checked.input, readSeen(form));
  if (!saved.ok && saved.reason === 'changed-meanwhile') return data({ values, changed: true }, { status: 409 });
  if (!saved.ok && saved.reason === 'pictures-gone')
    return data({ values, errors: { image_url: PICTURE_GONE } }, { status: 409 });
  if (!saved.ok) return data({ values, toast: { kind: 'error' as const, text: SAVE_FAILED } }, { status: 404 });
  return redirectWithToast(href('/admin/gallery'), {
    kind: 'success',
    text: id === undefined ? 'Galeri öğesi oluşturuldu' : 'Galeri öğesi güncellendi',
  });
}

export default function EditGalleryItem({ loaderData, actionData }: Route.ComponentProps) {
  const { item, picture } = loaderData;
  const form = useAdminForm<typeof action>({ id: 'gallery-form', failure: SAVE_FAILED });
  // Without JavaScript the answer comes with the page.
  const answer = form.answer ?? actionData;
  return (
    <FormPage
      form={form}
      title={item ? 'Galeri Öğesini Düzenle' : 'Yeni Galeri Öğesi'}
      list={{ to: href('/admin/gallery'), label: 'Galeri' }}
      saveLabel={item ? 'Güncelle' : 'Oluştur'}
    >
      {answer && 'changed' in answer && item && (
        <ChangedMeanwhile answer={answer} form={form} current={href('/admin/gallery/:id/edit', { id: item.id })} />
      )}
      <GalleryForm
        // Another record, another form; so is a draft that was brought back.
        key={`${item?.id} ${form.restored !== undefined}`}
        form={form}
        values={
          form.restored ? readGalleryForm(form.restored) : (actionData?.values ?? item?.values ?? EMPTY_GALLERY_ITEM)
        }
        updatedAt={item?.updated_at}
        picture={picture}
        errors={answer && 'errors' in answer ? answer.errors : undefined}
      />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Galeri öğesi yüklenirken bir hata oluştu" />;
}
