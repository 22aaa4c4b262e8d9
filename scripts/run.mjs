// Every npm script starts here. Plain JavaScript without dependencies, because on a fresh clone nothing is
// installed yet and the system's Node may be old: it installs what is missing, then runs the script on the pinned Node.
//
//   node scripts/run.mjs start | dev | test | build | <script.ts>  [arguments …]

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 26;
const WATCH_MS = 500;
const BUILD_INPUTS = [
  'app',
  'content',
  'migrations',
  'public',
  'scripts/lib/precompress.ts',
  'main.ts',
  'server.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);

const [task, ...args] = process.argv.slice(2);
const launchers = findLaunchers();
if (!task) fail('Usage: node scripts/run.mjs start | dev | test | build | <script.ts> [arguments …]');

installIfNeeded();
const node = findNode();
// So that tools with "#!/usr/bin/env node" run on the pinned Node as well.
process.env.PATH = [dirname(node), at('node_modules', '.bin'), process.env.PATH].join(delimiter);

if (task === 'build') {
  buildIfNeeded();
} else if (task === 'start') {
  buildIfNeeded();
  process.env.NODE_ENV = 'production';
  // Under load V8 would take 96 MB for young objects and glibc an arena per thread, and keep garbage afterwards; see
  // docs/performance.md.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4 --expose-gc`.trim();
  process.env.MALLOC_ARENA_MAX ??= '2';
  process.env.MALLOC_MMAP_THRESHOLD_ ??= '65536';
  runScript(at('build', 'server', 'index.js'));
} else if (task === 'dev' || task === 'test') {
  runScript(at('scripts', `${task}.ts`));
} else {
  if (!existsSync(task)) fail(`There is no script ${task}.`);
  runScript(task);
}

function installIfNeeded() {
  const stamp = at('node_modules', '.lock-sha256');
  const wanted = sha256(readFileSync(at('package-lock.json')));
  if (readIfThere(stamp) === wanted) return;
  if (!isInstalled()) {
    console.log('Installing dependencies (about a minute, once) …');
    // Dev packages are needed to build, also when NODE_ENV=production is set.
    const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const result = runNpm(['ci', ...quiet]);
    if (result.status !== 0) fail('Installing the dependencies failed (see above). Is the npm registry reachable?');
  }
  writeFileSync(stamp, wanted);
}

/** Whether node_modules already matches package-lock.json, so that an `npm ci` by hand is not repeated. */
function isInstalled() {
  const record = readIfThere(at('node_modules', '.package-lock.json'));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  const { '': _project, ...locked } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  const sameVersions = Object.keys(installed).every((path) => installed[path].integrity === locked[path]?.integrity);
  // Optional packages of other platforms are locked but not installed.
  const complete = Object.keys(locked).every(
    (path) => installed[path] || locked[path].optional || locked[path].devOptional,
  );
  return sameVersions && complete;
}

function runNpm(npmArgs) {
  const options = { cwd: root, stdio: 'inherit' };
  // npm tells its scripts where it is, which also avoids npm.cmd on Windows.
  if (process.env.npm_execpath) return spawnSync(process.execPath, [process.env.npm_execpath, ...npmArgs], options);
  return spawnSync('npm', npmArgs, { ...options, shell: process.platform === 'win32' });
}

/** The Node that package-lock.json pins, or the running one where no package exists for this platform. */
function findNode() {
  const { platform, arch, execPath } = process;
  const name =
    platform === 'darwin' && arch === 'arm64' ? 'bin-darwin-arm64' : `${platform.replace('win32', 'win')}-${arch}`;
  const pinned = at('node_modules', `node-${name}`, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  const found = [pinned, execPath].find((path) => existsSync(path) && majorVersion(path) >= OLDEST_NODE);
  return (
    found ??
    fail(
      `Node ${OLDEST_NODE} or newer is needed and none is packaged for ${platform}-${arch}. Install it and try again.`,
    )
  );
}

function majorVersion(path) {
  try {
    return Number(/^v(\d+)/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[1]);
  } catch {
    // A binary for another C library (musl on Alpine) cannot run.
    return 0;
  }
}

function buildIfNeeded() {
  const stamp = at('build', '.source-sha256');
  const wanted = hashOf(BUILD_INPUTS);
  if (readIfThere(stamp) === wanted && existsSync(at('build', 'server', 'index.js'))) return;
  console.log('Building …');
  // Removed first, so that a failed or interrupted build is never taken for a finished one.
  rmSync(stamp, { force: true });
  const cli = at('node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(node, [cli, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit', env });
  if (result.status !== 0) fail('The build failed (see above).');
  mkdirSync(at('build'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** In a fixed order; without tests, which do not change the build. */
function filesBelow(path) {
  if (!existsSync(at(path))) return [];
  if (!statSync(at(path)).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(at(path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** Runs the script with the same terminal, and passes signals and its exit code on. */
function runScript(script) {
  // Nothing is sent over the IPC channel. It closes when we are killed, and the server exits when it closes.
  const child = spawn(node, [script, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const forward = (signal) => child.kill(signal);
  // Ctrl-C in a terminal reaches the child too; Vitest and Playwright quit at once on a second SIGINT.
  process.on('SIGINT', () => process.stdin.isTTY || forward('SIGINT'));
  process.on('SIGTERM', forward);
  process.on('SIGHUP', forward);
  const watch = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(watch);
    forward('SIGTERM');
  }, WATCH_MS);
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * npm and the shell in which it runs its scripts. Killed by a signal, they do not pass it on, but `npm start` should then
 * end the site. Without npm (systemd, a container, a terminal) there is nothing to watch. Not covered: SIGINT to npm alone
 * ends neither, because the shell waits for us. `exec node …` in package.json would help, but Windows has no `exec`.
 */
function findLaunchers() {
  const { platform, ppid, env } = process;
  if (platform === 'win32' || !env.npm_lifecycle_event) return [];
  try {
    const told = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(ppid)], { encoding: 'utf8' });
    const [, shellsParent, command] = /^\s*(\d+)\s+(.*?)\s*$/.exec(told) ?? [];
    return /(^|\/)-?(da|ba|a|z|k)?sh$/.test(command) ? [ppid, Number(shellsParent)] : [ppid];
  } catch {
    // No ps in a slim image.
    return [ppid];
  }
}

function isAlive(pid, place) {
  if (place === 0) return process.ppid === pid;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
