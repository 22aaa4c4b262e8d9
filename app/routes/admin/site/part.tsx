import { data, href } from 'react-router';
import { checkPart } from '#app/features/content/check-part.server.ts';
import { findPart } from '#app/features/content/pages.server.ts';
import { findPartForEditing } from '#app/features/content/part-for-editing.server.ts';
import { type PartErrors, readPart } from '#app/features/content/read-part.ts';
import { savePart } from '#app/features/content/save.server.ts';
import { refuse, refuseSave } from '#app/routes/admin/form/answers.ts';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { readSeen } from '#app/routes/admin/form/seen-fields.ts';
import { useAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { redirectToList } from '#app/routes/admin/list/redirect-to-list.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/part.ts';
import { findHistoryAddress } from './history-address.server.ts';
import { PartForm } from './part-form/part-form.tsx';
import type { PartValues } from './part-form/part-form-state.ts';
import { PartTabs } from './part-form/part-tabs.tsx';

const SAVE_FAILED = 'Metin kaydedilirken bir hata oluştu';

export async function loader({ params }: Route.LoaderArgs) {
  const found = findPart(params.page, params.part);
  if (!found) throw data(null, 404);
  const { page, part } = found;
  return {
    ...(await findPartForEditing(db, found)),
    pageTitle: page.title,
    address: page.address,
    isInternal: page.isInternal === true,
    partTitle: part.title,
    fields: part.fields,
    original: part.original,
    history: await findHistoryAddress(found.key),
    tabs: Object.entries(page.parts).map(([name, { title }]) => ({ name, title })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const found = findPart(params.page, params.part);
  if (!found) throw data(null, 404);
  const form = await request.formData();
  const values = readPart(found.part.fields, form);
  const checked = checkPart(found.part, values);
  if ('errors' in checked) return refuse<PartValues, PartErrors>({ values, errors: checked.errors }, 400);
  const saved = await savePart(db, context.get(adminContext), found, checked.content, readSeen(form));
  if (!saved.ok)
    return refuseSave<PartValues, PartErrors>(values, saved, { picturesGone: picturesGone(values), gone: SAVE_FAILED });
  return redirectToList(href('/admin/site'), {
    id: found.key,
    page: found.page.address,
    text: found.page.isInternal ? 'Metin kaydedildi.' : 'Yayınlandı. Sitede şimdi görünüyor.',
  });
}

/** The message stands at the picture that somebody deleted meanwhile. */
const picturesGone =
  (values: PartValues) =>
  (urls: string[]): PartErrors =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'object' && 'src' in value && urls.includes(value.src)
          ? [[`${name}.src`, 'Bu görsel silinmiş. Başka bir görsel seçin.']]
          : [],
      ),
    );

export default function EditPart({ loaderData, actionData, params }: Route.ComponentProps) {
  const { values, version, fields, pageTitle, partTitle, address, isInternal, tabs } = loaderData;
  const form = useAdminForm<PartValues, PartErrors>({
    id: 'part-form',
    failure: SAVE_FAILED,
    saved: values,
    recordId: `${params.page}.${params.part}`,
    kind: 'part',
    read: (sent) => readPart(fields, sent),
    pageAnswer: actionData,
  });
  return (
    <FormPage
      form={form}
      title={`${pageTitle}: ${partTitle}`}
      list={{ to: href('/admin/site'), label: 'Site bilgileri ve sayfalar' }}
      newAddress={href('/admin/site')}
      saveLabel="Kaydet"
      {...(!isInternal && { preview: 'beside' })}
      page={address}
      history={loaderData.history}
    >
      <PartTabs page={params.page} current={params.part} tabs={tabs} />
      <PartForm key={form.key} form={form} version={version} part={loaderData} />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Metin yüklenirken bir hata oluştu" />;
}
