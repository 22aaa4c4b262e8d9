import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/free-port.ts';
import type { RawResponse } from '#tests/support/http-client.ts';

export interface BareServer {
  url: string;
  process: ChildProcess;
  /** From now on it answers every request with these bytes. */
  answerWith(response: RawResponse): Promise<void>;
  stop(): Promise<void>;
}

/** The baseline of the throughput: a Node server that does nothing but answer. */
export async function startBareServer(through: string[]): Promise<BareServer> {
  const port = await findFreePort();
  const [command = '', ...args] = [
    ...through,
    process.execPath,
    join(import.meta.dirname, 'bare-server.ts'),
    String(port),
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async answerWith({ status, headers, body }) {
      const { date: _date, connection: _connection, 'keep-alive': _alive, ...same } = headers;
      child.send({ status, headers: same, body: body.toString('base64') });
      await once(child, 'message');
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
