import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const DOC = join(import.meta.dirname, '..', '..', '..', 'docs', 'browsers.md');
const ENGINES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };
const [START, END] = ['<!-- journeys -->', '<!-- /journeys -->'];

/** Compares the table in docs/browsers.md with what has run, after a whole run that passed; writes it anew and fails where it differs. */
export default class TableReporter implements Reporter {
  #engines: string[] = [];
  #journeys: string[] = [];
  /** Those that passed, by engine and journey. */
  readonly #sizes = new Map<string, string[]>();
  readonly #seconds = new Map<string, number>();

  onBegin({ projects }: FullConfig, suite: Suite): void {
    this.#engines = projects.map(({ name }) => name);
    this.#journeys = [...new Set(suite.allTests().map((test) => readTitle(test).journey))];
  }

  onTestEnd(test: TestCase, { duration, status }: TestResult): void {
    const engine = engineOf(test);
    const { journey, size } = readTitle(test);
    const cell = `${engine} ${journey}`;
    if (status === 'passed') this.#sizes.set(cell, [...(this.#sizes.get(cell) ?? []), size]);
    this.#seconds.set(engine, (this.#seconds.get(engine) ?? 0) + duration / 1000);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    for (const [engine, time] of this.#seconds) process.stdout.write(`${engine}: ${time.toFixed(1)} s of journeys\n`);
    if (status !== 'passed' || this.#engines.length < Object.keys(ENGINES).length || process.env.ENGINES_PART)
      return undefined;
    const text = readFileSync(DOC, 'utf8');
    const [before = '', rest = ''] = text.split(START);
    const written = `${before}${START}\n${this.#makeTable()}\n${END}${rest.split(END)[1] ?? ''}`;
    if (written === text) return undefined;
    writeFileSync(DOC, written);
    process.stderr.write('docs/browsers.md told of other journeys. Its table is written anew: read and commit it.\n');
    return { status: 'failed' };
  }

  #makeTable(): string {
    const lines = this.#journeys.map((journey) => {
      const cells = Object.keys(ENGINES).map((engine) => this.#sizes.get(`${engine} ${journey}`)?.join(', ') ?? '');
      return `| ${[journey, ...cells].join(' | ')} |`;
    });
    return [`| journey | ${Object.values(ENGINES).join(' | ')} |`, '|---|---|---|---|', ...lines].join('\n');
  }
}

function readTitle({ title }: TestCase): { journey: string; size: string } {
  const [, journey = '', size = ''] = /^(.*), (phone|desktop)$/.exec(title) ?? [];
  return { journey, size };
}

function engineOf(test: TestCase): string {
  return test.parent.project()?.name ?? '';
}
