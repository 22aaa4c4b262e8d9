import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN } from './e2e-admin.ts';
import { startFormService } from './form-service.ts';
import { findFreePort } from './free-port.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const SERVER = join(PROJECT, 'build', 'server', 'index.js');
const LOG = join(PROJECT, 'test-results', 'server.log');

/** Playwright's global setup: the built server on a fresh database, and a stand-in for the form service. */
export default async function startServer(): Promise<() => Promise<void>> {
  // Set by hand: test against a server that already runs.
  if (process.env.E2E_BASE_URL) return async () => {};
  if (!existsSync(SERVER)) throw new Error('There is no build: run "npm test -- e2e", which makes one.');

  const dataDir = await mkdtemp(join(tmpdir(), 'test-e2e-'));
  const form = await startFormService();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = launch({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SITE_URL: url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    CONTACT_FORM_URL: `${form.url}/ajax/info@example.com`,
  });
  const stop = async () => {
    await shutDown(server);
    await form.stop();
    await rm(dataDir, { recursive: true, force: true });
  };

  try {
    await waitUntilHealthy(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_BASE_URL = url;
  process.env.E2E_FORM_URL = form.url;
  process.env.E2E_DATA_DIR = dataDir;
  return stop;
}

/** Only these settings: what the developer's shell sets (DATABASE_URL, SITE_NAME …) must not change the outcome. */
function launch(settings: NodeJS.ProcessEnv): ChildProcess {
  const { PATH, HOME, SystemRoot } = process.env;
  const env = { PATH, HOME, SystemRoot, NODE_ENV: 'production', ...settings };
  return spawn(process.execPath, [SERVER], { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function waitUntilHealthy(url: string, server: ChildProcess): Promise<void> {
  await mkdir(dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG);
  server.stdout?.pipe(log);
  server.stderr?.pipe(log);
  const deadline = Date.now() + 60_000;
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.status === 200) return;
    const ended = server.exitCode !== null || server.signalCode !== null;
    if (ended || Date.now() > deadline) {
      const said = (await readFile(LOG, 'utf8')).slice(-4000);
      throw new Error(`The server ${ended ? 'ended at its start' : 'was not healthy after 60 s'}. It said:\n${said}`);
    }
    await wait(50);
  }
}

async function shutDown(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit').then(() => true);
  server.kill('SIGTERM');
  if (await Promise.race([gone, wait(10_000, false, { ref: false })])) return;
  server.kill('SIGKILL');
  throw new Error('The server did not stop within 10 s of SIGTERM.');
}
