import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installWithApt, runCommand } from './apt.ts';

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
  for (const install of [installWithPlaywright, installFromDebian]) {
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
  runCommand(process.execPath, [cli, 'install', 'chromium'], 120_000);
}

function installFromDebian(): void {
  // Older releases package only the whole browser.
  if (!installWithApt('chromium-headless-shell', 'fonts-liberation')) installWithApt('chromium', 'fonts-liberation');
}
