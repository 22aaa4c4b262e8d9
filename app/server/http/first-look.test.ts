import { expect, it } from 'vitest';
import { prepareFirstLook } from './first-look.server.ts';

const PAGE = [
  '<html lang="tr"><head><link rel="modulepreload" href="/assets/react-1.js"/><link rel="stylesheet" href="/assets/app.css"/>',
  '<link rel="modulepreload" href="/assets/home-2.js"/></head><body><main>Metin</main>',
  '<script type="module" async="">import "/assets/home-2.js"; const price = "$&";</script></body>',
].join('');

it('a browser that reads the page finds no script to fetch, and what is fetched later stands ready', () => {
  const html = prepareFirstLook(PAGE, 'GET');
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module" async');
  expect(html).toContain(
    '<script type="application/json" id="late-modules">["/assets/react-1.js","/assets/home-2.js"]',
  );
  expect(html).toContain(
    '<script type="text/plain" id="late-entry">import "/assets/home-2.js"; const price = "$&";</script>',
  );
});

it('text and styles of the page are left as they are', () => {
  const html = prepareFirstLook(PAGE, 'GET');
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
  expect(html).toContain('<main>Metin</main>');
});

it('only a page that was asked for is marked: the answer to a form has a place of its own', () => {
  expect(prepareFirstLook(PAGE, 'GET')).toContain('first-look');
  expect(prepareFirstLook(PAGE, 'POST')).not.toContain('first-look');
});
