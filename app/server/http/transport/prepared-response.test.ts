import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '#tests/support/http-client.ts';
import { formHead, sendRaw } from '#tests/support/raw-http.ts';
import { prepareResponse, prepareText, sendResponse } from './prepared-response.server.ts';

/** A server that refuses every request before it has read the body. */
async function listen() {
  const refused = prepareText(413, 'too large', { connection: 'close' });
  const server = createServer((request, response) => sendResponse(request, response, refused, 'id'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('a client that is still sending its body reads why it was refused', async () => {
  const url = await listen();
  for (let i = 0; i < 10; i += 1) {
    const answer = await ask(url, { method: 'POST', body: Buffer.alloc(8 * 1024 * 1024) });
    expect([answer.status, answer.body.toString()]).toEqual([413, 'too large']);
  }
});

it('the refusal does not wait for the body', async () => {
  const connection = sendRaw(await listen(), formHead('/', 5_000_000), 'first bytes');
  expect(await connection.status()).toBe(413);
  connection.socket.destroy();
});

it('a body of any size is not received to its end', async () => {
  const connection = sendRaw(await listen(), formHead('/', 5_000_000_000), 'first bytes');
  await new Promise((closed) => connection.socket.once('close', closed));
  expect(connection.received()).toContain('HTTP/1.1 413');
});

const page = () => new Response('<p>Dış mekân</p>'.repeat(200), { headers: { 'content-type': 'text/html' } });

it.each([
  ['gzip, deflate, br', ['br']],
  ['gzip', ['gzip']],
  ['gzip, br;q=0', ['gzip']],
  ['identity', []],
])('a page for one client that takes %s is compressed once at most', async (accepted, made) => {
  const { gzip, brotli } = await prepareResponse(page(), accepted);
  expect([...(gzip ? ['gzip'] : []), ...(brotli ? ['br'] : [])]).toEqual(made);
});

it('a page for everybody is there in every encoding', async () => {
  const { plain, gzip, brotli } = await prepareResponse(page());
  expect(plain.body.length).toBeGreaterThan(gzip?.body.length ?? Number.POSITIVE_INFINITY);
  expect(brotli?.headers).toContain('br');
});
