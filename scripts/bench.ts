// `npm run bench [-- throughput | growth | memory | weight | lighthouse …]`: one table, one machine, nothing else running.

import budget from '../budget.json' with { type: 'json' };
import { measureGrowth } from './bench/growth.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureMemory } from './bench/memory.ts';
import { weighPage } from './bench/page-weight.ts';
import { type BenchSite, startBenchSite } from './bench/site.ts';
import { printTable, type Row } from './bench/table.ts';
import { measureThroughput } from './bench/throughput.ts';

const PARTS: Record<string, (site: BenchSite) => Promise<Row[]>> = {
  throughput: (site) => measureThroughput(site.url),
  growth: () => measureGrowth(),
  memory: measureMemory,
  weight: measureWeight,
  lighthouse: (site) => measureLighthouse(site.url),
};

const wanted = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring ${name} …`);
  const site = await startBenchSite();
  try {
    rows.push(...(await measure(site)));
  } finally {
    await site.remove();
  }
}
printTable(rows);
process.exitCode = rows.every(({ met }) => met !== false) ? 0 : 1;

async function measureWeight(site: BenchSite): Promise<Row[]> {
  return Promise.all(
    budget.pages.map(async (path) => {
      const { scriptBytes, scripts } = await weighPage(site.url, path);
      const largest = scripts.slice(0, 3).map(({ name, bytes }) => `${name} ${(bytes / 1024).toFixed(1)}`);
      return {
        what: `JavaScript of ${path}, compressed`,
        measured: `${(scriptBytes / 1024).toFixed(1)} KB (${largest.join(', ')})`,
        bar: `at most ${budget.scriptKilobytes} KB`,
        met: scriptBytes <= budget.scriptKilobytes * 1024,
      };
    }),
  );
}
