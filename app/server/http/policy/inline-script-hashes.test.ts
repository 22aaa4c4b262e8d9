import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { megabytesKept } from '#tests/support/memory-kept.ts';
import { inlineScriptHashes } from './inline-script-hashes.server.ts';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The same with one regular expression. */
function hashPlainly(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script).filter(Boolean);
  return [...new Set(scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))];
}

it.each([
  ['a script', '<script>a</script>', 1],
  ['two that are the same', '<script>a</script><p><script type="module">a</script>', 1],
  ['a script that is fetched', '<script async src="/a.js"></script>', 0],
  ['a script that another one fetches', '<script type="text/plain" data-src="/a.js">a</script>', 0],
  ['data', '<script type="application/json">1</script><script type="application/ld+json">2</script>', 0],
  ['a tag within data', '<script type="application/json">"<script>a"</script>', 1],
  ['a script without an end', '<script>a</script><script>b', 1],
  ['a tag without an end', '<script>a</script><script b</script', 1],
  ['nothing in it', '<script></script>', 0],
  ['other spellings', '<SCRIPT>a</SCRIPT><script>b</script ><script>c</script>', 1],
])('the policy of a page with %s', (_, html, count) => {
  expect(inlineScriptHashes(html)).toHaveLength(count);
  expect(inlineScriptHashes(html)).toEqual(hashPlainly(html));
});

const TAGS = [
  '<script',
  '<script>',
  '<scrip',
  't',
  '<scripts>',
  '<SCRIPT>',
  '>',
  '<',
  '</script>',
  '</script',
  '</script >',
];
const ATTRIBUTES = [
  ' src=',
  'src=',
  ' data-src=',
  ' type="application/json"',
  ' type="application/ld+json"',
  ' async',
  '"',
];
const TEXT = ['a', 'b', ' ', '\n', 'ş', '\ud800', '<!--', '-->', '$&'];
const pages = fc
  .array(fc.constantFrom(...TAGS, ...ATTRIBUTES, ...TEXT), { maxLength: 40 })
  .map((parts) => parts.join(''));

it('the hashes of a page are those that a regular expression finds', () => {
  fc.assert(
    fc.property(pages, (html) => {
      expect(inlineScriptHashes(html)).toEqual(hashPlainly(html));
    }),
    { numRuns: 5000 },
  );
});

it('few of many different scripts are remembered, and nothing else of their pages', () => {
  const kept = megabytesKept(() => {
    for (let number = 0; number < 1000; number += 1)
      inlineScriptHashes(`${'text '.repeat(20_000)}<script>${number}${'+1'.repeat(4000)}</script>`);
  });
  expect(kept).toBeLessThan(3);
});
