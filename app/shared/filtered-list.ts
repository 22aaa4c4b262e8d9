import { PAGE_SIZE } from './limits.ts';
import { offsetOf, pageCountOf, readPageNumber } from './paging.ts';
import { withQuery } from './with-query.ts';

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

/** The address of another page of the same list, with the same filter and what else was chosen. */
export function pageHref(path: string, filter: string, page: number, choice: Record<string, string | undefined> = {}) {
  return withQuery(path, { q: filter || undefined, ...choice, sayfa: page > 1 ? page : undefined });
}
