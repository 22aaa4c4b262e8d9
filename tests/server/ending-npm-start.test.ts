import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from '#tests/support/free-port.ts';
import { copySite } from '#tests/support/site-copy.ts';
import { LEAN } from '#tests/support/site-process.ts';

// Each of these starts the whole site, through npm.
vi.setConfig({ testTimeout: 60_000 });

let dataDir = '';
beforeAll(async () => {
  dataDir = await copySite('empty');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** The process ids of npm, its shell if there is one, our launcher and the server. */
async function listProcesses(npm: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const rows = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []);
  const processes = [npm];
  for (let child: string | undefined = String(npm); child; ) {
    child = rows.find(([, , parent, command]) => parent === child && !command?.includes('image-worker'))?.[1];
    if (child) processes.push(Number(child));
  }
  return processes;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const isHealthy = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

// All on one data folder: a server left behind would hold its lock, and the next start would fail.
it.each([
  ['SIGTERM', 'npm', 0],
  ['SIGINT', 'the whole group, as Ctrl-C does,', 'group'],
  ['SIGHUP', 'npm', 0],
  ['SIGKILL', 'npm', 0],
  ['SIGTERM', 'the shell', 1],
  ['SIGKILL', 'the shell', 1],
  ['SIGTERM', 'the launcher', -2],
  ['SIGKILL', 'the launcher', -2],
] as const)('%s to %s ends the whole of "npm start"', async (signal, _name, place) => {
  const port = String(await findFreePort());
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const settings = { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_CONTENT: '0', LOG_LEVEL: 'silent' };
  const npm = spawn('npm', ['start'], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...LEAN, ...settings },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(npm, 'exit');
  await expect.poll(() => isHealthy(`http://127.0.0.1:${port}`), { timeout: 40_000 }).toBe(true);
  const processes = await listProcesses(npm.pid ?? 0);
  try {
    process.kill(place === 'group' ? -(npm.pid ?? 0) : (processes.at(place) ?? 0), signal);
    await expect.poll(() => processes.filter(isAlive), { timeout: 12_000 }).toEqual([]);
    await ended;
  } finally {
    for (const pid of processes.filter(isAlive)) process.kill(pid, 'SIGKILL');
  }
});
