import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { type BenchSite, startBenchSite } from './site.ts';
import { median, type Row } from './table.ts';

const MANY = 10_000;
const REQUESTS = 150;

const PAGES = [
  { what: '/', path: '/', most: 1.2 },
  { what: '/products/{slug}', path: '/products/masif-deck-140', most: 1.2 },
  { what: 'public list', path: '/products', most: 2 },
  { what: 'admin product list', path: '/admin/products', most: 2 },
];

/** Time to render an uncached page with 10,000 products and with the demo catalogue, measured alternately. */
export async function measureGrowth(): Promise<Row[]> {
  const few = await startBenchSite();
  try {
    const many = await startBenchSite({ extraProducts: MANY });
    try {
      return await compare(few, many);
    } finally {
      await many.remove();
    }
  } finally {
    await few.remove();
  }
}

async function compare(few: BenchSite, many: BenchSite): Promise<Row[]> {
  const cookies = [await signInOverHttp(few.url), await signInOverHttp(many.url)];
  const rows: Row[] = [];
  for (const { what, path, most } of PAGES) {
    const times: [number[], number[]] = [[], []];
    for (let n = 0; n < REQUESTS; n += 1) {
      for (const [index, site] of [few, many].entries()) {
        const began = performance.now();
        const answer = await ask(`${site.url}${path}?olcum=${n}`, { headers: { cookie: cookies[index] ?? '' } });
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
        // The first requests warm the process up.
        if (n >= 20) times[index as 0 | 1].push(performance.now() - began);
      }
    }
    const [small, large] = times.map(median) as [number, number];
    const ratio = large / small;
    rows.push({
      what: `${what} with ${MANY} products against the demo's`,
      measured: `${ratio.toFixed(2)} (${large.toFixed(1)} ms against ${small.toFixed(1)} ms)`,
      bar: `at most ${most}`,
      met: ratio <= most,
    });
  }
  return rows;
}
