import { openDatabase } from '#app/server/db/open.server.ts';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { createDatabase, startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { addMessages, addProducts, refreshStatistics } from './many-rows.ts';
import { type BenchSite, startBenchSite } from './site.ts';
import { median, type Row } from './table.ts';

const SIZES = {
  sqlite: { products: 20_000, messages: 20_000 },
  postgres: { products: 100_000, messages: 1_000_000 },
};
const WARM_UP = 5;
const REQUESTS = 40;
const MOST = 1.5;

const PAGES = {
  home: '/',
  product: '/products/masif-deck-140',
  'list, page 1': '/products',
  'list, last page up to 1000': '/products?page=1000',
  'colour of the list': '/products?renk=ceviz',
  search: '/ara?q=masif',
  'admin product list': '/admin/products',
  'admin product list, page 1000': '/admin/products?page=1000',
  'admin messages': '/admin/messages',
};

/** The time of an uncached page with many rows against the demo's, both sites in turns, on both engines. */
export async function measureGrowth(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    for (const engine of ['sqlite', 'postgres'] as const) {
      const few = await startSized(engine, postgres);
      const many = await startSized(engine, postgres, SIZES[engine]);
      try {
        rows.push(...(await compare(engine, few, many)));
      } finally {
        await few.remove();
        await many.remove();
      }
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function startSized(
  engine: keyof typeof SIZES,
  postgres: TestPostgres,
  size?: { products: number; messages: number },
): Promise<BenchSite> {
  const more = engine === 'postgres' ? { DATABASE_URL: (await createDatabase(postgres.url)).url } : {};
  return startBenchSite({
    more,
    async fill(dataDir) {
      if (!size) return;
      const { db, close } = await openDatabase({ databaseUrl: more.DATABASE_URL, dataDir });
      await addProducts(db, size.products);
      await addMessages(db, size.messages);
      await refreshStatistics(db);
      await close();
    },
  });
}

async function compare(engine: keyof typeof SIZES, few: BenchSite, many: BenchSite): Promise<Row[]> {
  const sites = [
    { site: few, cookie: await signInOverHttp(few.url) },
    { site: many, cookie: await signInOverHttp(many.url) },
  ];
  const { products, messages } = SIZES[engine];
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(PAGES)) {
    const times: [number[], number[]] = [[], []];
    for (let n = 0; n < REQUESTS; n += 1) {
      for (const [index, { site, cookie }] of sites.entries()) {
        const began = performance.now();
        const answer = await ask(`${site.url}${path}${path.includes('?') ? '&' : '?'}olcum=${n}`, {
          headers: { cookie },
        });
        if (answer.status >= 400 && index === 1) throw new Error(`${path} answered ${answer.status}`);
        if (n >= WARM_UP) times[index as 0 | 1].push(performance.now() - began);
      }
    }
    const [small, large] = times.map(median) as [number, number];
    const spread = [...times[1]].sort((a, b) => a - b);
    const [low = 0, high = 0] = [0.1, 0.9].map((part) => spread[Math.floor(spread.length * part)]);
    const ratio = large / small;
    rows.push({
      what: `${engine}, ${products} products and ${messages} messages: ${what}`,
      measured: `${ratio.toFixed(2)} (${large.toFixed(1)} ms, ${low.toFixed(1)} to ${high.toFixed(1)}, against ${small.toFixed(1)} ms)`,
      bar: `at most ${MOST}`,
      met: ratio <= MOST,
    });
  }
  return rows;
}
