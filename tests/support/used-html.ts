import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { findTooOld, type Range } from './compat-data.ts';
import { withoutScripts } from './html-forms.ts';
import { type AnyNode, nameOf, parseScript, walk } from './used-apis.ts';

const elements = bcd.html.elements as Record<string, Identifier>;
const global = bcd.html.global_attributes as Record<string, Identifier>;

/** What some browser of the ranges does not know, and what it shows instead. */
export const HTML_SKIPPED: Record<string, string> = {
  '<details name>': 'several questions may be open at a time',
  '<img fetchpriority>': 'the picture comes as soon as the others',
  '<input autofocus>': 'iOS waits for a tap before it opens the keyboard',
  '<input type=datetime-local>': 'Firefox has a calendar for the day; the hour is typed',
  '<link fetchpriority>': 'the picture comes as soon as the others',
  '<link imagesizes>': 'the picture is fetched once its element is read',
  '<link imagesrcset>': 'the picture is fetched once its element is read',
  '<link rel=icon>': 'Safari on iOS has no small icon; the large one is linked beside it',
  '<link rel=manifest>': 'a shortcut on the home screen without our colours',
  '<meta name=theme-color>': 'the bars of the browser in its own colour',
  '<meta name=viewport>': 'desktop browsers have no need of it',
  '<script type=speculationrules>': 'a page is fetched when its link is pressed, not before',
};

const TAG = /<([a-z][a-z\d]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"=<>/]+)(?:="([^"]*)")?/g;

/**
 * Elements, attributes and their values in the HTML of a page that a browser of the range does not know, as "<search>",
 * "<details name>", "<script type=speculationrules>". Drawings (SVG) and ARIA are not looked up.
 */
export function findTooNewHtml(html: string, range: Range): string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).join('');
  const shown = withoutScripts(html).replace(/<style\b.*?<\/style>|<svg\b.*?<\/svg>/gs, '');
  const found = [...(scripts + shown).matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => [
    ...findTooNewTag(tag, range),
    ...[...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = '', value]) => findTooNewPart(tag, name, value, range)),
  ]);
  return [...new Set(found)].sort();
}

/** The same of the elements that a built script renders: calls such as `jsx("details", { name: "a" })`. */
export function findTooNewElements(code: string, range: Range): string[] {
  const found = new Set<string>();
  walk(parseScript(code), (node) => {
    const [first, second] = node.type === 'CallExpression' ? (node.arguments as AnyNode[]) : [];
    const tag = String(first?.value ?? '');
    if (second?.type !== 'ObjectExpression' || !(tag in elements)) return;
    for (const name of findTooNewTag(tag, range)) found.add(name);
    for (const { key, value } of second.properties as { key?: unknown; value?: AnyNode }[]) {
      const text = typeof value?.value === 'string' ? value.value : undefined;
      for (const name of findTooNewPart(tag, nameOf(key), text, range)) found.add(name);
    }
  });
  return [...found].sort();
}

const isTooNew = (feature: unknown, range: Range) => findTooOld(feature as Identifier | undefined, range).length > 0;

const findTooNewTag = (tag: string, range: Range) => (isTooNew(elements[tag], range) ? [`<${tag}>`] : []);

function findTooNewPart(tag: string, written: string, value: string | undefined, range: Range): string[] {
  // React writes `fetchPriority`.
  const name = written.toLowerCase();
  const attribute = elements[tag]?.[name] ?? global[name];
  const words = (value ?? '').split(/\s+/).filter(Boolean);
  const unknown = words.filter(
    (word) => isTooNew(attribute?.[word], range) || isTooNew(elements[tag]?.[`${name}_${word}`], range),
  );
  return [
    ...(isTooNew(attribute, range) ? [`<${tag} ${name}>`] : []),
    ...unknown.map((word) => `<${tag} ${name}=${word}>`),
  ];
}

/** The scripts that stand in a page and that a browser runs as they are. */
export function readInlinedScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '', code = '']) => code && !/\btype="(?!module)/.test(attributes))
    .map(([, , code = '']) => code);
}
