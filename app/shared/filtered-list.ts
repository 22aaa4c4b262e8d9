import { PAGE_SIZE } from './limits.ts';
import { offsetOf, pageCountOf, readPageNumber } from './paging.ts';
import { withQuery } from './with-query.ts';

/** The filter and page of a back-office list, from its address: `?q=deck&durum=pasif&sayfa=2`. */
export interface ListQuery {
  filter: string;
  page: number;
  status?: Status | undefined;
}

/** Whether visitors see a record; without one, both kinds are listed. */
export type Status = 'aktif' | 'pasif';
export const isStatus = (value: unknown): value is Status => value === 'aktif' || value === 'pasif';

/** How many records there are of each, before one was chosen. */
export type StatusCounts = Record<Status, number>;

export function readListQuery(params: URLSearchParams): ListQuery {
  const status = params.get('durum');
  return {
    status: isStatus(status) ? status : undefined,
    filter: (params.get('q') ?? '').trim().slice(0, 100),
    page: readPageNumber(params.get('sayfa')),
  };
}

export interface FilteredPage<T> {
  rows: T[];
  page: number;
  pageCount: number;
  total: number;
}

/** A page number past the end gives the last page: rows may have been deleted since the link was made. */
export function placePage(total: number, wanted: number) {
  const pageCount = pageCountOf(total);
  const page = Math.min(wanted, pageCount);
  return { page, pageCount, total, offset: offsetOf(page), limit: PAGE_SIZE };
}

/** The address of another page of the same list, with the same filter and what else was chosen. */
export function pageHref(path: string, filter: string, page: number, choice: Record<string, string | undefined> = {}) {
  return withQuery(path, { q: filter || undefined, ...choice, sayfa: page > 1 ? page : undefined });
}
