import { expect, it } from 'vitest';
import { readRenditionUrl, renditionUrl } from './images.ts';

const hash = '0123456789abcdef0123456789abcdef';

it('an address of a rendition is read back as it was written', () => {
  expect(readRenditionUrl(renditionUrl(hash, 800, 'avif'))).toEqual({ hash, width: 800, format: 'avif' });
});

it.each([
  `/pictures/${hash}/801.avif`,
  `/pictures/${hash}/0800.avif`,
  `/pictures/${hash}/800.gif`,
  `/pictures/${hash}/800xavif`,
  `/pictures/${hash.toUpperCase()}/800.avif`,
  `/pictures/${hash}x/800.avif`,
  `/pictures/../800.avif`,
  `/pictures/${hash}/800.avif/`,
])('%s is none that we offer', (path) => {
  expect(readRenditionUrl(path)).toBeNull();
});
