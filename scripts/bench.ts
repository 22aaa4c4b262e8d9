// `npm run bench [-- throughput | cold | workers | growth | memory | paper | weight | lighthouse | first-press | calculator | history | messages …]`: one table, one machine, nothing else running.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { measureCalculator } from './bench/calculator.ts';
import { measureCold } from './bench/cold.ts';
import { measureFirstPress } from './bench/first-press.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureHistory } from './bench/history.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { measureMemory } from './bench/memory.ts';
import { measureMessages } from './bench/messages.ts';
import { measurePaper } from './bench/paper.ts';
import { type BenchSite, startBenchSite } from './bench/site.ts';
import { printTable, type Row } from './bench/table.ts';
import { measureThroughput } from './bench/throughput.ts';
import { measureWeight } from './bench/weight.ts';
import { measureWorkers } from './bench/workers.ts';

const PARTS: Record<string, () => Promise<Row[]>> = {
  throughput: measureThroughput,
  cold: () => onFreshSite(measureCold),
  workers: measureWorkers,
  growth: measureGrowth,
  memory: () => onFreshSite(measureMemory),
  paper: () => onFreshSite(measurePaper),
  weight: () => onFreshSite((site) => measureWeight(site.url)),
  lighthouse: () => onFreshSite((site) => measureLighthouse(site.url)),
  'first-press': () => onFreshSite((site) => measureFirstPress(site.url)),
  history: measureHistory,
  messages: measureMessages,
  calculator: () => onFreshSite((site) => measureCalculator(site.url)),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !PARTS[name]);
if (unknown) {
  console.error(`There is no part ${unknown}. The parts: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}
const built = spawnSync(process.execPath, [join(import.meta.dirname, 'run.mjs'), 'build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

const rows: Row[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`measuring ${name} …`);
  rows.push(...(await measure()));
}
printTable(rows);
process.exitCode = rows.every(({ met }) => met !== false) ? 0 : 1;

async function onFreshSite(measure: (site: BenchSite) => Promise<Row[]>): Promise<Row[]> {
  const site = await startBenchSite();
  try {
    return await measure(site);
  } finally {
    await site.remove();
  }
}
