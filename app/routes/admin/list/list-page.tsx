import type { ReactNode } from 'react';
import { AdminPage } from '#app/routes/admin/frame/page.tsx';
import { pageHref, type Status, type StatusCounts } from '#app/shared/filtered-list.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { ListFilter } from './list-filter.tsx';
import type { ManyWords } from './many/many-words.ts';
import { StatusFilter } from './many/status-filter.tsx';
import { NoRows } from './no-rows.tsx';
import { useListPlace } from './saved-row.ts';

type ListPageProps = {
  title: string;
  text?: string;
  actions: ReactNode;
  /** The list's own address. */
  list: string;
  searchLabel: string;
  found: { rows: readonly unknown[]; page: number; pageCount: number; filter: string };
  empty: { icon: IconName; title: string; text: string };
  /** A choice beside the text filter; `chosen` names it when there is one. */
  choice?: { field: ReactNode; query: Record<string, string | undefined>; chosen: string | undefined };
  /** The choice between those that visitors see and the others. */
  status?: { words: ManyWords; current: Status | undefined; counts: StatusCounts };
  /** Above the list, whatever it shows. */
  notice?: ReactNode;
  /** The rows, when there are any. */
  children: ReactNode;
  /** What stands below the list, also when it is empty. */
  after?: ReactNode;
  /** A bar at the foot of the window. */
  footer?: ReactNode;
};

/** A list of the back-office: filter, rows or what stands in place of them, pages. */
export function ListPage({
  title,
  text,
  actions,
  list,
  searchLabel,
  found,
  empty,
  choice,
  status,
  notice,
  children,
  after,
  footer,
}: ListPageProps) {
  const { rows, page, pageCount, filter } = found;
  const wanted = filter || (choice?.chosen ?? statusLabel(status));
  const query = { ...choice?.query, durum: status?.current };
  useListPlace();
  return (
    <AdminPage title={title} text={text} actions={actions} footer={footer}>
      {notice}
      {(rows.length > 0 || wanted) && (
        <div className="mt-6 grid gap-3 lg:flex lg:items-center lg:justify-between lg:gap-6">
          <ListFilter
            action={list}
            filter={filter}
            label={searchLabel}
            filtered={wanted !== ''}
            status={status?.current}
          >
            {choice?.field}
          </ListFilter>
          {status && (
            <StatusFilter {...status} hrefFor={(durum) => pageHref(list, filter, 1, { ...choice?.query, durum })} />
          )}
        </div>
      )}
      {rows.length > 0 ? (
        children
      ) : (
        <NoRows icon={empty.icon} filter={wanted} list={list} title={empty.title}>
          {empty.text}
        </NoRows>
      )}
      <Pagination
        className="mt-6"
        page={page}
        pageCount={pageCount}
        hrefFor={(number) => pageHref(list, filter, number, query)}
      />
      {after}
    </AdminPage>
  );
}

function statusLabel(status: ListPageProps['status']): string {
  if (!status?.current) return '';
  return status.current === 'aktif' ? status.words.on : status.words.off;
}

export function NewRecordLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to}>
      <Icon name="plus" />
      {children}
    </ButtonLink>
  );
}
