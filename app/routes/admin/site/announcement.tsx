import { href } from 'react-router';
import { findAnnouncement } from '#app/features/content/announcement.server.ts';
import {
  ANNOUNCEMENT_KEY,
  type AnnouncementErrors,
  type AnnouncementValues,
  announcementValues,
  checkAnnouncement,
  readAnnouncementForm,
} from '#app/features/content/announcement.ts';
import { NEVER_EDITED, saveContent } from '#app/features/content/save.server.ts';
import { refuse, refuseSave } from '#app/routes/admin/form/answers.ts';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { readSeen } from '#app/routes/admin/form/seen-fields.ts';
import { useAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { redirectToList } from '#app/routes/admin/list/redirect-to-list.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import type { Route } from './+types/announcement.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { describeAnnouncement } from './describe-announcement.ts';
import { findHistoryAddress } from './history-address.server.ts';

const SAVE_FAILED = 'Duyuru kaydedilirken bir hata oluştu';

export async function loader() {
  const { announcement, savedAt } = await findAnnouncement(db);
  const history = await findHistoryAddress(ANNOUNCEMENT_KEY);
  return { values: announcementValues(announcement), version: savedAt ?? NEVER_EDITED, history };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readAnnouncementForm(form);
  // An empty text takes the announcement away; no text at all is not this form.
  if (!form.has('text')) return refuse({ values, errors: { text: 'Sayfayı yenileyip yeniden deneyin.' } }, 400);
  const checked = checkAnnouncement(values);
  if ('errors' in checked) return refuse({ values, errors: checked.errors }, 400);
  const { announcement } = checked;
  const saved = await saveContent(db, context.get(adminContext), ANNOUNCEMENT_KEY, announcement, readSeen(form));
  if (!saved.ok)
    return refuseSave<AnnouncementValues, AnnouncementErrors>(values, saved, {
      picturesGone: () => ({}),
      gone: SAVE_FAILED,
    });
  return redirectToList(href('/admin/site'), {
    id: saved.id,
    page: href('/'),
    text: `Duyuru kaydedildi. ${describeAnnouncement(announcement, new Date())}`,
  });
}

export default function EditAnnouncement({
  loaderData: { values, version, history },
  actionData,
}: Route.ComponentProps) {
  const form = useAdminForm<AnnouncementValues, AnnouncementErrors>({
    id: 'announcement-form',
    failure: SAVE_FAILED,
    saved: values,
    recordId: ANNOUNCEMENT_KEY,
    read: readAnnouncementForm,
    pageAnswer: actionData,
  });
  return (
    <FormPage
      form={form}
      title="Duyuru"
      list={{ to: href('/admin/site'), label: 'Site bilgileri' }}
      newAddress={href('/admin/site/duyuru')}
      saveLabel="Kaydet"
      page={href('/')}
      history={history}
    >
      <AnnouncementForm key={form.key} form={form} version={version} />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Duyuru yüklenirken bir hata oluştu" />;
}
