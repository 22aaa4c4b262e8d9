import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBrotli, compressGzip } from './compress.server.ts';

const page = (n: number) => Buffer.from(`<p>Ürün ${n}</p>`.repeat(5_000));

it.each([
  ['brotli', compressBrotli, brotliDecompressSync],
  ['gzip', compressGzip, gunzipSync],
])('%s gives what the other side reads, and nothing of it stays in memory', async (_, compress, decompress) => {
  setFlagsFromString('--expose-gc');
  const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');
  expect(decompress(await compress(page(0), 3))).toEqual(page(0));
  const before = process.memoryUsage().arrayBuffers;
  for (let n = 0; n < 50; n += 1) await compress(page(n), 3);
  // What lives on after these is freed with old objects only.
  for (let n = 0; n < 3; n += 1) collect({ type: 'minor' });
  expect((process.memoryUsage().arrayBuffers - before) / page(0).length).toBeLessThan(10);
});

it('brotli keeps to a window of 256 KB, because V8 counts its memory as part of the heap', async () => {
  const [first = 0] = await compressBrotli(page(0), 3);
  // The first bits of a brotli stream tell its window; RFC 7932, section 9.1: 0011 stands for 18.
  expect(first & 0b1111).toBe(0b0011);
});
