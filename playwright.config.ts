import { defineConfig, devices } from '@playwright/test';

const CHROMIUM_ARGS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
// Chromium's sandbox refuses to run as root.
if (process.getuid?.() === 0) CHROMIUM_ARGS.push('--no-sandbox');

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e-server.ts',
  workers: 2,
  // On a shared machine one stall must not hide 500 results; what needs the second try is listed as flaky, to be mended.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  // A fresh site makes its pictures on first use, and a browser's six connections wait for them.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    trace: 'retain-on-failure',
    video: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        userAgent: devices['Pixel 7'].userAgent,
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
