import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type BuiltFile, readBuiltStyles } from '#tests/support/built-files.ts';
import { findTooNewStyles } from '#tests/support/used-styles.ts';
import browsers from '../../browsers.json' with { type: 'json' };

/** What some browser of the range skips, and what it shows instead. */
const SKIPPED: Record<string, string> = {
  ':has': 'the fallbacks in `@supports not selector(:has(a))`',
  '@property': 'Tailwind sets the same values where it is unknown',
  '@container': 'the narrow layout',
  'container-type': 'the narrow layout',
  'content-visibility': 'everything is laid out at once',
  'text-wrap': 'lines break as they come',
  'overscroll-behavior': 'the page behind scrolls on',
  'scrollbar-width': 'a scroll bar is shown',
  'print-color-adjust': 'written with its prefix too; paper without backgrounds',
  'paint-order': 'the outline of letters in drawings lies over them',
  ':details-content': 'a question opens at once',
  ':marker': 'numbers of lists in the colour of the text',
  '@page': 'paper with the margins of the browser',
  'contain-intrinsic-height': 'goes with content-visibility',
  'contain-intrinsic-size': 'goes with content-visibility',
  resize: 'a text field keeps its height',
  rotate: 'Chrome before 104 leaves it out: decoration only',
  'text-size-adjust': 'written with its prefix too',
  'forced-color-adjust': 'only where colours can be forced',
  ':selection': 'Safari on iOS has its own colours',
  'user-select': 'written with its prefix too',
  outline: 'without rounded corners',
  translate: 'Chrome before 104 leaves it out: decoration only',
};

it('styles of public pages need nothing that the plain range lacks, but what is listed', async () => {
  const files = [
    await readInlinedStyles(),
    ...(await readBuiltStyles()).filter(({ name }) => !name.startsWith('app-admin')),
  ];
  for (const { name, code } of files) {
    for (const range of [browsers.plainSite, browsers.site])
      expect(
        findTooNewStyles(code, range).filter((feature) => !(feature in SKIPPED)),
        name,
      ).toEqual([]);
  }
});

it('colours of public pages are mixed only where a browser can, and have another one where it cannot', async () => {
  const supported = /@supports[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;
  for (const { name, code } of [await readInlinedStyles(), ...(await readBuiltStyles())])
    if (!name.startsWith('app-admin')) expect(code.replace(supported, ''), name).not.toContain('color-mix(');
});

it('styles of the back-office need nothing that its range lacks, but what is listed', async () => {
  for (const { name, code } of (await readBuiltStyles()).filter(({ name }) => name.startsWith('app-admin')))
    expect(
      findTooNewStyles(code, browsers.backOffice).filter((feature) => !(feature in SKIPPED)),
      name,
    ).toEqual([]);
});

it.each([
  ['a:has(b) { color: red }', [':has']],
  ['a { text-wrap: balance; color: red }', ['text-wrap']],
  ['@container (min-width: 1px) { a { color: red } }', ['@container']],
  ['@media (width < 48rem) { a { color: red } }', ['@media (width < 48rem) ']],
  ['@media not (min-width:48rem){a{color:red}}', ['@media not (min-width:48rem)']],
  ['a { b & { color: red } }', ['nesting']],
])('the check finds what is too new in %s', (css, found) => {
  expect(findTooNewStyles(css, browsers.plainSite)).toEqual(found);
});

/** The styles of every page, which the server holds as a string. */
async function readInlinedStyles(): Promise<BuiltFile> {
  const folder = join(import.meta.dirname, '..', '..', 'build', 'server');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const [, text = '""'] = files.map((file) => /var app_default = ("(?:[^"\\]|\\.)*")/.exec(file)).find(Boolean) ?? [];
  const code: string = JSON.parse(text);
  expect(code.length, 'the server holds the styles of every page').toBeGreaterThan(10_000);
  return { name: 'app.css', code };
}
