import { expect, it } from 'vitest';
import { listAddress } from './list-address.ts';

const from = (liste: string) => new URLSearchParams({ liste });

it('a form leads back to the search and page of its list', () => {
  expect(listAddress('/admin/products', from('q=çit&category=fence&sayfa=2'))).toBe(
    '/admin/products?q=%C3%A7it&category=fence&sayfa=2',
  );
  expect(listAddress('/admin/products', new URLSearchParams())).toBe('/admin/products');
});

it('what is no query of a list is dropped, and no path can be given', () => {
  for (const strange of ['https://evil.example/', '//evil.example', 'sayfa=-1', 'sayfa=x&next=/', 'siralama=2', '#x']) {
    expect(listAddress('/admin/blogs', from(strange))).toBe('/admin/blogs');
  }
  expect(listAddress('/admin/blogs', from(`q=${'x'.repeat(201)}&sayfa=2`))).toBe('/admin/blogs?sayfa=2');
});
