import { href } from 'react-router';
import { NEVER_EDITED, saveContent } from '#app/features/content/save.server.ts';
import { isMailSetUp } from '#app/features/mail/mailer.server.ts';
import { formService } from '#app/features/messages/form-service.server.ts';
import { findNotices } from '#app/features/messages/notices.server.ts';
import {
  checkNotices,
  NOTICES_KEY,
  type NoticesErrors,
  type NoticesValues,
  noticesValues,
  readNoticesForm,
} from '#app/features/messages/notices.ts';
import { refuse, refuseSave } from '#app/routes/admin/form/answers.ts';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { readSeen } from '#app/routes/admin/form/seen-fields.ts';
import { useAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { useMay } from '#app/routes/admin/frame/use-may.ts';
import { redirectToList } from '#app/routes/admin/list/redirect-to-list.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { mayHere } from '#app/server/auth/rights.server.ts';
import { db } from '#app/server/db.server.ts';
import { NOT_ALLOWED } from '#app/shared/roles.ts';
import type { Route } from './+types/notices.ts';
import { findHistoryAddress } from './history-address.server.ts';
import { NoticesForm } from './notices-form.tsx';

const SAVE_FAILED = 'Bildirimler kaydedilirken bir hata oluştu';

export async function loader() {
  const { notices, savedAt } = await findNotices(db, { formService: formService !== null });
  const history = await findHistoryAddress(NOTICES_KEY);
  return { values: noticesValues(notices), version: savedAt ?? NEVER_EDITED, history, isMailSetUp };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readNoticesForm(form);
  if (!mayHere(context, 'site-facts')) return refuse({ values, toast: { kind: 'error', text: NOT_ALLOWED } }, 403);
  // Empty fields tell nobody; no fields at all are not this form.
  if (!form.has('message')) return refuse({ values, errors: { message: 'Sayfayı yenileyip yeniden deneyin.' } }, 400);
  const checked = checkNotices(values);
  if ('errors' in checked) return refuse({ values, errors: checked.errors }, 400);
  const saved = await saveContent(db, context.get(adminContext), NOTICES_KEY, checked.notices, readSeen(form));
  if (!saved.ok)
    return refuseSave<NoticesValues, NoticesErrors>(values, saved, { picturesGone: () => ({}), gone: SAVE_FAILED });
  return redirectToList(href('/admin/site'), { id: saved.id, page: null, text: 'Bildirimler kaydedildi.' });
}

export default function EditNotices({ loaderData, actionData }: Route.ComponentProps) {
  const { values, version, history } = loaderData;
  const form = useAdminForm<NoticesValues, NoticesErrors>({
    id: 'notices-form',
    failure: SAVE_FAILED,
    saved: values,
    recordId: NOTICES_KEY,
    read: readNoticesForm,
    pageAnswer: actionData,
  });
  return (
    <FormPage
      form={form}
      title="Bildirimler"
      list={{ to: href('/admin/site'), label: 'Site bilgileri' }}
      newAddress={href('/admin/site/bildirimler')}
      saveLabel={useMay()('site-facts') ? 'Kaydet' : null}
      page={null}
      history={history}
    >
      <NoticesForm key={form.key} form={form} version={version} isMailSetUp={loaderData.isMailSetUp} />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Bildirimler yüklenirken bir hata oluştu" />;
}
