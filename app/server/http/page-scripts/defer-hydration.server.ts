import { handOverData } from '../hand-over-data.server.ts';
import { deferLayout } from './defer-layout.server.ts';
import { inlineScript } from './inline-script.server.ts';
import { PRERENDERED_LINKS } from './prerendered-links.server.ts';
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
export function deferHydration(html: string, method: string, data: string, keep?: (script: string) => string): string {
  const [, context = ''] = CONTEXT.exec(html) ?? [];
  const [, entry = ''] = ENTRY.exec(html) ?? [];
  const script = `${context}${handOverData(data)}${lighten(entry)}`;
  const modules = new Set([...html.matchAll(PRELOAD), ...entry.matchAll(IMPORT)].map(([, href]) => href));
  const deferred = [
    `<script type="application/json" id="deferred-modules">${JSON.stringify([...modules])}</script>`,
    `<script type="speculationrules">${PRERENDERED_LINKS}</script>`,
    keep
      ? `<script type="text/plain" id="deferred-entry" data-src="${keep(script).replaceAll('&', '&amp;')}"></script>`
      : `<script type="text/plain" id="deferred-entry">${script}</script>`,
    `<script>${method === 'GET' ? IN_PAGE : IN_ANSWER_TO_FORM}</script>`,
  ].join('');
  const withoutScripts = html
    .replace(PRELOAD, '')
    .replace(CONTEXT, '')
    .replace(ENTRY, () => deferred);
  // The response to a form may focus a field far down the page, so its layout is not deferred.
  if (method !== 'GET') return withoutScripts;
  return withoutScripts.replace('<head>', () => HEAD);
}

/** React Router names the modules of the page again for links that preload them, and indents. */
const lighten = (entry: string) => entry.replace(/"imports": \[[^\]]*\]/g, '"imports":[]').replace(/\n\s+/g, '\n');

const IN_PAGE = inlineScript(false);
const IN_ANSWER_TO_FORM = inlineScript(true);
const HEAD = `<head><script>(${sourceOf(deferLayout)})()</script>`;
