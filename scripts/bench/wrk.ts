import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

const CONNECTIONS = 32;

// Client and server on a core each, where there are two: sharing one, each would take from the other.
const canPin = availableParallelism() > 1 && runs('taskset');
export const SERVER_CORE = canPin ? ['taskset', '-c', '0'] : [];
const CLIENT_CORE = canPin ? ['taskset', '-c', '1'] : [];

/** autocannon cannot ask as fast as a bare server answers; wrk can. Debian packages it. */
export function ensureWrk(): void {
  if (runs('wrk')) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'inherit' });
  if (!runs('wrk')) throw new Error('The throughput is measured with wrk. Install it: apt-get install wrk');
}

interface Load {
  /** Answers per second. */
  rate: number;
  answers: number;
}

/** One client with 32 connections. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const wanted = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  // Of 32 requests for a page that is rendered anew, the last waits longer than wrk's own limit of 2 s.
  const wrk = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '20s', ...wanted, url];
  const [command = '', ...args] = [...CLIENT_CORE, ...wrk];
  const report = await text(spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout);
  const bad = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(report)?.[0];
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  const answers = Number(/(\d+) requests in/.exec(report)?.[1]);
  if (bad || !rate || !answers) throw new Error(`${url}: ${bad ?? report}`);
  return { rate, answers };
}

/** What a process has used of the processor so far. Linux tells it for each thread, in nanoseconds. */
export async function processorMilliseconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const spent = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')));
  return spent.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0);
}

/** Whether the command can be started; what it answers does not matter. */
function runs(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;
}
