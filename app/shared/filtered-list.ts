import { PAGE_SIZE } from './limits.ts';
import { offsetOf, pageCountOf, readPageNumber } from './paging.ts';

/** The filter and page of a back-office list, from its address: `?q=deck&sayfa=2`. */
export interface ListQuery {
  filter: string;
  page: number;
}

export function readListQuery(params: URLSearchParams): ListQuery {
  return {
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

/** The address of another page of the same list, with the same filter. */
export function pageHref(path: string, filter: string, page: number): string {
  const params = new URLSearchParams();
  if (filter) params.set('q', filter);
  if (page > 1) params.set('sayfa', String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
