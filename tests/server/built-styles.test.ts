import { expect, it } from 'vitest';
import { readBuiltStyles } from '#tests/support/built-files.ts';
import type { Range } from '#tests/support/compat-data.ts';
import { declarationsOf } from '#tests/support/css-rules.ts';
import { findTooNewStyles } from '#tests/support/used-styles.ts';
import { findTooNewValues } from '#tests/support/used-values.ts';
import browsers from '../../browsers.json' with { type: 'json' };

/** What some browser of the range skips, and what it shows instead. */
const SKIPPED: Record<string, string> = {
  ':has': 'each rule in WITHOUT_HAS',
  '@media (forced-colors)': 'Safari forces no colours',
  '@media (scripting)':
    'with scripts switched off, what needs them is shown; plain pages hide it (stay-plain.server.ts)',
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

/** Values that some browser of the range skips, where the name of the property says too little. */
const SKIPPED_VALUES: Record<string, string> = {
  'align-content: start': 'known to all in grids and flex boxes; in blocks it is not used',
  'break-after: avoid': 'a heading may end a sheet of paper',
  'cursor: crosshair': 'phones have no pointer',
  'cursor: default': 'phones have no pointer',
  'cursor: ew-resize': 'phones have no pointer',
  'cursor: grab': 'phones have no pointer',
  'cursor: move': 'phones have no pointer',
  'cursor: not-allowed': 'phones have no pointer',
  'cursor: pointer': 'phones have no pointer',
  'cursor: zoom-in': 'phones have no pointer',
  'font-family: ui-monospace': 'the next of the list',
  lh: "Tailwind's height of an empty date field",
  'mix-blend-mode: plus-lighter': 'Leaflet: a thin line between the tiles of the map',
  'overflow-x: clip': 'nothing sticks out of a page by itself (tests/e2e/old-browsers.spec.ts)',
  svh: 'pages with little text end below it; the picture of the home page has `vh`',
  'text-decoration: dotted': 'Safari draws it from the prefixed one before it',
};

/** Every rule of public pages with `:has`, and what Firefox before 121 and Chrome before 105 show instead. */
const WITHOUT_HAS: [selector: RegExp, shown: string][] = [
  [/^label:has\(input\)$/, 'the arrow instead of the hand'],
  [/^html:has\(\.site-menu\[open\]\)$/, 'the menu scrolls, not the page (navigation.css)'],
  [/^\.dark-bar:has\(\.site-menu\[open\]\)$/, 'the menu hangs below its bar (navigation.css)'],
  [/^body:has\(\.site-menu\[open\]\) \.announcement$/, 'the menu hangs below its bar (navigation.css)'],
  [/^body:has\(\.bottom-bar\)$/, 'the footer of every page has room for the bar (bottom-bar.css)'],
  [/^\.sample:is\(\[aria-pressed=true\],\[aria-current\],:has\(:checked\)\)/, 'the radio button (calculator.css)'],
  [/^\.kind:has\(:checked\)/, 'the radio button (calculator.css)'],
  [/^\.sample:has\(input\)$/, 'the radio button stands beside its board (calculator.css)'],
  [/^:is\(\.kind,\.sample\):has\(:focus-visible\)$/, 'the outline of the radio button (calculator.css)'],
  [/^\.pick:has\(:(checked|focus-visible|disabled)\)/, 'the check box itself (samples-page.css)'],
  [/^(:is\()?\.chip:has\(/, 'no chips of categories (samples-page.css)'],
  [/^:is\(\.chip,\.kind\):is\(/, 'forced colours: the radio button; chips that are links have [aria-current]'],
  [/^\.pick-list:(not\(:)?has\(/, 'every product is listed (samples-page.css)'],
];

it('every rule of public pages with :has has something for browsers without it, and takes no other rule along', async () => {
  const files = await readBuiltStyles();
  const selectors = files
    .filter(({ name }) => !name.startsWith('app-admin'))
    .flatMap(({ code }) => declarationsOf(code).map(({ selector }) => selector))
    .filter((selector) => selector.includes(':has('));
  expect(selectors.filter((selector) => !WITHOUT_HAS.some(([pattern]) => pattern.test(selector)))).toEqual([]);
  for (const [pattern] of WITHOUT_HAS)
    expect(
      selectors.some((selector) => pattern.test(selector)),
      `${pattern}`,
    ).toBe(true);
  // A browser that cannot read one selector of a list skips the whole rule.
  const outside = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
  expect(selectors.filter((selector) => selector.replace(outside, '').includes(','))).toEqual([]);
});

it('styles of public pages need nothing that the plain range lacks, but what is listed', async () => {
  const files = (await readBuiltStyles()).filter(({ name }) => !name.startsWith('app-admin'));
  expect(files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^app-/));
  for (const { name, code } of files) {
    for (const range of [browsers.plainSite, browsers.site]) expect(findUnexplained(code, range), name).toEqual([]);
  }
});

it('styles of the back-office need nothing that its range lacks, but what is listed', async () => {
  for (const { name, code } of (await readBuiltStyles()).filter(({ name }) => name.startsWith('app-admin')))
    expect(findUnexplained(code, browsers.backOffice), name).toEqual([]);
});

it.each([
  ['a:has(b) { color: red }', [':has']],
  ['a { text-wrap: balance; color: red }', ['text-wrap']],
  ['@container (min-width: 1px) { a { color: red } }', ['@container']],
  ['@media (width < 48rem) { a { color: red } }', ['@media (width < 48rem) ']],
  ['@media not (min-width:48rem){a{color:red}}', ['@media not (min-width:48rem)']],
  ['a { b & { color: red } }', ['nesting']],
  ['@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
])('the check finds what is too new in %s', (css, found) => {
  expect(findTooNewStyles(css, browsers.plainSite)).toEqual(found);
});

it.each([
  ['a { text-wrap: pretty; width: fit-content }', ['text-wrap: pretty']],
  ['a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['@supports (color: oklch(0 0 0)) { @media print { a { color: oklch(0 0 0) } } }', []],
  ['@supports not (color: oklch(0 0 0)) { a { color: oklch(0 0 0) } }', ['oklch()']],
  ['a { --c: oklch(0 0 0); height: 50dvh }', ['oklch()', 'dvh']],
  ['a { height: 50vh; height: 50svh }', []],
  ['a { width: 5cqw; grid-template-columns: subgrid }', ['cqw', 'grid-template-columns: subgrid']],
  ['a { background: url(a-1dvh.png); content: "1dvh" }', []],
])('the check finds values that are too new in %s', (css, found) => {
  expect(findTooNewValues(css, browsers.plainSite).sort()).toEqual(found.sort());
});

function findUnexplained(css: string, range: Range): string[] {
  const names = findTooNewStyles(css, range).filter((name) => !(name in SKIPPED));
  const values = findTooNewValues(css, range).filter(
    (value) => !(value in SKIPPED_VALUES) && !((value.split(':')[0] ?? '') in SKIPPED),
  );
  return [...names, ...values];
}
