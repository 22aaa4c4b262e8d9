import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parse, type Token } from 'acorn';
import { describe, expect, it } from 'vitest';
import { readBuiltScripts } from '#tests/support/built-files.ts';

/** The syntax that Safari 15.4 supports, our oldest browser. Newer syntax anywhere makes it reject the whole file. */
const LANGUAGE = 2022;
const ASSETS = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets');

describe('Safari 15.4 reads', async () => {
  const files = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  it.each(files)('%s', async (name) => {
    expect(findTooNew(await readFile(join(ASSETS, name), 'utf8'))).toEqual([]);
  });
});

it('the file that screens of the back-office share is one, and no public page leads to it', async () => {
  const { site, backOffice } = await readBuiltScripts();
  const isShared = ({ name }: { name: string }) => /^admin-[\w-]{8}\.js$/.test(name);
  expect([site.filter(isShared).length, backOffice.filter(isShared).length]).toEqual([0, 1]);
});

it.each([
  ['/(?<=a)b/', ['look-behind in /(?<=a)b/']],
  ['/[(?<!]/u', []],
  ['/(?<year>\\d+)/su', []],
  ['/[a--b]/v', ['SyntaxError: Invalid regular expression flag (1:1)']],
  ['new RegExp("(?<!a)b")', ['look-behind in "(?<!a)b"']],
  ['class A { static x = 1; static { this.x = 2 } }', ['a static block']],
])('the check finds what is too new in %s', (code, found) => {
  expect(findTooNew(code)).toEqual(found);
});

function findTooNew(code: string): string[] {
  const found: string[] = [];
  let previous = '';
  function check({ type, start, end }: Token) {
    const text = code.slice(start, end);
    if (type.label === 'regexp') found.push(...findLookBehinds(text));
    // A pattern that is built at run time.
    if (/^(string|template)$/.test(type.label) && /\(\?<[=!]/.test(text))
      found.push(`look-behind in ${text.slice(0, 80)}`);
    // ES2022, but in Safari only since 16.4.
    if (text === '{' && previous === 'static') found.push('a static block');
    previous = text;
  }
  try {
    parse(code, { ecmaVersion: LANGUAGE, sourceType: 'module', onToken: check });
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

function findLookBehinds(literal: string): string[] {
  const found: string[] = [];
  visitRegExpAST(new RegExpParser({ ecmaVersion: LANGUAGE }).parseLiteral(literal), {
    onAssertionEnter: ({ kind }) => {
      if (kind === 'lookbehind') found.push(`look-behind in ${literal}`);
    },
  });
  return found;
}
