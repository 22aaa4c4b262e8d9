import { readFile } from 'node:fs/promises';

export type TestCounts = { passed: number; failed: number; skipped: number };

/** Reads the report of Vitest. A file that could not be loaded counts as one failure. */
export async function readVitestCounts(path: string): Promise<TestCounts> {
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  }>(path);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Reads the report of Playwright. */
export async function readPlaywrightCounts(path: string): Promise<TestCounts> {
  type Stats = { expected: number; unexpected: number; flaky: number; skipped: number };
  const report = await readReport<{ stats: Stats }>(path);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A flaky test passed when retried; Playwright's own list names it.
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Undefined when the runner crashed before writing a report; its exit code then tells the failure. */
async function readReport<T>(path: string): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}
