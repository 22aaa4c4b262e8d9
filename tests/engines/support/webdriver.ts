import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#tests/support/free-port.ts';
import { startProcessGroup } from './process-group.ts';

/** WebKit's driver never answers some requests. */
const REQUEST_LIMIT_MS = 30_000;

export type Call = <T = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  limit?: number,
) => Promise<T>;

/** Starts a driver of the W3C WebDriver protocol and opens a session: the function sends commands of that session. */
export async function openSession(
  command: string,
  capabilities: object,
  env: NodeJS.ProcessEnv,
): Promise<{ call: Call; version: string; close: () => Promise<void> }> {
  const port = await findFreePort();
  const driver = startProcessGroup(command, [`--port=${port}`], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const call: Call = async (method, path, body, limit = REQUEST_LIMIT_MS) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value as never;
  };
  try {
    for (let tries = 0; !(await call('GET', '/status').catch(() => undefined)); tries += 1) {
      if (tries > 100) throw new Error(`${command} does not answer`);
      await wait(100);
    }
    type Session = { sessionId: string; capabilities: { browserVersion: string } };
    const session = await call<Session>('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
    const prefix = `/session/${session.sessionId}`;
    return {
      call: (method, path, body, limit) => call(method, prefix + path, body, limit),
      version: session.capabilities.browserVersion,
      async close() {
        await call('DELETE', prefix, undefined, 5000).catch(() => undefined);
        await driver.end();
      },
    };
  } catch (error) {
    await driver.end();
    throw error;
  }
}
