import { defineConfig, devices } from '@playwright/test';

const CHROMIUM_ARGS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as on a telephone, not rounded to whole pixels.
  '--font-render-hinting=none',
  // The tests need no internet, and reach none.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
// Chromium's sandbox refuses to run as root.
if (process.getuid?.() === 0) CHROMIUM_ARGS.push('--no-sandbox');

// Only two processes behind a balancer can be told apart from one.
const BALANCED_ONLY = process.env.E2E_TOPOLOGY === 'balanced' ? [] : [/balanced/];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e-server.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  // A fresh site makes its pictures on first use, and a browser's six connections wait for them.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Traces cost a third of the time; `npm test -- e2e <spec> --trace on` makes them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: BALANCED_ONLY,
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [/balanced/],
      // Only what another layout or a finger changes carries the tag; the rest is the same program on either screen.
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        userAgent: devices['Pixel 7'].userAgent,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
