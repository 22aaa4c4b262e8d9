import { href } from 'react-router';
import { findColorChoices } from '#app/features/colors/admin-queries.server.ts';
import { findProjectForForm } from '#app/features/projects/admin-queries.server.ts';
import { checkProjectOnServer } from '#app/features/projects/check-project.server.ts';
import {
  EMPTY_PROJECT,
  nameGonePictures,
  type ProjectErrors,
  type ProjectValues,
  readProjectForm,
} from '#app/features/projects/project-input.ts';
import { projects } from '#app/features/projects/record.server.ts';
import { findSchedule } from '#app/features/schedule/queries.server.ts';
import { refuse, refuseSave } from '#app/routes/admin/form/answers.ts';
import { CopyNotice } from '#app/routes/admin/form/copy-notice.tsx';
import { FormPage } from '#app/routes/admin/form/form-page.tsx';
import { SchedulePanel } from '#app/routes/admin/form/schedule/schedule-panel.tsx';
import { readSeen } from '#app/routes/admin/form/seen-fields.ts';
import { useAdminForm } from '#app/routes/admin/form/use-admin-form.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { listAddress } from '#app/routes/admin/list/list-address.ts';
import { projectPage } from '#app/routes/admin/list/public-page.ts';
import { redirectToList } from '#app/routes/admin/list/redirect-to-list.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { log } from '#app/server/log.server.ts';
import { findPictures } from '#app/server/pictures/queries.server.ts';
import { createRecord, updateRecord } from '#app/server/records/save.server.ts';
import type { Route } from './+types/edit.ts';
import { ProjectForm } from './project-form.tsx';

const SAVE_FAILED = 'Proje kaydedilirken bir hata olustu: ';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const colors = await findColorChoices(db);
  if (id === undefined) return { project: null, pictures: [], schedule: {}, colors };
  const project = await findProjectForForm(db, context.get(adminContext), id);
  if (!project) throw new Response(null, { status: 404 });
  const picture = await findPictures(db, project.values.images);
  const schedule = await findSchedule(db, 'project', project.id);
  return { project, pictures: project.values.images.map(picture), schedule, colors };
}

export async function action({ request, url, params: { id }, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = readProjectForm(form);
  const checked = await checkProjectOnServer(db, values);
  if ('errors' in checked) return refuse({ values, errors: checked.errors }, 400);
  const actor = context.get(adminContext);
  try {
    const saved =
      id === undefined
        ? await createRecord(db, projects, actor, checked.input)
        : await updateRecord(db, projects, actor, id, checked.input, readSeen(form));
    if (!saved.ok)
      return refuseSave(values, saved, {
        picturesGone: (urls) => nameGonePictures(values, urls),
        gone: `${SAVE_FAILED}Proje bulunamadi`,
      });
    const text = id === undefined ? 'Proje olusturuldu' : 'Proje guncellendi';
    const page = projectPage(saved.record);
    return redirectToList(listAddress(href('/admin/projects'), url.searchParams), {
      id: saved.id,
      page,
      text,
      spelling: 'plain',
    });
  } catch (error) {
    // Reported instead of thrown: the message ends with the server's own words (docs/behaviour.md).
    log.error({ err: error, project: id }, 'could not save a project');
    const reason = error instanceof Error ? error.message : String(error);
    return refuse({ values, toast: { kind: 'error', text: SAVE_FAILED + reason } }, 500);
  }
}

export default function EditProject({ loaderData, actionData }: Route.ComponentProps) {
  const { project, pictures, schedule, colors } = loaderData;
  const form = useAdminForm<ProjectValues, ProjectErrors>({
    id: 'project-form',
    failure: `${SAVE_FAILED}Sunucuya ulasilamadi`,
    spelling: 'plain',
    saved: project?.values ?? EMPTY_PROJECT,
    recordId: project?.id,
    kind: 'project',
    read: readProjectForm,
    pageAnswer: actionData,
  });
  return (
    <FormPage
      form={form}
      title={project ? 'Projeyi Duzenle' : 'Yeni Proje Ekle'}
      list={{ to: href('/admin/projects'), label: 'Projeler' }}
      newAddress={href('/admin/projects/new')}
      saveLabel={project ? 'Guncelle' : 'Olustur'}
      preview="beside"
      page={project && projectPage({ slug: project.slug, ...project.values })}
      history={project && href('/admin/history/:kind/:id', { kind: 'project', id: project.id })}
    >
      <CopyNotice record={project && { slug: project.slug, ...project.values }} />
      {project && <SchedulePanel kind="project" id={project.id} schedule={schedule} spelling="plain" />}
      <ProjectForm
        key={form.key}
        form={form}
        updatedAt={project?.updated_at}
        pictures={pictures}
        colors={colors}
        hiddenProducts={project?.hiddenProducts ?? []}
      />
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Proje yuklenirken bir hata olustu" spelling="plain" />;
}
