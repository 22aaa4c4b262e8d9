import type { Db } from '#app/server/db/schema.ts';
import { toView, VIEW_COLUMNS } from '#app/server/pictures/queries.server.ts';
import type { PictureView } from '#app/shared/images.ts';
import { PAGE_SIZE } from '#app/shared/limits.ts';
import { pageCountOf } from '#app/shared/paging.ts';
import { searchText } from '#app/shared/search-text.ts';
import { compareTurkish, foldTurkish } from '#app/shared/turkish.ts';
import { LIBRARY_FILTERS, type LibraryFilter, type LibraryOrder, type LibraryQuery } from './library-query.ts';
import { pictureName } from './picture-name.ts';
import { findPictureUses, type PictureUse, type UseKind } from './picture-uses.server.ts';

export interface LibraryTile {
  path: string;
  name: string;
  picture: PictureView;
  hasAlt: boolean;
  uses: number;
}

export interface Library {
  tiles: LibraryTile[];
  /** How many there are of what was asked for. */
  total: number;
  page: number;
  hasMore: boolean;
  /** How many the words of the search leave, by filter; `all` without any. */
  counts: Record<LibraryFilter | 'all', number>;
}

interface Row {
  path: string;
  name: string;
  alt: string;
  bytes: number;
  created_at: string;
  uses: PictureUse[];
}

/** In pages; beyond, staff narrow the list down. */
const LONGEST_LIST = 100;

/**
 * The pictures that stay until staff delete them; uploads of forms that were never saved are not among them. Filtered
 * and sorted here and not by the database: where a picture is used is written inside texts and lists, and both are
 * Turkish. Pages add up, so that the second shows the first as well.
 */
export async function findLibrary(db: Db, query: LibraryQuery): Promise<Library> {
  const uses = await findPictureUses(db);
  const kept = await db
    .selectFrom('pictures')
    .select(['path', 'name', 'alt', 'bytes', 'created_at'])
    .where('is_kept', '=', true)
    .execute();
  const rows = kept.map((row) => ({ ...row, name: pictureName(row), uses: uses.get(row.path) ?? [] }));
  const matching = rows.filter(matches(query.filter));
  const filters = Object.keys(LIBRARY_FILTERS) as LibraryFilter[];
  const counted = filters.map((filter) => [filter, matching.filter(FITS[filter]).length]);
  const chosen = (query.show ? matching.filter(FITS[query.show]) : matching).sort(ORDERS[query.order]);
  const page = Math.min(query.page, pageCountOf(chosen.length), LONGEST_LIST);
  const shown = chosen.slice(0, page * PAGE_SIZE);
  return {
    tiles: await toTiles(db, shown),
    total: chosen.length,
    page,
    hasMore: shown.length < chosen.length,
    counts: { all: matching.length, ...Object.fromEntries(counted) },
  };
}

const isUsedBy = (kind: UseKind) => (row: Row) => row.uses.some((use) => use.kind === kind);

const FITS: Record<LibraryFilter, (row: Row) => boolean> = {
  urun: isUsedBy('product'),
  proje: isUsedBy('project'),
  sayfa: isUsedBy('page'),
  kullanilmayan: (row) => row.uses.length === 0,
  'alt-yok': (row) => row.alt === '',
};

const byPath = (a: Row, b: Row) => (a.path < b.path ? -1 : 1);
const ORDERS: Record<LibraryOrder, (a: Row, b: Row) => number> = {
  yeni: (a, b) => b.created_at.localeCompare(a.created_at) || byPath(a, b),
  eski: (a, b) => a.created_at.localeCompare(b.created_at) || byPath(a, b),
  ad: (a, b) => compareTurkish(a.name, b.name) || byPath(a, b),
  boyut: (a, b) => b.bytes - a.bytes || byPath(a, b),
};

/** Every word, in the name, the alt text or where the picture is used. */
function matches(filter: string): (row: Row) => boolean {
  const words = foldTurkish(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return ({ name, alt, uses }) => {
    const text = searchText(name, alt, ...uses.flatMap(({ title, place }) => [title, place]));
    return words.every((word) => text.includes(word));
  };
}

async function toTiles(db: Db, rows: Row[]): Promise<LibraryTile[]> {
  if (rows.length === 0) return [];
  const paths = rows.map(({ path }) => path);
  const found = await db.selectFrom('pictures').select(VIEW_COLUMNS).where('path', 'in', paths).execute();
  const views = new Map(found.map((row) => [row.path, toView(row)]));
  return rows.flatMap(({ path, name, alt, uses }) => {
    const picture = views.get(path);
    return picture ? [{ path, name, picture, hasAlt: alt !== '', uses: uses.length }] : [];
  });
}
