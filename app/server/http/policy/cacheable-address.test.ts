import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { cacheableAddress } from './cacheable-address.server.ts';
import { createRouteFinder } from './find-routes.server.ts';

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
    home: { ...route('home', 'layout', undefined, { cache: {} }), index: true },
    list: route('list', 'layout', 'products', { cache: { category: isCategory, sayfa: isPage } }),
    detail: route('detail', 'layout', 'products/:slug', { cache: {} }),
    fixed: { ...route('fixed', 'layout', 'fixed/:slug'), module: { handle: { cache: {} } } },
    admin: route('admin', 'root', 'admin'),
  },
} as unknown as ServerBuild);
function keyOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return cacheableAddress(pathname, searchParams, findRoutes(pathname));
}

it('caches a page that says so, under its path', () => {
  expect(keyOf('/products')).toBe('/products');
  expect(keyOf('/products/deck-140')).toBe('/products/deck-140');
});

it('does not cache a page that says nothing', () => {
  expect(keyOf('/admin')).toBeNull();
  expect(keyOf('/yok')).toBeNull();
});

it('caches known query values, in one order', () => {
  expect(keyOf('/products?sayfa=2&category=deck')).toBe('/products?category=deck&sayfa=2');
  expect(keyOf('/products?category=deck&sayfa=2')).toBe('/products?category=deck&sayfa=2');
});

it.each([
  '?x=1',
  '?hasOwnProperty=category',
  '?__proto__=1',
  '?category=yok',
  '?category=deck&category=deck',
  '?sayfa=99',
  '?category=deck&utm=1',
])('does not cache /products%s', (query) => {
  expect(keyOf(`/products${query}`)).toBeNull();
});

it('caches the data of a client navigation, with the routes that it may ask for', () => {
  expect(keyOf('/products.data')).toBe('/products.data');
  expect(keyOf('/_.data')).toBe('/_.data');
  expect(keyOf('/products.data?_routes=list')).toBe('/products.data?_routes=list');
  expect(keyOf('/products.data?_routes=layout,list')).toBe('/products.data?_routes=layout%2Clist');
  expect(keyOf('/products.data?_routes=admin')).toBeNull();
  expect(keyOf('/products?_routes=list')).toBeNull();
});

it('caches a list of routes in one order', () => {
  expect(keyOf('/products.data?_routes=list,root,layout')).toBe('/products.data?_routes=root%2Clayout%2Clist');
});

it.each(['root', 'layout', 'root,layout', ''])(
  'does not cache data that the loader of the page has no part in: ?_routes=%s',
  (ids) => {
    expect(keyOf(`/products/anything.data?_routes=${ids}`)).toBeNull();
  },
);

it('does not cache a page that the visitor names and no loader looks up', () => {
  expect(keyOf('/fixed/anything')).toBeNull();
});

it.each([
  '/Products',
  '/products/',
  '/%70roducts',
  '/products/_.data',
  '/products.data?_routes=list,list',
  '/products.data?_routes=list,none',
])('does not cache a page under another spelling: %s', (address) => {
  expect(keyOf(address)).toBeNull();
});
