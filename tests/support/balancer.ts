import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** The header that names the backend of a response, counted from 0. */
export const SERVED_BY = 'x-served-by';

/** A minimal load balancer: round robin, without sticky sessions. */
export async function startBalancer(port: number, backends: string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((request, response) => {
    const index = turn % backends.length;
    turn += 1;
    passOn(request, response, backends[index] ?? '', index);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, backend: string, index: number): void {
  // Like any proxy it appends the address it saw to what the client claimed.
  const claimed = request.headers['x-forwarded-for'];
  const forwarded = [...(claimed ? [claimed].flat() : []), request.socket.remoteAddress ?? ''].join(', ');
  const headers = { ...request.headers, 'x-forwarded-for': forwarded };
  const { method, url: path } = request;
  const onward = send(backend + (path ?? '/'), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, [SERVED_BY]: String(index) });
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  // Aborts the request when the client disconnects.
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
