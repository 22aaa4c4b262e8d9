import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FormServiceMode = 'ok' | 'refuse' | 'hang' | 'redirect';
export type ReceivedPost = { path: string; headers: IncomingHttpHeaders; body: unknown };

/**
 * A stand-in for the form-mailing service, whose answers a test can choose:
 *   POST /__behave {"mode":"ok" | "refuse" | "hang" | "redirect"}   how to answer from now on; also forgets what was received
 *   GET  /__received                                   every post since, as ReceivedPost[]
 * A sender can choose too, so that tests beside each other do not disturb each other: refuse-7@example.com is refused.
 */
export async function startFormService(): Promise<{ url: string; stop(): Promise<void> }> {
  let mode: FormServiceMode = 'ok';
  let received: ReceivedPost[] = [];

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path === '/__received') return answer(response, 200, received);
    if (request.method !== 'POST') return answer(response, 405, { success: 'false' });
    const body = await readJson(request);
    if (path === '/__behave') {
      mode = (body as { mode: FormServiceMode }).mode;
      received = [];
      return answer(response, 200, { mode });
    }
    received.push({ path, headers: request.headers, body });
    const wanted = modeOfSender(body) ?? mode;
    // Such services send the flag as a string.
    if (wanted === 'ok') answer(response, 200, { success: 'true', message: 'The form was submitted successfully.' });
    if (wanted === 'refuse') answer(response, 200, { success: 'false', message: 'The form was refused.' });
    if (wanted === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end();
    // hang: no response until the server is closed
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function modeOfSender(body: unknown): FormServiceMode | undefined {
  const email = (body as { email?: string } | null)?.email ?? '';
  return (['ok', 'refuse', 'hang'] as const).find((mode) => email.startsWith(`${mode}-`));
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = Buffer.concat(await request.toArray()).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    // Stored unparsed, so that a failing test shows what was received.
    return text;
  }
}
