import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const DOC = join(import.meta.dirname, '..', '..', '..', 'docs', 'browsers.md');
const [START, END] = ['<!-- journeys -->', '<!-- /journeys -->'];

/** Compares the table in docs/browsers.md with what has run, after a whole run that passed; writes it anew and fails where it differs. */
export default class TableReporter implements Reporter {
  #engines: string[] = [];
  #tests: TestCase[] = [];
  readonly #seconds = new Map<string, number>();

  onBegin({ projects }: FullConfig, suite: Suite): void {
    this.#engines = projects.map(({ name }) => name);
    this.#tests = suite.allTests();
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const engine = engineOf(test);
    this.#seconds.set(engine, (this.#seconds.get(engine) ?? 0) + duration / 1000);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    for (const [engine, time] of this.#seconds) process.stdout.write(`${engine}: ${time.toFixed(1)} s of journeys\n`);
    if (status !== 'passed' || this.#engines.length < 2 || process.env.ENGINES_PART) return undefined;
    const text = readFileSync(DOC, 'utf8');
    const [before = '', rest = ''] = text.split(START);
    const written = `${before}${START}\n${this.#makeTable()}\n${END}${rest.split(END)[1] ?? ''}`;
    if (written === text) return undefined;
    writeFileSync(DOC, written);
    process.stderr.write('docs/browsers.md told of other journeys. Its table is written anew: read and commit it.\n');
    return { status: 'failed' };
  }

  #makeTable(): string {
    const rows = new Map<string, { chromium: string; sizes: Record<string, string[]> }>();
    for (const test of this.#tests) {
      const [, title = '', size = ''] = /^(.*), (phone|desktop)$/.exec(test.title) ?? [];
      const row = rows.get(title) ?? { chromium: test.annotations[0]?.description ?? '', sizes: {} };
      const engine = engineOf(test);
      row.sizes[engine] = [...(row.sizes[engine] ?? []), size];
      rows.set(title, row);
    }
    const lines = Array.from(rows, ([title, { chromium, sizes }]) => {
      const cells = [title, sizes.firefox?.join(', '), sizes.webkit?.join(', '), chromium];
      return `| ${cells.join(' | ')} |`;
    });
    return ['| journey | Firefox | WebKit | Chromium: in tests/e2e |', '|---|---|---|---|', ...lines].join('\n');
  }
}

function engineOf(test: TestCase): string {
  return test.parent.project()?.name ?? '';
}
