import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '#tests/support/http-client.ts';
import budget from '../../budget.json' with { type: 'json' };
import { loadFirstViews } from './first-view.ts';
import { weighPage } from './page-weight.ts';
import type { Row } from './table.ts';

/** A page that is asked for again is compressed better, in the background; all of these together take two seconds. */
const COMPRESSED_AGAIN_MS = 6_000;
const kilobytes = (bytes: number) => bytes / 1024;

/** The JavaScript of each page, and everything that a phone loads at its first view. */
export async function measureWeight(siteUrl: string): Promise<Row[]> {
  const views = await loadFirstViews(siteUrl, budget.pages);
  for (const path of budget.pages) await ask(siteUrl + path);
  await wait(COMPRESSED_AGAIN_MS);
  const scripts = await Promise.all(
    budget.pages.map(async (path) => {
      const { scriptBytes, documentBytes } = await weighPage(siteUrl, path);
      const [scripts, page] = [kilobytes(scriptBytes), kilobytes(documentBytes)];
      return {
        what: `document of ${path} when it is asked for again, and its JavaScript, compressed`,
        measured: `${page.toFixed(1)} KB, ${scripts.toFixed(1)} KB`,
        bar: `at most ${budget.documentKilobytes} KB, ${budget.scriptKilobytes} KB`,
        met: page <= budget.documentKilobytes && scripts <= budget.scriptKilobytes,
      };
    }),
  );
  return [
    ...scripts,
    ...views.map(({ path, bytes, total, ahead }) => {
      const bar = path === '/' ? budget.homeKilobytes : budget.pageKilobytes;
      const parts = Object.entries(bytes).sort(([, a], [, b]) => b - a);
      const named = parts.map(([kind, part]) => `${kind.toLowerCase()} ${Math.round(kilobytes(part))}`);
      return {
        what: `${path} over the wire at first view, mobile`,
        measured: `${Math.round(kilobytes(total))} KB (${named.join(', ')}); ahead in idle time ${Math.round(kilobytes(ahead))}`,
        bar: `at most ${bar} KB`,
        met: kilobytes(total) <= bar,
      };
    }),
  ];
}
