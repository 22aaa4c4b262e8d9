import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findFreePort } from './free-port.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';

export type TestPostgres = {
  url: string;
  stop(): Promise<void>;
  /** Stops the server and keeps its data; `start` brings it back under the same address. */
  halt(): Promise<void>;
  /** Ends the server with SIGKILL, as a crash does. What it has confirmed must be there after `start`. */
  crash(): Promise<void>;
  start(): Promise<void>;
};
export type TestDatabase = { name: string; url: string; drop(): Promise<void> };
type User = { uid: number; gid: number };

const run = promisify(execFile);

/**
 * Starts a throw-away PostgreSQL server on loopback; `stop` deletes its data. With `durable` it writes to disk like a real
 * installation, so that committed data survives `crash`.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const dir = await mkdtemp(join(tmpdir(), 'test-postgres-'));
  try {
    const user = findServerUser();
    const bin = await findPostgresBinaries(dir);
    const password = randomBytes(12).toString('hex');
    await writeFile(join(dir, 'password'), password, { mode: 0o600 });
    if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, dir]);
    await initialize(bin, dir, user);

    const port = await findFreePort();
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    let server: Launched;
    const start = async () => {
      for (;;) {
        server = launch(bin, dir, port, user, durable);
        try {
          await waitUntilReady(url, server);
          break;
        } catch (error) {
          await shutDown(server.process);
          // After a crash the server's child processes take a moment to end.
          if (!/pre-existing shared memory|another server might be running/.test(server.log())) throw error;
          await wait(100);
        }
      }
      await rm(join(dir, 'keep'), { force: true });
    };
    await start();
    return {
      url,
      start,
      async halt() {
        await writeFile(join(dir, 'keep'), '');
        await shutDown(server.process);
      },
      async crash() {
        await writeFile(join(dir, 'keep'), '');
        const gone = once(server.process, 'exit');
        process.kill(Number.parseInt(await readFile(join(dir, 'data', 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
        await gone;
      },
      async stop() {
        await shutDown(server.process);
        await rm(dir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
}

/** Creates a database on that server, empty or like the template. Its name ends randomly, so that test files never collide. */
export async function createDatabase(serverUrl: string, use = 'file', template = 'template1'): Promise<TestDatabase> {
  const name = `test_${use.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_${randomBytes(4).toString('hex')}`;
  await query(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => dropDatabase(serverUrl, name) };
}

export function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return query(serverUrl, `drop database if exists ${name} with (force)`);
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root, so that another user has to be found. */
function findServerUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here: try the next one.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and this machine has neither a user "postgres" nor "nobody".');
}

async function initialize(bin: string, dir: string, user?: User): Promise<void> {
  const version = await run(join(bin, 'postgres'), ['--version']);
  const major = Number(/(\d+)/.exec(version.stdout)?.[1]);
  // Since 17 the server brings this locale itself; before, the operating system has to.
  const locale =
    major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C.UTF-8'];
  const auth = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${join(dir, 'password')}`];
  const args = [
    `--pgdata=${join(dir, 'data')}`,
    '--encoding=UTF8',
    ...locale,
    ...auth,
    '--no-sync',
    '--no-instructions',
  ];
  await run(join(bin, 'initdb'), args, { ...user, cwd: dir, env: serverEnv(dir) });
}

type Launched = { process: ChildProcess; log(): string };

// When this process ends, even by kill -9, the pipe closes: `cat` ends, and the server is stopped and its files deleted.
const WATCHED = `
exec 3<&0
"$0" "$@" & server=$!
(cat <&3 >/dev/null; kill -INT $server) &
wait $server; status=$?
[ -e "$TEST_DIR/keep" ] || rm -rf "$TEST_DIR"
exit $status`;

function launch(bin: string, dir: string, port: number, user: User | undefined, durable: boolean): Launched {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // No data has to survive a power cut.
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(bin, 'postgres'), '-D', join(dir, 'data'), ...flags];
  const [file, ...args] = process.platform === 'win32' ? command : ['sh', '-c', WATCHED, ...command];
  // A process group of its own: Ctrl-C must not stop the server before the tests have cleaned up.
  const detached = process.platform !== 'win32';
  const server = spawn(file as string, args, {
    ...user,
    cwd: dir,
    env: serverEnv(dir),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached,
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
  return { process: server, log: () => log };
}

/** Without the PG* variables of the developer's shell, which would redirect the server's tools. */
function serverEnv(dir: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: dir, TEST_DIR: dir, TZ: 'UTC', SystemRoot: process.env.SystemRoot };
}

async function waitUntilReady(url: string, server: Launched): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (server.process.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${server.log()}`);
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL was not ready after 60 s:\n${server.log()}`, { cause: error });
      await wait(50);
    }
  }
}

async function shutDown(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  if (process.platform === 'win32') server.kill();
  else server.stdin?.end();
  await gone;
}
