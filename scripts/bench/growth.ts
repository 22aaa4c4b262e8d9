import { openDatabase } from '#app/server/db/open.server.ts';
import { ask, signInOverHttp } from '#tests/support/http-client.ts';
import { createDatabase, startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { compareExports } from './growth-export.ts';
import { addMessages, addProducts, refreshStatistics, withoutWordIndexes } from './many-rows.ts';
import { type BenchSite, startBenchSite } from './site.ts';
import { type Spending, watchSpending } from './spending.ts';
import { median, type Row } from './table.ts';

interface Size {
  products: number;
  messages: number;
  oneNewIn: number;
}

/** The demo with enough rows to fill a page of each list as on a large site, so that only growth is compared. */
const SMALL: Size = { products: 100, messages: 100, oneNewIn: 4 };
const SIZES: Record<'sqlite' | 'postgres', Size> = {
  sqlite: { products: 20_000, messages: 20_000, oneNewIn: 500 },
  postgres: { products: 100_000, messages: 1_000_000, oneNewIn: 1_000 },
};
type Engine = keyof typeof SIZES;

const TURNS = 15;
const REQUESTS = 12;
const MOST = 1.5;

interface Page {
  path: string;
  /** The counterpart on the small site, whose lists have few pages. */
  inSmall?: string;
  /** The time is divided by the number of times that this occurs in the answer. */
  each?: string;
}

const PAGES: Record<string, Page> = {
  home: { path: '/' },
  'a product': { path: '/products/masif-deck-140' },
  'list, page 1': { path: '/products' },
  'list, page 800': { path: '/products?sayfa=800', inSmall: '/products' },
  'list of a category': { path: '/products?category=deck' },
  'list in a colour': { path: '/products?renk=ceviz' },
  colours: { path: '/renkler' },
  'a colour': { path: '/renkler/ceviz' },
  'search for a word that many have': { path: '/ara?q=masif' },
  'search for a word that few have': { path: '/ara?q=model-10077', inSmall: '/ara?q=model-10007' },
  'search for two words, one a colour': { path: '/ara?q=ceviz+deck' },
  'search with a typing error': { path: '/ara?q=masfi' },
  'sitemap, here an index': { path: '/sitemap.xml' },
  'sitemap, each page in a part': { path: '/sitemaps/2.xml', inSmall: '/sitemaps/1.xml', each: '<url>' },
  feed: { path: '/feed.xml' },
  'admin dashboard': { path: '/admin/dashboard' },
  'admin products': { path: '/admin/products' },
  'admin products, page 800': { path: '/admin/products?sayfa=800', inSmall: '/admin/products' },
  'admin products, searched': { path: '/admin/products?q=model-10077', inSmall: '/admin/products?q=model-10007' },
  'admin messages': { path: '/admin/messages' },
  'admin messages, all': { path: '/admin/messages?durum=hepsi' },
  'admin messages, page 800': { path: '/admin/messages?durum=hepsi&sayfa=800', inSmall: '/admin/messages?durum=hepsi' },
  'admin messages, searched': {
    path: '/admin/messages?durum=hepsi&q=selin+arslan+777',
    // With so few messages all of them have to match, so that the page is as long.
    inSmall: '/admin/messages?durum=hepsi&q=selin+arslan',
  },
  'admin messages, searched for what all have': { path: '/admin/messages?durum=hepsi&q=selin+arslan' },
};

/** What uncached pages cost the server and the database with many rows, compared with full lists of the demo, on both engines. */
export async function measureGrowth(): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    for (const engine of ['sqlite', 'postgres'] as const) {
      const few = await startSized(engine, postgres, SMALL);
      const many = await startSized(engine, postgres, SIZES[engine]);
      try {
        rows.push(await compareExports(engine, few.site, many.site), ...(await comparePages(engine, few, many)));
      } finally {
        for (const { site, spending } of [few, many]) {
          await spending.close();
          await site.remove();
        }
      }
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

interface Sized {
  site: BenchSite;
  spending: Spending;
}

async function startSized(engine: Engine, postgres: TestPostgres, size: Size): Promise<Sized> {
  const databaseUrl = engine === 'postgres' ? (await createDatabase(postgres.url)).url : undefined;
  const site = await startBenchSite({
    ...(databaseUrl && { more: { DATABASE_URL: databaseUrl } }),
    async fill(dataDir) {
      const { db, close } = await openDatabase({ databaseUrl, dataDir, statementMs: 900_000 });
      await withoutWordIndexes(db, async () => {
        await addProducts(db, size.products);
        await addMessages(db, size.messages, size.oneNewIn);
      });
      await refreshStatistics(db);
      await close();
    },
  });
  return { site, spending: await watchSpending(site.process.pid ?? 0, databaseUrl) };
}

async function comparePages(engine: Engine, few: Sized, many: Sized): Promise<Row[]> {
  const cookies = [await signInOverHttp(few.site.url), await signInOverHttp(many.site.url)];
  const { products, messages } = SIZES[engine];
  const rows: Row[] = [];
  // All pages once, so that none of them pays for compiling the code that they share.
  for (const page of Object.values(PAGES))
    for (const [index, { site, spending }] of [few, many].entries())
      await measure(site, spending, (index === 0 && page.inSmall) || page.path, cookies[index] ?? '', undefined);
  for (const [what, page] of Object.entries(PAGES)) {
    const costs: [number[], number[]] = [[], []];
    const ratios: number[] = [];
    // The first turn warms up.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      for (const [index, { site, spending }] of [few, many].entries()) {
        const path = index === 0 ? (page.inSmall ?? page.path) : page.path;
        const { ms, each } = await measure(site, spending, path, cookies[index] ?? '', page.each);
        if (turn > 0) costs[index as 0 | 1].push(ms / each);
      }
      // A ratio for each turn, because the machine's pace changes from one to the next.
      if (turn > 0) ratios.push((costs[1].at(-1) ?? 0) / (costs[0].at(-1) ?? 0));
    }
    const [small, large] = costs.map(median) as [number, number];
    const ratio = median(ratios);
    const text = (ms: number) => (page.each ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(1)} ms`);
    const range = `${text(Math.min(...costs[1]))} to ${text(Math.max(...costs[1]))}`;
    rows.push({
      what: `${engine}, ${products} products and ${messages} messages: ${what}`,
      measured: `${ratio.toFixed(2)} (${text(large)}, ${range}, against ${text(small)})`,
      bar: `at most ${MOST}`,
      met: ratio <= MOST,
    });
    console.log(rows.at(-1)?.what, rows.at(-1)?.measured);
  }
  return rows;
}

/** Processor time per answer. An address with an unknown query parameter is not cached; public pages are requested without a cookie. */
async function measure(site: BenchSite, spending: Spending, path: string, cookie: string, each: string | undefined) {
  const headers: Record<string, string> = path.startsWith('/admin') ? { cookie } : {};
  let body = '';
  const before = await spending.read();
  for (let n = 0; n < REQUESTS; n += 1) {
    const address = `${site.url}${path}${path.includes('?') ? '&' : '?'}olcum=${n}`;
    const answer = await ask(address, { headers });
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    body = answer.body.toString();
  }
  const ms = (await spending.read()) - before;
  return { ms: ms / REQUESTS, each: each ? body.split(each).length - 1 : 1 };
}
