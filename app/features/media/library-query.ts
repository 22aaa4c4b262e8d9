import { type ListQuery, readListQuery } from '#app/shared/filtered-list.ts';
import { withQuery } from '#app/shared/with-query.ts';

/** What the library can be narrowed to, by the word in its address. */
export const LIBRARY_FILTERS = {
  urun: 'Ürün',
  proje: 'Proje',
  sayfa: 'Sayfa',
  kullanilmayan: 'Kullanılmıyor',
  'alt-yok': 'Alt metni yok',
} as const;
export type LibraryFilter = keyof typeof LIBRARY_FILTERS;

export const LIBRARY_ORDERS = {
  yeni: 'En yeniler önce',
  eski: 'En eskiler önce',
  ad: 'Ada göre',
  boyut: 'En büyük dosyalar önce',
} as const;
export type LibraryOrder = keyof typeof LIBRARY_ORDERS;

export interface LibraryQuery extends ListQuery {
  show: LibraryFilter | undefined;
  order: LibraryOrder;
}

/** From the address: `?q=havuz&goster=proje&sirala=ad&sayfa=2`. What cannot be read is the whole library, newest first. */
export function readLibraryQuery(params: URLSearchParams): LibraryQuery {
  const show = params.get('goster') ?? '';
  const order = params.get('sirala') ?? '';
  return {
    ...readListQuery(params),
    show: Object.hasOwn(LIBRARY_FILTERS, show) ? (show as LibraryFilter) : undefined,
    order: Object.hasOwn(LIBRARY_ORDERS, order) ? (order as LibraryOrder) : 'yeni',
  };
}

/** The address of the library with another choice, and with the same of everything else. */
export function libraryHref(path: string, query: LibraryQuery, change: Partial<LibraryQuery> & { picture?: string }) {
  const { filter, show, order, page, picture } = { picture: undefined, ...query, ...change };
  return withQuery(path, {
    q: filter || undefined,
    goster: show,
    sirala: order === 'yeni' ? undefined : order,
    sayfa: page > 1 ? page : undefined,
    gorsel: picture,
  });
}
