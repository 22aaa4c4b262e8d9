import { expect, it } from 'vitest';
import { dividePage } from '../divide-page.server.ts';
import { deferHydration } from './defer-hydration.server.ts';

const deferAndJoin = (...page: Parameters<typeof deferHydration>) => deferHydration(...page).join('');

const PAGE = dividePage(
  [
    '<html lang="tr"><head><link rel="modulepreload" href="/assets/react-1.js"/><link rel="stylesheet" href="/assets/app.css"/>',
    '<link rel="modulepreload" href="/assets/home-2.js"/></head><body><main>Metin</main>',
    '<script>window.__reactRouterContext = {};</script>',
    '<script type="module" async="">import * as home from "/assets/home-2.js"; import * as layout from "/assets/layout-3.js"; const price = "$&";</script></body>',
  ].join(''),
);
const DATA = '["Deck"]';
const SCRIPT = [
  'window.__reactRouterContext = {};',
  `(c=>{c.enqueue('["Deck"]');c.close()})(__reactRouterContext.streamController);`,
  'import * as home from "/assets/home-2.js"; import * as layout from "/assets/layout-3.js"; const price = "$&";',
].join('');

it('a page has no script to fetch while it loads, but lists the scripts to fetch afterwards', () => {
  const html = deferAndJoin(PAGE, 'GET', DATA);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module" async');
  expect(html).toContain(
    '<script type="application/json" id="deferred-modules">["/assets/react-1.js","/assets/home-2.js","/assets/layout-3.js"]',
  );
  expect(html).toContain(`<script type="text/plain" id="deferred-entry">${SCRIPT}</script>`);
});

it('only links that React Router writes are taken out', () => {
  const links = '<link rel="modulepreload" href="/a.js" crossorigin=""/><link rel="modulepreload" href=""/>';
  const ours = '<link rel="modulepreload" href="/b.js"/>';
  const html = deferAndJoin({ ...PAGE, head: `<html><head>${ours}${links}${ours}</head>` }, 'POST', DATA);
  expect(html).toContain(`<html><head>${links}</head>`);
  expect(html).toContain('["/b.js","/assets/home-2.js","/assets/layout-3.js"]');
});

it('the script that hydrates it can be kept elsewhere', () => {
  const kept: string[] = [];
  const html = deferAndJoin(PAGE, 'GET', DATA, (script) => `/sayfa.js?adres=/&hal=${kept.push(script)}`);
  expect(kept).toEqual([SCRIPT]);
  expect(html).toContain('id="deferred-entry" data-src="/sayfa.js?adres=/&amp;hal=1"></script>');
  for (const part of ['__reactRouterContext = ', '["Deck"]', 'import * as']) expect(html).not.toContain(part);
});

it('only a page with a form to send carries what keeps its values', () => {
  const sent = (body: string, method = 'GET') =>
    deferAndJoin({ ...PAGE, body }, method, DATA).includes('document.forms');
  expect(sent('<body><form action="/ara" method="get">')).toBe(false);
  expect(sent('<body><form action="/contact" method="post">')).toBe(true);
  expect(sent('<body>', 'POST')).toBe(true);
});

it("the router's manifest is written without white space and without what routes do not have", () => {
  const scripts = PAGE.scripts.replace(
    'const price',
    'window.__reactRouterManifest = {\n"routes": {\n"root": "a: b", "hasLoader": true,\n"hasAction": false,\n"path": ""\n}\n}; const price',
  );
  expect(deferAndJoin({ ...PAGE, scripts }, 'GET', DATA)).toContain(
    'Manifest = {"routes":{"root":"a: b", "hasLoader":true,"path":""}}; const price',
  );
});

it('text and styles of the page are unchanged', () => {
  const html = deferAndJoin(PAGE, 'GET', DATA);
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
  expect(html).toContain('<main>Metin</main>');
});

it('layout is deferred for a GET only: the response to a form may focus a field far down the page', () => {
  expect(deferAndJoin(PAGE, 'GET', DATA)).toContain('<head><script>');
  expect(deferAndJoin(PAGE, 'POST', DATA)).not.toContain('<head><script>');
});

it('links that browsers prefetch or prerender lead to public pages without a query or a file name', () => {
  const html = deferAndJoin(PAGE, 'GET', DATA);
  for (const [, rules = ''] of html.matchAll(/<script type="[^"]+"[^>]*>(\{"pre.*?)<\/script>/g)) {
    const { prefetch, prerender } = JSON.parse(rules);
    const patterns: string[] = (prefetch ?? prerender)[0].where.and[1].not.href_matches;
    const isLeftOut = (address: string) =>
      patterns.some((pattern) => new URLPattern(pattern, 'https://site.example').test(address, 'https://site.example'));
    for (const address of ['/admin', '/admin/products', '/admin/logout', '/katalog.pdf', '/search?q=deck'])
      expect(isLeftOut(address), address).toBe(true);
    for (const address of ['/', '/products', '/products/masif-deck-140', '/contact'])
      expect(isLeftOut(address), address).toBe(false);
  }
  expect.assertions(18);
});
