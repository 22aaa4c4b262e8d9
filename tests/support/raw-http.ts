import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Resolves to the status of the first response, or to 0 when the connection closes without one. */
  status(): Promise<number>;
}

/** Sends exactly these bytes: unlike Node's clients it neither normalizes the path nor completes the request. */
export function sendRaw(siteUrl: string, ...parts: (string | Buffer)[]): RawConnection {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => (received += chunk));
  // A server that refuses a body may reset the connection while the rest of it is being sent.
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  return {
    socket,
    received: () => received,
    async status() {
      while (!received.includes('\r\n') && !socket.destroyed)
        await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      return Number(received.split(' ')[1] ?? 0);
    },
  };
}

/** The headers of a form of that many bytes, without its body. */
export function formHead(path: string, bytes: number, headers: Record<string, string> = {}): string {
  const all = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${bytes}\r\n\r\n`;
}
