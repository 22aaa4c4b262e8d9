import { deferLayout } from './defer-layout.server.ts';
import { inlineScript } from './inline-script.server.ts';
import { PRERENDERED_LINKS } from './prerendered-links.server.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Defers hydration of a public page. The page works without its scripts, which would compete with the fonts and the first
 * picture for bandwidth on a phone, so they load at the first sign of use. Content below the first screen is laid out after
 * the first paint, too (styles/site/deferred-layout.css). See docs/decisions/0010.
 */
export function deferHydration(html: string, method: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const deferred = [
    `<script type="application/json" id="deferred-modules">${JSON.stringify(modules)}</script>`,
    `<script type="speculationrules">${PRERENDERED_LINKS}</script>`,
    `<script>${method === 'GET' ? IN_PAGE : IN_ANSWER_TO_FORM}</script>`,
    '<script type="text/plain" id="deferred-entry">',
  ].join('');
  const withoutScripts = html
    .replace(PRELOAD, '')
    .replace(ENTRY, (_, entry: string) => `${deferred}${lighten(entry)}</script>`);
  // The response to a form may focus a field far down the page, so its layout is not deferred.
  if (method !== 'GET') return withoutScripts;
  return withoutScripts.replace('<head>', () => HEAD);
}

/** React Router names the modules of the page again for links that preload them, and indents. */
const lighten = (entry: string) => entry.replace(/"imports": \[[^\]]*\]/g, '"imports":[]').replace(/\n\s+/g, '\n');

const IN_PAGE = inlineScript(false);
const IN_ANSWER_TO_FORM = inlineScript(true);
const HEAD = `<head><script>(${deferLayout})()</script>`;
