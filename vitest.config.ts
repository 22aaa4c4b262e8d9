import { defineConfig } from 'vitest/config';

// React Router's Vite plugin stays out: tests import modules, they do not build the app.
export default defineConfig({
  // `jsx: react-jsx` in tsconfig.json is what makes .tsx files work here.
  test: {
    environment: 'node',
    // Otherwise one would be made in the developer's DATA_DIR.
    env: { SESSION_SECRET: 'signs-what-tests-sign-and-nothing-else' },
    include: [
      'app/**/*.test.{ts,tsx}',
      'content/**/*.test.ts',
      'migrations/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/integration/**/*.test.{ts,tsx}',
      'tests/server/**/*.test.ts',
      '*.test.ts',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    // One more than a small machine has cores: tests spend much of their time waiting for servers that they start.
    maxWorkers: 3,
    // Each file loads its modules anew: of these packages one file instead of 350.
    deps: { optimizer: { ssr: { enabled: true, include: ['kysely', 'kysely/migration', 'zod'] } } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    retry: 0,
    unstubEnvs: true,
    restoreMocks: true,
  },
});
