import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const USUAL_PLACES = [
  // The headless shell needs far less CPU than the whole browser; Playwright installs it too.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // Chromium's sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of a Chromium for the browser tests; installs one where the machine has none. */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, and there is no such file.`);
  }
  const found = findChromium();
  if (found) return found;

  console.log('No Chromium on this machine: getting one (once) …');
  for (const install of [installWithPlaywright, installWithApt]) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium for the browser tests: neither Playwright nor apt could install one. ' +
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

function findChromium(): string | undefined {
  return [chromium.executablePath(), ...USUAL_PLACES].find((path) => existsSync(path));
}

function installWithPlaywright(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  // Behind a firewall the download hangs rather than fails.
  run(process.execPath, [cli, 'install', 'chromium'], 120_000);
}

function installWithApt(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [file = '', ...args] = apt;
  if (!run(file, [...args, 'update', '-qq'], 300_000)) return;
  const install = (browser: string) =>
    run(file, [...args, 'install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation'], 600_000);
  // Older releases package only the whole browser.
  if (!install('chromium-headless-shell')) install('chromium');
}

function run(file: string, args: string[], timeout: number): boolean {
  return (
    spawnSync(file, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout, killSignal: 'SIGKILL' }).status === 0
  );
}
