import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createKeptAddress } from './kept-address.server.ts';

const isCategory = (value: string) => value === 'deck';
const isPage = (value: string) => /^[2-9]$/.test(value);
const route = (id: string, parentId: string | undefined, path: string | undefined, handle?: unknown) => ({
  id,
  parentId,
  path,
  module: { handle },
});
const keptAddress = createKeptAddress({
  routes: {
    root: route('root', undefined, ''),
    layout: route('layout', 'root', undefined),
    home: { ...route('home', 'layout', undefined, { keep: {} }), index: true },
    list: route('list', 'layout', 'products', { keep: { category: isCategory, sayfa: isPage } }),
    detail: route('detail', 'layout', 'products/:slug', { keep: {} }),
    admin: route('admin', 'root', 'admin'),
  },
} as unknown as ServerBuild);
const kept = (address: string) => keptAddress(new URL(address, 'http://localhost'));

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

it.each(['/Products', '/products/', '/products//deck-140', '/%70roducts', '/products.data?_routes=list,list'])(
  'does not keep a page under another spelling: %s',
  (address) => {
    expect(kept(address)).toBeNull();
  },
);
