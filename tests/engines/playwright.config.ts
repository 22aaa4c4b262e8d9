import { defineConfig } from '@playwright/test';

/** The engines that scripts/test.ts found or installed. */
const ENGINES = ['firefox', 'chromium', 'webkit'].filter((name) => process.env[`${name.toUpperCase()}_PATH`]);

export default defineConfig({
  testDir: '.',
  globalSetup: '../support/e2e-server.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // With the start of the browser, and perhaps a second one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./support/table-reporter.ts']],
  // Firefox takes five seconds of processor time to start, and about as long for its journeys as the other two together.
  projects: ENGINES.map((name) => ({ name, workers: name === 'firefox' ? 1 : 2 })),
});
