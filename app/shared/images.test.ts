import { expect, it } from 'vitest';
import { isImageUrl, normalizeImageUrl, readRenditionUrl, renditionUrl } from './images.ts';

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

it.each([
  ['/images/a.jpg', '/images/a.jpg'],
  ['images/a.jpg', '/images/a.jpg'],
  ['./images/a.jpg', '/images/a.jpg'],
  ['../../uploads/2023/a.jpg', '/uploads/2023/a.jpg'],
  [' uploads/eski foto.jpg ', '/uploads/eski%20foto.jpg'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['https://cdn.example/a.jpg?x=1', 'https://cdn.example/a.jpg?x=1'],
])('%j is the picture %j', (written, url) => {
  expect(normalizeImageUrl(written)).toBe(url);
  expect(normalizeImageUrl(url)).toBe(url);
  expect(isImageUrl(url)).toBe(true);
});

it.each([
  ...['', 'x', 'resim.jpg', '/images/', '/etc/passwd', 'javascript:alert(1)/a.jpg', 'data:image/png;base64,AA/a.jpg'],
  ...['/\\evil.example/a.jpg', 'https://', `/uploads/${'a'.repeat(2000)}.jpg`],
])('%j is no picture', (written) => {
  expect(isImageUrl(normalizeImageUrl(written))).toBe(false);
});
