import { href } from 'react-router';
import { findActivity } from '#app/features/activity/admin-queries.server.ts';
import { findPublicTitles } from '#app/features/blog/queries.server.ts';
import { adminContext } from '#app/server/auth/guard.server.ts';
import { db } from '#app/server/db.server.ts';
import { actionText, entityText } from '#app/shared/activity.ts';
import { formatMoment } from '#app/shared/dates.ts';
import { readPageNumber } from '#app/shared/paging.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Table, TableCell, TableRow } from '#app/ui/table.tsx';
import type { Route } from './+types/activity.ts';
import { LoadFailure } from './frame/load-failure.tsx';
import { AdminPage } from './frame/page.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id } = context.get(adminContext);
  return findActivity(db, { id, findPublicTitles }, readPageNumber(url.searchParams.get('sayfa')));
}

const columns = [{ label: 'Ne' }, { label: 'Kim' }, { label: 'Ne zaman' }];
const hrefFor = (page: number) => href('/admin/activity') + (page > 1 ? `?sayfa=${page}` : '');

export default function ActivityList({ loaderData: { rows, page, pageCount } }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Geçmiş"
      text="Yönetim panelinde kimin neyi ne zaman değiştirdiği."
      back={{ to: href('/admin/dashboard'), label: 'Dashboard' }}
    >
      {rows.length === 0 ? (
        <EmptyState
          drawing={<Icon name="clock" className="size-14" />}
          className="mt-8"
          title="Henüz kayıtlı işlem yok"
        />
      ) : (
        <Table label="Son işlemler" columns={columns} className="mt-8">
          {rows.map(({ id, at, user_email, action, entity, title }) => (
            <TableRow key={id}>
              <TableCell kind="title">
                <span className="font-semibold">
                  {entityText(entity)}: {actionText(action)}
                </span>
                {title && <span className="block text-sm font-normal text-stone-600">{title}</span>}
              </TableCell>
              <TableCell kind="sub">{user_email}</TableCell>
              <TableCell kind="sub">
                <time dateTime={at}>{formatMoment(at)}</time>
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} className="mt-8" />
    </AdminPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailure error={error} text="İşlemler yüklenirken bir hata oluştu" />;
}
