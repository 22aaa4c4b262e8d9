import type { DividedPage } from '../divide-page.server.ts';
import { handOverData } from '../hand-over-data.server.ts';
import { readRouterScripts } from '../router-scripts.server.ts';
import { deferLayout } from './defer-layout.server.ts';
import { inlineScript } from './inline-script.server.ts';
import { PREFETCHED_LINKS, PRERENDERED_LINKS } from './prepared-links.server.ts';
import { sourceOf } from './source-of.server.ts';

/**
 * Defers hydration of a public page. The page works without its scripts, which would compete with the fonts and the first
 * picture for bandwidth on a phone, so they load at the first sign of use. Content below the first screen is laid out after
 * the first paint, too (styles/site/deferred-layout.css). See docs/decisions/0010.
 *
 * The page carries the script that hydrates it, with `data`, or names the address under which `keep` has kept that.
 * Returns the page in parts: joined, V8 would copy it once more.
 */
export function deferHydration(
  { head, body, scripts }: DividedPage,
  method: string,
  data: string,
  keep?: (script: string) => string,
): string[] {
  const { before, after, context, entry, modules } = readRouterScripts(scripts);
  const script = `${context}${handOverData(data)}${entry}`;
  const { rest, preloaded } = cutPreloads(head);
  const deferred = [
    `<script type="application/json" id="deferred-modules">${JSON.stringify([...new Set([...preloaded, ...modules])])}</script>`,
    // Here for their hashes in the CSP. They take effect after the first paint (load-scripts): a browser checks every link.
    `<script type="text/plain" id="prerendered-links">${PRERENDERED_LINKS}</script>`,
    `<script type="text/plain" id="prefetched-links">${PREFETCHED_LINKS}</script>`,
    keep
      ? `<script type="text/plain" id="deferred-entry" data-src="${keep(script).replaceAll('&', '&amp;')}"></script>`
      : `<script type="text/plain" id="deferred-entry">${script}</script>`,
    `<script>${method !== 'GET' ? IN_ANSWER_TO_FORM : body.includes(SENT_FORM) ? BESIDE_FORM : IN_PAGE}</script>`,
  ].join('');
  // The response to a form may focus a field far down the page, so its layout is not deferred.
  const start = method === 'GET' ? rest.replace('<head>', () => HEAD) : rest;
  return [start, body, before + deferred + after];
}

/** Takes out the links that preload modules. */
function cutPreloads(head: string): { rest: string; preloaded: string[] } {
  const preloaded: string[] = [];
  let rest = '';
  let from = 0;
  for (let at = head.indexOf(PRELOAD); at !== -1; at = head.indexOf(PRELOAD, at + 1)) {
    const start = at + PRELOAD.length;
    const end = head.indexOf('"', start);
    // A link with further attributes is not React Router's.
    if (end <= start || !head.startsWith('"/>', end)) continue;
    preloaded.push(head.slice(start, end));
    rest += head.slice(from, at);
    from = end + '"/>'.length;
  }
  return { rest: rest + head.slice(from), preloaded };
}

const PRELOAD = '<link rel="modulepreload" href="';

const IN_PAGE = inlineScript();
const BESIDE_FORM = inlineScript({ hasForm: true });
const IN_ANSWER_TO_FORM = inlineScript({ hasForm: true, isAnswerToForm: true });
const SENT_FORM = ' method="post"';
const HEAD = `<head><script>(${sourceOf(deferLayout)})()</script>`;
