import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { readBuiltScripts } from '#tests/support/built-files.ts';
import { compareVersions, findFirstVersions, type Range } from '#tests/support/compat-data.ts';
import { findTooNewApis } from '#tests/support/used-apis.ts';
import { findTooNewElements, HTML_SKIPPED } from '#tests/support/used-html.ts';
import browsers from '../../browsers.json' with { type: 'json' };

/** What a public page asks for before it starts its scripts (`canRunScripts`). */
const ASKED_FOR = [bcd.html.global_attributes?.inert, bcd.css.types?.length?.container_query_length_units];
const FIRST_WITH_SCRIPTS = findFirstVersions(ASKED_FOR);

/** Called only where the browser has it, or with another way round. */
const GUARDED: Record<string, string> = {
  'URL.canParse': 'zod asks first',
  createPolicy: 'ProseMirror asks first',
  createHTML: 'on what createPolicy returned',
  caretPositionFromPoint: 'ProseMirror asks first',
  caretRangeFromPoint: 'ProseMirror asks first',
  getComposedRanges: 'ProseMirror asks first',
  startViewTransition: 'React and React Router ask first',
  skipTransition: 'on what startViewTransition returned',
};

/** Functions of a file's own objects that are called like something newer of the platform. */
const OWN: Record<string, string[]> = {
  react: ['createContext', 'subscribe', 'use'],
  zod: ['check', 'override', 'run', 'when'],
  // Leaflet.
  'live-map': ['addHandler', 'equals', 'expand', 'isValid', 'run'],
  // Drafts that are forgotten, and Intl.DateTimeFormat.
  admin: ['forget', 'format'],
  drag: ['createContext', 'toArray'],
  // Tiptap and ProseMirror.
  'rich-text-editor': [
    ...['addElement', 'check', 'command', 'configure', 'createContext', 'createView', 'destroy', 'dispatch', 'equals'],
    ...['first', 'getHTML', 'move', 'node', 'parseHTML', 'run', 'sync', 'watch'],
  ],
};

function findUnexplained({ name, code }: { name: string; code: string }, range: Range): string[] {
  const own = OWN[name.replace(/-[\w-]{8}\.js$/, '')] ?? [];
  return findTooNewApis(code, range).filter((api) => !(api in GUARDED) && !own.includes(api));
}

it('public pages start their scripts in the full range and not in the plain one', () => {
  for (const [browser, version] of Object.entries(browsers.site))
    expect(compareVersions(FIRST_WITH_SCRIPTS[browser] ?? '', version), browser).toBeLessThanOrEqual(0);
  for (const [browser, version] of Object.entries(browsers.plainSite))
    expect(compareVersions(FIRST_WITH_SCRIPTS[browser] ?? '', version), browser).toBeGreaterThan(0);
});

describe('built scripts call nothing that their oldest browsers lack', async () => {
  const { site, backOffice } = await readBuiltScripts();

  it('public pages, from the first versions that start them', () => {
    expect(site.length).toBeGreaterThan(30);
    for (const file of site) expect(findUnexplained(file, FIRST_WITH_SCRIPTS), file.name).toEqual([]);
  });

  it('the back-office', () => {
    expect(backOffice.length).toBeGreaterThan(30);
    for (const file of backOffice) expect(findUnexplained(file, browsers.backOffice), file.name).toEqual([]);
  });

  it('nor do they render an element or attribute that these do not know, but what is listed', () => {
    const findUnlisted = (code: string, range: Range) =>
      findTooNewElements(code, range).filter((name) => !(name in HTML_SKIPPED));
    for (const { name, code } of site) expect(findUnlisted(code, FIRST_WITH_SCRIPTS), name).toEqual([]);
    for (const { name, code } of backOffice) expect(findUnlisted(code, browsers.backOffice), name).toEqual([]);
  });

  it('and no exception is left of something that is gone', () => {
    const used = (files: typeof site, range: Range) =>
      files.flatMap(({ name, code }) => findTooNewApis(code, range).map((api) => ({ name, api })));
    const found = [...used(site, FIRST_WITH_SCRIPTS), ...used(backOffice, browsers.backOffice)];
    const isFound = (api: string, file = '') => found.some((one) => one.api === api && one.name.startsWith(file));
    expect(Object.keys(GUARDED).filter((api) => !isFound(api))).toEqual([]);
    for (const [file, apis] of Object.entries(OWN))
      expect(
        apis.filter((api) => !isFound(api, `${file}-`)),
        file,
      ).toEqual([]);
  });
});

it.each([
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['[3, 1].toSorted()', ['toSorted']],
  ['"a".at(-1)', []],
  ['new CloseWatcher()', ['CloseWatcher']],
  ['const own = { toSorted() {} }; list.toSorted()', ['toSorted']],
])('the check finds what is too new in %s', (code, found) => {
  expect(findTooNewApis(code, { safari: '15.4', chrome: '99' })).toEqual(found);
});

it.each([
  ['jsx("search", { children: jsx("details", { name: "a" }) })', ['<details name>', '<search>']],
  ['jsx("div", { popover: "auto", className: "a" })', ['<div popover>']],
  ['jsx("dialog", { open: true })', []],
])('the check finds elements that are too new in %s', (code, found) => {
  expect(findTooNewElements(code, browsers.site)).toEqual(found);
});
