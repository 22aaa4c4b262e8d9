import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/admin/products?q=a%20b#son', '/admin/products?q=a%20b#son'],
  ['/ş', '/%C5%9F'],
  ['/admin/products?q=çit "x"', '/admin/products?q=%C3%A7it%20%22x%22'],
  ['/\ud800', '/%EF%BF%BD'],
])('%j is a path of this site, as a header can hold it', (wanted, path) => {
  expect(ownPath(wanted, '/otherwise')).toBe(path);
});

test.each([
  ...[null, undefined, '', 'admin', 'https://evil.example', 'javascript:alert(1)', '//evil.example', '/\\evil.example'],
  ...[
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/a\r\nset-cookie: x',
    '/\0',
  ],
])('%j is not', (wanted) => {
  expect(ownPath(wanted, '/otherwise')).toBe('/otherwise');
});

test('an address longer than any of ours is not', () => {
  expect(ownPath(`/${'a'.repeat(2_000)}`, '/otherwise')).toBe('/otherwise');
});
