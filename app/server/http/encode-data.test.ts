import fc from 'fast-check';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { encodeData } from './encode-data.server.ts';

/** React Router's own encoding of what a loader returns. */
async function encodeByReactRouter(returned: unknown): Promise<string> {
  const route = { id: 'root', path: '', module: { default: () => null, loader: () => returned } };
  const assets = { version: '1', url: '', entry: { module: '', imports: [] }, routes: {} };
  const entry = { module: { default: () => new Response() } };
  const build = { routes: { root: route }, assets, entry, basename: '/', future: {}, ssr: true, routeDiscovery: {} };
  const answer = createRequestHandler(build as unknown as ServerBuild, 'production');
  const response = await answer(new Request('http://site.example/_.data'), new RouterContextProvider());
  return response.text();
}

it('data is written as React Router writes it', async () => {
  const shared = { name: 'Ceviz', hex: '#5b4033', list: ['Ceviz', null] };
  const value = fc.anything({ withNullPrototype: false, maxDepth: 4 }).filter((made) => made !== undefined);
  await fc.assert(
    fc.asyncProperty(value, async (made) => {
      const data = { made, again: [made, shared, shared], text: 'İğne "iplik" </script>\u2028' };
      expect(encodeData({ root: { data } })).toBe(await encodeByReactRouter(data));
    }),
  );
});

it('texts that resemble each other keep their own numbers', async () => {
  // Alike in length and in the letters that they are looked up by.
  const data = { one: ['abXde', 'abYde', 'abXde'], other: ['abYde', 'abZde'] };
  expect(encodeData({ root: { data } })).toBe(await encodeByReactRouter(data));
});

it.each([
  ['a promise', Promise.resolve(1)],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a function', () => 1],
  ['a bigint', 1n],
  ['an object of a class', new URL('http://site.example')],
  ['an object without a prototype', Object.create(null)],
])('%s is left to React Router', (_, value) => {
  expect(encodeData({ data: { value } })).toBeUndefined();
});
