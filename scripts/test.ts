// What `npm test` runs: lint, types, build, Vitest (both engines, both stores, the built server), Chromium, and the journeys in
// Chromium, Firefox and WebKit; it stops at the first failure.
//   npm test -- lint | unit | e2e | engines  [arguments for Biome, Vitest or Playwright …]

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServices } from '../tests/support/services.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ensureEngines } from './lib/engines.ts';
import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './lib/test-counts.ts';

type Step = { title: string; command: string[]; env?: NodeJS.ProcessEnv; counts?: () => Promise<TestCounts> };

const PARTS = ['lint', 'unit', 'e2e', 'engines'];
const argv = process.argv.slice(2);
const only = PARTS.find((part) => part === argv[0]);
const extra = only ? argv.slice(1) : argv;
if (!only && extra.length > 0) {
  console.error(`Name the part that the arguments are for: npm test -- ${PARTS.join(' | ')} [arguments …]`);
  process.exit(2);
}
const includes = (part: string) => !only || only === part;

process.chdir(join(import.meta.dirname, '..'));
const startedAt = Date.now();
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));
const total: TestCounts = { passed: 0, failed: 0, skipped: 0 };
let stopServices = async () => {};
let running: ChildProcess | undefined;
let interrupted: NodeJS.Signals | undefined;
let missingEngines: string[] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interrupted = signal;
    running?.kill(signal);
  });
}

let failedStep: string | undefined;
try {
  failedStep = await runAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failedStep = 'Preparation';
} finally {
  await stopServices();
  await rm(reports, { recursive: true, force: true });
}
finish();

/** Returns the title of the step that failed, or undefined. */
async function runAll(): Promise<string | undefined> {
  heading('Preparation');
  // First, because on a new machine the download of the browser is what most likely fails.
  if (includes('e2e') || includes('engines')) process.env.CHROMIUM_PATH = await ensureChromium();
  if (includes('engines')) missingEngines = ensureEngines();
  reportMissing();
  if (includes('unit')) stopServices = await startServices();
  console.log(`done in ${seconds(startedAt)}`);

  for (const step of listSteps()) {
    if (interrupted) return step.title;
    heading(step.title);
    const begin = Date.now();
    const ok = await run(step);
    if (step.counts) await addCounts(step.counts, ok);
    else if (!ok) total.failed += 1;
    console.log(`${ok ? 'passed' : 'FAILED'} in ${seconds(begin)}`);
    if (!ok) return step.title;
  }
  return undefined;
}

function listSteps(): Step[] {
  const vitestReport = join(reports, 'vitest.json');
  const playwrightReport = join(reports, 'playwright.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;

  const lint = [
    {
      title: 'Lint and format',
      command: [bin('@biomejs/biome', 'bin/biome'), 'ci', ...(only === 'lint' && extra.length > 0 ? extra : ['.'])],
    },
    { title: 'Route types', command: [bin('@react-router/dev', 'bin.cjs'), 'typegen'] },
    { title: 'Types', command: [bin('typescript', 'bin/tsc'), '--noEmit'] },
  ];
  const unit = {
    title: 'Vitest: units, both engines, both stores, the built server',
    command: [
      bin('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
      ...extra,
    ],
    counts: () => readVitestCounts(vitestReport),
  };
  const build = { title: 'Production build', command: ['scripts/run.mjs', 'build'] };
  const browser = {
    title: 'Browser tests',
    command: [bin('@playwright/test', 'cli.js'), 'test', '--reporter=list,json', ...extra],
    counts: () => readPlaywrightCounts(playwrightReport),
  };
  // Only the specs that could differ behind a load balancer. The whole suite: E2E_TOPOLOGY=balanced npm test -- e2e
  const balanced = {
    title: 'Browser tests on two processes, PostgreSQL and S3 behind a balancer',
    command: [
      bin('@playwright/test', 'cli.js'),
      'test',
      '--reporter=list,json',
      '--project=desktop',
      ...['balanced', 'admin-product-order', 'admin-colors', 'admin-second-factor'].map((name) => `/${name}.spec`),
    ],
    env: { E2E_TOPOLOGY: 'balanced' },
    counts: () => readPlaywrightCounts(playwrightReport),
  };
  const engines = {
    title: 'Journeys in Chromium, Firefox and WebKit',
    command: [
      bin('@playwright/test', 'cli.js'),
      'test',
      '--config=tests/engines/playwright.config.ts',
      '--reporter=list,json,./tests/engines/support/table-reporter.ts',
      ...extra,
    ],
    env: { ENGINES_PART: extra.join(' ') },
    counts: () => readPlaywrightCounts(playwrightReport),
  };
  const everySpec = extra.length === 0 && process.env.E2E_TOPOLOGY !== 'balanced';
  return [
    ...(includes('lint') ? lint : []),
    ...(only === 'lint' ? [] : [build]),
    ...(includes('unit') ? [unit] : []),
    ...(includes('e2e') ? [browser] : []),
    ...(includes('e2e') && everySpec ? [balanced] : []),
    ...(includes('engines') ? [engines] : []),
  ];
}

function bin(packageName: string, path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)), path);
}

function run({ command, env }: Step): Promise<boolean> {
  return new Promise((resolve, reject) => {
    running = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } });
    running.on('error', reject);
    running.on('exit', (code) => resolve(code === 0));
  });
}

async function addCounts(read: () => Promise<TestCounts>, ok: boolean): Promise<void> {
  const counts = await read();
  total.passed += counts.passed;
  // A runner can fail without a failed test: no tests found, a crash.
  total.failed += ok ? counts.failed : Math.max(counts.failed, 1);
  total.skipped += counts.skipped;
}

/** Loud, at the start and at the end: a run without an engine says nothing about it. */
function reportMissing(): void {
  for (const engine of missingEngines) console.error(`\n!!! NOT TESTED IN ${engine}. See docs/browsers.md.`);
}

function finish(): void {
  reportMissing();
  heading(failedStep ? `Failed: ${failedStep}` : 'All passed');
  console.log(`${seconds(startedAt)} in all${total.skipped > 0 ? `; ${total.skipped} skipped` : ''}`);
  if (failedStep && total.failed === 0) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (interrupted) process.exit(128 + constants.signals[interrupted]);
  process.exit(failedStep ? 1 : 0);
}

function heading(title: string): void {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(2, 70 - title.length))}`);
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
