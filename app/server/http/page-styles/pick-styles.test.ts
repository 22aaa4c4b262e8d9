import fc from 'fast-check';
import { expect, it } from 'vitest';
import { megabytesKept } from '#tests/support/memory-kept.ts';
import { cutStyles } from './cut-styles.ts';
import { pickStyles } from './pick-styles.ts';

const pick = (css: string, html: string) => pickStyles(cutStyles(css), html);

it.each([
  ['a class that the page has', '.a{color:red}', '<p class="b a">', '.a{color:red}'],
  ['a class that it has not', '.a{color:red}', '<p class="b">', ''],
  ['only those of several selectors', '.a,.b,.c .a{color:red}', '<p class="a b">', '.a,.b{color:red}'],
  ['an element that the page has', 'summary{color:red}', '<summary>', 'summary{color:red}'],
  ['an element that it has not', 'summary{color:red}', '<p>', ''],
  ['a class within an element that it has not', 'nav .a{color:red}', '<p class="a">', ''],
  ['a state, whether it is or not', '.a:hover{color:red}', '<p class="a">', '.a:hover{color:red}'],
  ['an attribute, whether it is set or not', '.a[open]{color:red}', '<p class="a">', '.a[open]{color:red}'],
  ['what is not there', '.a:not(.b){color:red}', '<p class="a">', '.a:not(.b){color:red}'],
  ['one of several classes', ':is(.a,.b){color:red}', '<p class="a">', ':is(.a,.b){color:red}'],
  ['everything', '*,:before{margin:0}', '<p>', '*,:before{margin:0}'],
  ['a class with signs', '.a\\[\\&\\>b\\]{color:red}', '<p class="a[&amp;&gt;b]">', '.a\\[\\&\\>b\\]{color:red}'],
  [
    'layers and widths',
    '@layer x{@media (min-width:1px){.a{color:red}.b{color:red}}}',
    '<p class="a">',
    '@layer x{@media (min-width:1px){.a{color:red}}}',
  ],
  ['no empty blocks', '@layer x{@media (min-width:1px){.b{color:red}}}', '<p class="a">', ''],
  ['the order of layers', '@layer x,y;', '<p>', '@layer x,y;'],
  ['fonts', '@font-face{font-family:x}', '<p>', '@font-face{font-family:x}'],
  [
    'what is in a field that it has',
    '::file-selector-button{top:0}',
    '<input type="file">',
    '::file-selector-button{top:0}',
  ],
  ['what is in a field that it has not', '::file-selector-button{top:0}', '<input type="text">', ''],
])('a page keeps %s', (_, css, html, kept) => {
  expect(pick(css, html)).toBe(kept);
});

it('a page keeps the custom properties that it reads, also through others and in its own attributes', () => {
  const css =
    ':root{--a:1;--b:var(--a);--c:2;--d:3;--e:4}@property --c{syntax:"*";inherits:false}.x{top:var(--b)}.y{top:var(--e)}';
  expect(pick(css, '<p class="x" style="left:var(--d)">')).toBe(':root{--a:1;--b:var(--a);--d:3;}.x{top:var(--b)}');
  expect(pick(css, '<p class="y" style="left:var(--c)">')).toBe(
    ':root{--c:2;--e:4;}@property --c{syntax:"*";inherits:false}.y{top:var(--e)}',
  );
});

it('a page keeps the animations that its rules use', () => {
  const css = '@keyframes y{to{top:0}}@keyframes z{to{top:0}}.a{animation:1s ease-in y,2s q}.b{animation-name:z}';
  expect(pick(css, '<p class="a">')).toBe('@keyframes y{to{top:0}}.a{animation:1s ease-in y,2s q}');
  expect(pick(css, '<p class="b">')).toBe('@keyframes z{to{top:0}}.b{animation-name:z}');
  expect(pick(css, '<p>')).toBe('');
});

it('a page has the values of the theme where it reads them', () => {
  const theme = '@layer theme{:root,:host{--a:1px;--b:var(--a) 2px;--c:3px;--d:4px}}';
  const css = `${theme}.x{margin:var(--b,5px);top:var(--t,var(--a));left:var(--c)}.y{--c:6px;--t:7px}`;
  expect(pick(css, '<p class="x y" style="right:var(--d)">')).toBe(
    '@layer theme{:root,:host{--c:3px;--d:4px;}}.x{margin:1px 2px;top:var(--t,1px);left:var(--c)}.y{--c:6px;--t:7px}',
  );
});

it('a page that resembles an earlier one has the same styles as if it were the first', () => {
  const names = ['a', 'b', 'c', 'd'];
  const rules = names.map((name) => `.${name}{top:var(--${name})}.${name} ${name}{left:0}`).join('');
  const parts = cutStyles(`:root{--a:var(--c);--b:2;--c:3;--d:4}@media print{${rules}}`);
  const classes = fc.subarray(names).map((list) => `<p class="${list.join(' ')}">`);
  const elements = fc.subarray(names).map((list) => list.map((name) => `<${name}>`).join(''));
  const values = fc.subarray(names).map((list) => list.map((name) => `<p style="top:var(--${name})">`).join(''));
  const pages = fc.tuple(classes, elements, values).map((markup) => markup.join(''));
  fc.assert(
    fc.property(pages, (html) => {
      expect(pickStyles(parts, html)).toBe(pickStyles([...parts], html));
    }),
    { numRuns: 1000 },
  );
});

it('a page keeps the styles of its repeated parts beside its own', () => {
  const parts = cutStyles('.a{top:0}.b{top:1px}.c{top:2px}nav{top:3px}p{top:4px}');
  const repeated = ['<nav class="b">', '<b class="c">'];
  expect(pickStyles(parts, '<p class="a">', repeated)).toBe('.a{top:0}.b{top:1px}.c{top:2px}nav{top:3px}p{top:4px}');
  expect(pickStyles(parts, '<p class="a">', repeated.slice(1))).toBe('.a{top:0}.c{top:2px}p{top:4px}');
  expect(pickStyles(parts, '<p class="a">')).toBe('.a{top:0}p{top:4px}');
});

it('few of many different pages are remembered, and nothing else of them', () => {
  const numbers = Array.from({ length: 3000 }, (_, number) => number);
  const parts = cutStyles(numbers.map((number) => `.n${number}{color:red}`).join(''));
  const pickAnother = (number: number) =>
    pickStyles(parts, `<p class="n${number} ${'long '.repeat(10)}">${'text '.repeat(20_000)}`);
  pickAnother(0);
  expect(megabytesKept(() => numbers.forEach(pickAnother))).toBeLessThan(3);
  // Still in use, or what is remembered for it would have gone, too.
  expect(pickAnother(1)).toBe('.n1{color:red}');
});
