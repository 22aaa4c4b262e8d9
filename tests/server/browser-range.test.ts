import { describe, expect, it } from 'vitest';
import { readBuiltScripts } from '#tests/support/built-files.ts';
import { findTooNewApis, listOwnNames } from '#tests/support/used-apis.ts';
import browsers from '../../browsers.json' with { type: 'json' };

/** Called only where the browser has it, or with another way round. */
const GUARDED: Record<string, string> = {
  'URL.canParse': 'zod asks first',
  requestSubmit: 'scripts are not started without it (deferred-hydration.server.ts)',
  createPolicy: 'ProseMirror asks first',
  caretPositionFromPoint: 'ProseMirror asks first',
  caretRangeFromPoint: 'ProseMirror asks first',
  getComposedRanges: 'ProseMirror asks first',
  startViewTransition: 'React and React Router ask first',
  skipTransition: 'on what startViewTransition returned',
};

describe('built scripts call nothing that their oldest browsers lack', async () => {
  const { site, backOffice } = await readBuiltScripts();
  const own = listOwnNames([...site, ...backOffice].map(({ code }) => code));
  const tooNew = (code: string, range: Record<string, string>) =>
    findTooNewApis(code, range, own).filter((name) => !(name in GUARDED));

  it('public pages, also where they stay plain', () => {
    expect(site.length).toBeGreaterThan(30);
    for (const range of [browsers.plainSite, browsers.site])
      for (const { name, code } of site) expect(tooNew(code, range), name).toEqual([]);
  });

  it('the back-office', () => {
    expect(backOffice.length).toBeGreaterThan(30);
    for (const { name, code } of backOffice) expect(tooNew(code, browsers.backOffice), name).toEqual([]);
  });
});

it.each([
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['[3, 1].toSorted()', ['toSorted']],
  ['"a".at(-1)', []],
  ['new CloseWatcher()', ['CloseWatcher']],
  ['const own = { toSorted() {} }; own.toSorted()', []],
])('the check finds what is too new in %s', (code, found) => {
  expect(findTooNewApis(code, { safari: '15.4', chrome: '99' })).toEqual(found);
});
