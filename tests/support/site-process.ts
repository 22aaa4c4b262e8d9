import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const SERVER = join(PROJECT, 'build', 'server', 'index.js');
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 12_000;

/** The settings for less memory, as in `npm start`, the systemd unit and the container image. */
export const LEAN = {
  NODE_OPTIONS: '--max-semi-space-size=4 --expose-gc',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
};

export interface SiteProcess {
  url: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it with SIGTERM; resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built server in a process of its own and waits until it answers. */
export async function startSite(settings: NodeJS.ProcessEnv, through: string[] = []): Promise<SiteProcess> {
  const port = settings.PORT ?? String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const site = launchSite({ PORT: port, HOST: '127.0.0.1', SITE_URL: url, ...settings }, through);
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.status === 200) return { ...site, url };
    const ended = site.process.exitCode !== null || site.process.signalCode !== null;
    if (ended || Date.now() > deadline) {
      if (!ended) site.process.kill('SIGKILL');
      throw new Error(
        `The server ${ended ? 'ended at its start' : 'was not healthy in time'}. It said:\n${site.output().slice(-4000)}`,
      );
    }
    await wait(50);
  }
}

/**
 * Only these settings: variables of the developer's shell (DATABASE_URL, SITE_NAME …) must not change the outcome. `through`
 * is a command that prepares something and then execs the server.
 */
export function launchSite(settings: NodeJS.ProcessEnv, through: string[] = []): Omit<SiteProcess, 'url'> {
  if (!existsSync(SERVER)) throw new Error('There is no build: run "npm test", which makes one, or "npm run build".');
  const { PATH, HOME, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, SystemRoot, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...LEAN, ...settings };
  const [command = '', ...args] = [...through, process.execPath, SERVER];
  const child = spawn(command, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { process: child, output: () => output, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit').then(() => true);
  child.kill('SIGTERM');
  if (await Promise.race([gone, wait(STOP_LIMIT_MS, false, { ref: false })])) return child.exitCode;
  child.kill('SIGKILL');
  throw new Error('The server did not stop in time after SIGTERM.');
}
