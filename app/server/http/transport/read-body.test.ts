import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { formHead, sendRaw } from '#tests/support/raw-http.ts';
import { readBody } from './read-body.server.ts';

/** A server that tells what became of the first body it was sent. */
async function listen(limits: Parameters<typeof readBody>[2]) {
  const outcome = Promise.withResolvers<Awaited<ReturnType<typeof readBody>>>();
  const server = createServer(async (request) => {
    outcome.resolve(await readBody(request, Number(request.headers['content-length']), limits));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, outcome: outcome.promise };
}

it('a body that comes in pieces is read whole', async () => {
  const { url, outcome } = await listen({ maxMs: 10_000 });
  sendRaw(url, formHead('/', 200_002), 'a', Buffer.alloc(200_000, 'b'), 'c');
  expect(String(await outcome)).toBe(`a${'b'.repeat(200_000)}c`);
});

it('a body that stops coming is given up', async () => {
  const { url, outcome } = await listen({ maxMs: 60_000, maxSilenceMs: 50 });
  sendRaw(url, formHead('/', 100), 'half');
  expect(await outcome).toBe('slow');
});

it('a body that trickles is given up at its limit, though it never stops', async () => {
  const { url, outcome } = await listen({ maxMs: 200, maxSilenceMs: 60_000 });
  const { socket } = sendRaw(url, formHead('/', 1_000_000));
  const trickle = setInterval(() => socket.write('x'), 10);
  expect(await outcome).toBe('slow');
  clearInterval(trickle);
});

it('a client that goes away is noticed', async () => {
  const { url, outcome } = await listen({ maxMs: 60_000 });
  const { socket } = sendRaw(url, formHead('/', 100), 'half');
  socket.end();
  expect(await outcome).toBe('aborted');
});
