import { expect, it } from 'vitest';
import { readPath } from './request-path.server.ts';

it.each([
  '/',
  '/admin/login',
  '/Admin/LOGIN',
  '/products/_.data?_routes=root',
  '/ara?q=%C5%9F//../%6c',
  '/images/IMG_1.JPG',
  '/images/..%2f..%2fetc',
  '/%C3%A7it%20a',
  '/a%252e%252e/b',
  '/products/%',
])('leaves %s as it is', (target) => {
  expect(readPath(target)).toMatchObject({ path: target.split('?')[0], isCanonical: true });
});

it.each([
  ['/admin/%6cogin', '/admin/login'],
  ['/admin/%6Cogin', '/admin/login'],
  ['/%61dmin/%2D%5F%7e%39', '/admin/-_~9'],
  ['/admin/./login', '/admin/login'],
  ['/admin/%2e/login', '/admin/login'],
  ['/admin/../contact', '/contact'],
  ['/admin/.%2E/contact', '/contact'],
  ['/../../contact', '/contact'],
  ['/admin//login', '/admin/login'],
  ['/admin\\login', '/admin/login'],
  ['/products/?a=1', '/products/'],
])('reads %s as %s', (target, path) => {
  expect(readPath(target)?.path).toBe(path);
});

it('says whether the path was spelt like that, and keeps the query', () => {
  expect(readPath('/a/../b?x=%6c')).toEqual({ path: '/b', search: '?x=%6c', isCanonical: false });
  expect(readPath('/b?x=%6c')).toEqual({ path: '/b', search: '?x=%6c', isCanonical: true });
});

it.each([
  '',
  '*',
  'example.com:443',
  'http://example.com/',
  '//',
  '//example.com/a',
  '/\\example.com',
  '/..//a',
  '/%00',
])('finds no path in "%s"', (target) => {
  expect(readPath(target)).toBeUndefined();
});
