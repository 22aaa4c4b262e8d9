import type { DividedPage } from '../divide-page.server.ts';
import { handOverData } from '../hand-over-data.server.ts';
import { deferLayout } from './defer-layout.server.ts';
import { inlineScript } from './inline-script.server.ts';
import { PREFETCHED_LINKS, PRERENDERED_LINKS } from './prepared-links.server.ts';
import { sourceOf } from './source-of.server.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const CONTEXT = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const IMPORT = / from "([^"]+)"/g;
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Defers hydration of a public page. The page works without its scripts, which would compete with the fonts and the first
 * picture for bandwidth on a phone, so they load at the first sign of use. Content below the first screen is laid out after
 * the first paint, too (styles/site/deferred-layout.css). See docs/decisions/0010.
 *
 * The page carries the script that hydrates it, with `data`, or names the address under which `keep` has kept that.
 */
export function deferHydration(
  { head, body, scripts }: DividedPage,
  method: string,
  data: string,
  keep?: (script: string) => string,
): string {
  const [, context = ''] = CONTEXT.exec(scripts) ?? [];
  const [, entry = ''] = ENTRY.exec(scripts) ?? [];
  const script = `${context}${handOverData(data)}${entry.replace(IMPORTS, '"imports":[]')}`;
  const modules = new Set([...head.matchAll(PRELOAD), ...entry.matchAll(IMPORT)].map(([, href]) => href));
  const deferred = [
    `<script type="application/json" id="deferred-modules">${JSON.stringify([...modules])}</script>`,
    // Here for their hashes in the CSP. They take effect after the first paint (load-scripts): a browser checks every link.
    `<script type="text/plain" id="prerendered-links">${PRERENDERED_LINKS}</script>`,
    `<script type="text/plain" id="prefetched-links">${PREFETCHED_LINKS}</script>`,
    keep
      ? `<script type="text/plain" id="deferred-entry" data-src="${keep(script).replaceAll('&', '&amp;')}"></script>`
      : `<script type="text/plain" id="deferred-entry">${script}</script>`,
    `<script>${method === 'GET' ? IN_PAGE : IN_ANSWER_TO_FORM}</script>`,
  ].join('');
  const lightHead = head.replace(PRELOAD, '');
  // The response to a form may focus a field far down the page, so its layout is not deferred.
  const start = method === 'GET' ? lightHead.replace('<head>', () => HEAD) : lightHead;
  return `${start}${body}${scripts.replace(CONTEXT, '').replace(ENTRY, () => deferred)}`;
}

/** React Router names the modules of the page again for links that preload them. */
const IMPORTS = /"imports": \[[^\]]*\]/g;

const IN_PAGE = inlineScript(false);
const IN_ANSWER_TO_FORM = inlineScript(true);
const HEAD = `<head><script>(${sourceOf(deferLayout)})()</script>`;
