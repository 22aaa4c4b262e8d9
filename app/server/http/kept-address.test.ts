import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createRouteFinder } from './find-routes.server.ts';
import { keptAddress } from './kept-address.server.ts';

const isCategory = (value: string) => value === 'deck';
const isPage = (value: string) => /^[2-9]$/.test(value);
const route = (id: string, parentId: string | undefined, path: string | undefined, handle?: unknown) => ({
  id,
  parentId,
  path,
  module: { handle, loader: () => null },
});
const findRoutes = createRouteFinder({
  routes: {
    root: route('root', undefined, ''),
    layout: route('layout', 'root', undefined),
    home: { ...route('home', 'layout', undefined, { keep: {} }), index: true },
    list: route('list', 'layout', 'products', { keep: { category: isCategory, sayfa: isPage } }),
    detail: route('detail', 'layout', 'products/:slug', { keep: {} }),
    fixed: { ...route('fixed', 'layout', 'fixed/:slug'), module: { handle: { keep: {} } } },
    admin: route('admin', 'root', 'admin'),
  },
} as unknown as ServerBuild);
function kept(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return keptAddress(pathname, searchParams, findRoutes(pathname));
}

it('keeps a page that says so, under its path', () => {
  expect(kept('/products')).toBe('/products');
  expect(kept('/products/deck-140')).toBe('/products/deck-140');
});

it('does not keep a page that says nothing', () => {
  expect(kept('/admin')).toBeNull();
  expect(kept('/yok')).toBeNull();
});

it('keeps known query values, in one order', () => {
  expect(kept('/products?sayfa=2&category=deck')).toBe('/products?category=deck&sayfa=2');
  expect(kept('/products?category=deck&sayfa=2')).toBe('/products?category=deck&sayfa=2');
});

it.each([
  '?x=1',
  '?hasOwnProperty=category',
  '?__proto__=1',
  '?category=yok',
  '?category=deck&category=deck',
  '?sayfa=99',
  '?category=deck&utm=1',
])('does not keep /products%s', (query) => {
  expect(kept(`/products${query}`)).toBeNull();
});

it('keeps the data of a client navigation, with the routes that it may ask for', () => {
  expect(kept('/products.data')).toBe('/products.data');
  expect(kept('/_.data')).toBe('/_.data');
  expect(kept('/products.data?_routes=list')).toBe('/products.data?_routes=list');
  expect(kept('/products.data?_routes=layout,list')).toBe('/products.data?_routes=layout%2Clist');
  expect(kept('/products.data?_routes=admin')).toBeNull();
  expect(kept('/products?_routes=list')).toBeNull();
});

it('keeps a list of routes in one order', () => {
  expect(kept('/products.data?_routes=list,root,layout')).toBe('/products.data?_routes=root%2Clayout%2Clist');
});

it.each(['root', 'layout', 'root,layout', ''])(
  'does not keep data that the loader of the page has no part in: ?_routes=%s',
  (ids) => {
    expect(kept(`/products/anything.data?_routes=${ids}`)).toBeNull();
  },
);

it('does not keep a page that the visitor names and no loader looks up', () => {
  expect(kept('/fixed/anything')).toBeNull();
});

it.each([
  '/Products',
  '/products/',
  '/%70roducts',
  '/products/_.data',
  '/products.data?_routes=list,list',
  '/products.data?_routes=list,none',
])('does not keep a page under another spelling: %s', (address) => {
  expect(kept(address)).toBeNull();
});
