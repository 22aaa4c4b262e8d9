import { useId } from 'react';
import { data, href } from 'react-router';
import { z } from 'zod';
import { findAdminProjects, type ProjectRow } from '#app/features/projects/admin-queries.server.ts';
import { projects } from '#app/features/projects/record.server.ts';
import { cloneProject } from '#app/features/projects/service.server.ts';
import { findSchedules } from '#app/features/schedule/queries.server.ts';
import { RowSchedule } from '#app/routes/admin/form/schedule/schedule-badge.tsx';
import { type AdminFetcher, useAdminFetcher } from '#app/routes/admin/form/use-admin-fetcher.ts';
import { LoadFailure } from '#app/routes/admin/frame/load-failure.tsx';
import { ListPage, NewRecordLink } from '#app/routes/admin/list/list-page.tsx';
import { changeMany, isForMany } from '#app/routes/admin/list/many/change-many.server.ts';
import { ChosenBar } from '#app/routes/admin/list/many/chosen-bar.tsx';
import { MANY_TEXTS, PROJECT_WORDS } from '#app/routes/admin/list/many/many-words.ts';
import { QuickSwitch } from '#app/routes/admin/list/many/quick-switch.tsx';
import { AllRowsCheckbox, RowCheckbox } from '#app/routes/admin/list/many/row-checkbox.tsx';
import { movedToBin } from '#app/routes/admin/list/moved-to-bin.ts';
import { parseIntent } from '#app/routes/admin/list/parse-intent.ts';
import { projectPage } from '#app/routes/admin/list/public-page.ts';
import { DeleteButton, EditLink } from '#app/routes/admin/list/row-buttons.tsx';
import { TitleLink } from '#app/routes/admin/list/row-links.tsx';
import { type RowMark, useSavedRow } from '#app/routes/admin/list/saved-row.ts';
import { ViewOnSiteLink } from '#app/routes/admin/list/view-on-site.tsx';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { activeField } from '#app/server/records/many.server.ts';
import { deleteRecord } from '#app/server/records/save.server.ts';
import { redirectWithToast } from '#app/server/toast.server.ts';
import { formatShortDay, toIsoDay } from '#app/shared/dates.ts';
import { readListQuery } from '#app/shared/filtered-list.ts';
import { idInput } from '#app/shared/ids.ts';
import { Button } from '#app/ui/button.tsx';
import { useConfirm } from '#app/ui/confirm-dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Table, TableCell, TableRow } from '#app/ui/table.tsx';
import type { Route } from './+types/list.ts';

const CLONE_FAILED = 'Proje klonlanırken bir hata oluştu';
const DELETE_FAILED = 'Proje silinirken bir hata oluştu';

export async function loader({ url }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams);
  const found = await findAdminProjects(db, query);
  const schedules = await findSchedules(db, 'project', found.rows);
  return { filter: query.filter, status: query.status, ...found, schedules };
}

const change = z.object({ intent: z.enum(['clone', 'delete']), id: idInput });

const MANY = { kind: projects, words: PROJECT_WORDS, shown: activeField };

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const actor = context.get(adminContext);
  if (isForMany(form)) return changeMany(request, url, form, actor, MANY);
  const { intent, id } = parseIntent(form, change);
  if (intent === 'clone') {
    const copy = await cloneProject(db, actor, id);
    if (!copy.ok) return data({ toast: { kind: 'error' as const, text: CLONE_FAILED } }, { status: 404 });
    return redirectWithToast(href('/admin/projects/:id/edit', { id: copy.id }), {
      kind: 'success',
      text: 'Proje başarıyla klonlandı',
    });
  }
  const deleted = await deleteRecord(db, projects, actor, id);
  if (!deleted.ok) return data({ toast: { kind: 'error' as const, text: DELETE_FAILED } }, { status: 404 });
  return { toast: movedToBin('Proje başarıyla silindi', id, deleted.title) };
}

export default function ProjectList({ loaderData }: Route.ComponentProps) {
  const cloning = useAdminFetcher({ failure: CLONE_FAILED });
  const deleting = useAdminFetcher({ failure: DELETE_FAILED });
  const switching = useAdminFetcher({ failure: MANY_TEXTS.turkish.failed });
  const { confirm, dialog } = useConfirm();
  const savedRow = useSavedRow();

  async function askToDelete({ id, title }: ProjectRow) {
    const confirmed = await confirm({
      title: 'Bu projeyi silmek istediğinizden emin misiniz?',
      text: `“${title}” çöp kutusuna taşınır. 30 gün içinde geri alabilirsiniz.`,
    });
    if (confirmed) deleting.submit({ intent: 'delete', id }, { method: 'post' });
  }

  return (
    <ListPage
      title="Projeler"
      actions={<NewRecordLink to={href('/admin/projects/new')}>Yeni Proje Ekle</NewRecordLink>}
      list={href('/admin/projects')}
      searchLabel="Projelerde ara"
      found={loaderData}
      status={{ words: PROJECT_WORDS, current: loaderData.status, counts: loaderData.counts }}
      footer={<ChosenBar words={PROJECT_WORDS} />}
      empty={{
        icon: 'site',
        title: 'Henüz proje yok',
        text: 'İlk projeniz için “Yeni Proje Ekle” düğmesini kullanın.',
      }}
    >
      <Table label="Projeler" className="mt-6" columns={columns}>
        {loaderData.rows.map((project) => (
          <Row
            key={project.id}
            project={project}
            mark={savedRow(project.id)}
            cloning={cloning}
            switching={switching}
            deleting={deleting.formData?.get('id') === project.id}
            onDelete={() => void askToDelete(project)}
          />
        ))}
      </Table>
      {dialog}
    </ListPage>
  );
}

const columns = [
  { label: MANY_TEXTS.turkish.chooseAll, head: <AllRowsCheckbox words={PROJECT_WORDS} />, className: 'w-14' },
  { label: 'Proje' },
  { label: 'Durum' },
  { label: 'Tarih' },
  { label: 'İşlemler', align: 'end' as const },
];

type RowProps = {
  project: ProjectRow;
  mark: RowMark;
  cloning: AdminFetcher;
  switching: AdminFetcher;
  deleting: boolean;
  onDelete: () => void;
};

function Row({ project, mark, cloning, switching, deleting, onDelete }: RowProps) {
  const { id, title, description, is_active, completion_date } = project;
  const titleId = useId();
  const form = href('/admin/projects/:id/edit', { id });
  return (
    <TableRow {...mark}>
      <TableCell kind="check">
        <RowCheckbox id={id} title={title} words={PROJECT_WORDS} />
      </TableCell>
      <TableCell kind="title">
        <p id={titleId} className="font-semibold wrap-anywhere">
          <TitleLink to={form}>{title}</TitleLink>
        </p>
        <p className="line-clamp-1 max-w-[24em] text-sm text-stone-600">{description}</p>
        <ViewOnSiteLink page={projectPage(project)} title={title} />
      </TableCell>
      <TableCell kind="badge">
        <QuickSwitch id={id} title={title} shown={is_active} words={PROJECT_WORDS} switching={switching} />
        <RowSchedule id={id} spelling="plain" />
      </TableCell>
      <TableCell kind="sub" className="whitespace-nowrap tnum">
        <time dateTime={toIsoDay(completion_date)}>{formatShortDay(completion_date)}</time>
      </TableCell>
      <TableCell kind="actions">
        <EditLink to={form} titleId={titleId} />
        <cloning.Form method="post" className="contents">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="clone"
            variant="quiet"
            size="sm"
            disabled={cloning.busy}
            aria-describedby={titleId}
          >
            <Icon name="copy" />
            Klonla
          </Button>
        </cloning.Form>
        <DeleteButton onDelete={onDelete} busy={deleting} titleId={titleId} />
      </TableCell>
    </TableRow>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="Projeler yüklenirken bir hata oluştu" />;
}
