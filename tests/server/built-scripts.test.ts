import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltScripts } from '#tests/support/built-files.ts';
import { findTooNewSyntax } from '#tests/support/used-syntax.ts';

const ASSETS = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets');

describe('Safari 15.4 reads', async () => {
  const files = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  it.each(files)('%s', async (name) => {
    expect(findTooNewSyntax(await readFile(join(ASSETS, name), 'utf8'))).toEqual([]);
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
  expect(findTooNewSyntax(code)).toEqual(found);
});
