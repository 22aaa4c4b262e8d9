import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutStyles } from './cut-styles.ts';
import { createNameFinder } from './find-names.ts';
import { listWantedNames } from './wanted-names.ts';

const CSS = [
  'a,b,body,h1,my-part,.a,.b,.a\\&b,.\\<b,.sm\\:a{top:0}',
  '::file-selector-button,::-webkit-calendar-picker-indicator{top:0}',
  ':root{--a:1;--a-b:2;--c:var(--a)}',
].join('');
const wanted = listWantedNames(cutStyles(CSS));
const find = createNameFinder(wanted);

/** The same with regular expressions. */
function findPlainly(html: string): string[] {
  const found = new Set<string>();
  for (const [match] of html.matchAll(/<[a-zA-Z][\w-]*| (?:class|type)="[^"]*/g)) {
    if (!match.startsWith(' class="')) found.add(match);
    else for (const name of match.slice(' class="'.length).split(' ')) found.add(decode(name));
  }
  for (const [, name] of html.matchAll(/var\((--[\w-]+)/g)) found.add(` var(${name}`);
  return wanted.names.filter((name) => found.has(name));
}

const decode = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const TAGS = ['<', '</', '<a', '<b', '<body', '<h1', '<my-part', '>', '/>', ' ', '\n'];
const ATTRIBUTES = [' class="', 'class="', ' type="', ' style="', ' class', '="', '=', '"', 'file"', 'date"', '\\"'];
const WORDS = ['a', 'b', 'sm:a', 'a&amp;b', '&lt;b', '&', '1', '-', '_', 'ş', 'A', '’'];
const VALUES = ['var(--a)', 'var(--a-b', 'var(', 'var(--', '(--a', '--c', ')'];
const pages = fc
  .array(fc.constantFrom(...TAGS, ...ATTRIBUTES, ...WORDS, ...VALUES), { maxLength: 60 })
  .map((parts) => parts.join(''));

it('the names in a page are those that regular expressions find in it', () => {
  fc.assert(
    fc.property(pages, (html) => {
      const found = find(html);
      expect(wanted.names.filter((_, number) => found[number])).toEqual(findPlainly(html));
    }),
    { numRuns: 5000 },
  );
});
