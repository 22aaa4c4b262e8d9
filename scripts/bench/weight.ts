import budget from '../../budget.json' with { type: 'json' };
import { loadFirstViews } from './first-view.ts';
import { weighPage } from './page-weight.ts';
import type { Row } from './table.ts';

const kilobytes = (bytes: number) => bytes / 1024;

/** The JavaScript of each page, and everything that a phone loads at its first view. */
export async function measureWeight(siteUrl: string): Promise<Row[]> {
  const scripts = await Promise.all(
    budget.pages.map(async (path) => {
      const { scriptBytes, scripts } = await weighPage(siteUrl, path);
      const largest = scripts.slice(0, 3).map(({ name, bytes }) => `${name} ${kilobytes(bytes).toFixed(1)}`);
      return {
        what: `JavaScript of ${path}, compressed`,
        measured: `${kilobytes(scriptBytes).toFixed(1)} KB (${largest.join(', ')})`,
        bar: `at most ${budget.scriptKilobytes} KB`,
        met: kilobytes(scriptBytes) <= budget.scriptKilobytes,
      };
    }),
  );
  const views = await loadFirstViews(siteUrl, budget.pages);
  return [
    ...scripts,
    ...views.map(({ path, bytes, total }) => {
      const bar = path === '/' ? budget.homeKilobytes : budget.pageKilobytes;
      const parts = Object.entries(bytes).sort(([, a], [, b]) => b - a);
      const named = parts.map(([kind, part]) => `${kind.toLowerCase()} ${Math.round(kilobytes(part))}`);
      return {
        what: `${path} over the wire at first view, mobile`,
        measured: `${Math.round(kilobytes(total))} KB (${named.join(', ')})`,
        bar: `at most ${bar} KB`,
        met: kilobytes(total) <= bar,
      };
    }),
  ];
}
