import { ask } from '#tests/support/http-client.ts';
import type { BenchSite } from './site.ts';
import { median, type Row } from './table.ts';
import { processorSeconds } from './wrk.ts';

const ROUNDS = 5;
const REQUESTS = 60;
const BROTLI = { 'accept-encoding': 'br' };

const PAGES = [
  { path: '/', most: 8 },
  { path: '/products', most: 6 },
  { path: '/products/masif-deck-140', most: 6 },
  { path: '/projects/kandilli-yali-terasi', most: 6 },
  { path: '/blogs/deck-altyapisi-nasil-hazirlanir', most: 6 },
];

/** Processor time of the server for a page that it renders, one request after another. */
export async function measureCold({ url, process }: BenchSite): Promise<Row[]> {
  const costs = PAGES.map((): number[] => []);
  // The first turn warms the process up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { path }] of PAGES.entries()) {
      const before = await processorSeconds(process.pid ?? 0);
      for (let n = 0; n < REQUESTS; n += 1) await render(`${url}${path}?olcum=${n}`);
      const spent = (await processorSeconds(process.pid ?? 0)) - before;
      if (round > 0) costs[index]?.push((spent / REQUESTS) * 1000);
    }
  }
  return PAGES.map(({ path, most }, index) => {
    const turns = costs[index] ?? [];
    const [middle, least, highest] = [median(turns), Math.min(...turns), Math.max(...turns)];
    return {
      what: `${path}, rendered: processor time, median and range of ${ROUNDS} turns`,
      measured: `${middle.toFixed(1)} ms, ${least.toFixed(1)} to ${highest.toFixed(1)}`,
      bar: `at most ${most} ms`,
      met: middle <= most,
    };
  });
}

/** An address with an unknown query parameter is not cached. */
async function render(address: string): Promise<void> {
  const { status } = await ask(address, { headers: BROTLI });
  if (status !== 200) throw new Error(`${address} answered ${status}`);
}
