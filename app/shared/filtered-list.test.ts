import { expect, test } from 'vitest';
import { pageHref, placePage, readListQuery } from './filtered-list.ts';

test('a list is asked for by filter and page; what cannot be read is the first page of all', () => {
  expect(readListQuery(new URLSearchParams('q=++deck++&sayfa=3'))).toEqual({ filter: 'deck', page: 3 });
  expect(readListQuery(new URLSearchParams('sayfa=abc'))).toEqual({ filter: '', page: 1 });
});

test('a page beyond the end is the last page, and an empty list has one page', () => {
  expect(placePage(49, 9)).toMatchObject({ page: 3, pageCount: 3, total: 49, offset: 48 });
  expect(placePage(0, 1)).toMatchObject({ page: 1, pageCount: 1, total: 0, offset: 0 });
});

test('a link to another page keeps the filter', () => {
  expect(pageHref('/admin/projects', 'çit & deck', 2)).toBe('/admin/projects?q=%C3%A7it+%26+deck&sayfa=2');
  expect(pageHref('/admin/projects', '', 1)).toBe('/admin/projects');
});
