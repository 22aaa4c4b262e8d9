import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticFiles } from './static-files.server.ts';

const SCRIPT = 'export const merhaba = "dünya";';

async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'root-a1b2.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'root-a1b2.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'favicon.ico'), 'icon');
  const files = createStaticFiles(folder, { 'x-content-type-options': 'nosniff' });
  const server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404).end('not a built file')),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return { folder, get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init) };
}

test('a built file is sent with its type, for good, and with the headers of every answer', async () => {
  const { get } = await serve();
  const answer = await get('/assets/root-a1b2.js?v=1', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(await answer.text()).toBe(SCRIPT);
});

test.each(['identity', 'gzip, br;q=0', 'br; q=0.0'])('who takes no brotli gets it plain: %s', async (accepted) => {
  const { get } = await serve();
  const plain = await get('/assets/root-a1b2.js', { headers: { 'accept-encoding': accepted } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(SCRIPT);
});

test.each(['W/', ''])('who has it already gets nothing: %s"…"', async (weak) => {
  const { get } = await serve();
  const etag = (await get('/assets/root-a1b2.js')).headers.get('etag');
  expect(etag).toMatch(/^W\/"[^"]+"$/);
  const again = await get('/assets/root-a1b2.js', {
    headers: { 'if-none-match': `"other", ${etag?.replace('W/', weak)}` },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a file without a hash in its name is asked for again after an hour', async () => {
  const { get } = await serve();
  const answer = await get('/favicon.ico');
  expect(answer.headers.get('content-type')).toBe('image/x-icon');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('files that a newer build has taken away are still there for the pages that name them', async () => {
  const { folder, get } = await serve();
  rmSync(folder, { recursive: true });
  const answer = await get('/assets/root-a1b2.js');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(SCRIPT);
});

test.each(['/assets/root-a1b2.js.br', '/assets/', '/assets/none.js', '/assets/..%2f..%2fpackage.json'])(
  '%s is none of them',
  async (path) => {
    const { get } = await serve();
    expect((await get(path)).status).toBe(404);
  },
);

test('a form is never answered with a file', async () => {
  const { get } = await serve();
  expect((await get('/favicon.ico', { method: 'POST' })).status).toBe(404);
});
