import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.ts';
import { loadFirstViews } from './first-view.ts';
import { median, type Row } from './table.ts';

const RUNS = 3;
const PAGES: Record<string, string> = {
  home: '/',
  list: '/products',
  product: '/products/masif-deck-140',
  project: '/projects/kandilli-yali-terasi',
  blog: '/blogs/deck-altyapisi-nasil-hazirlanir',
  contact: '/contact',
};

interface Run {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/** Lighthouse with its mobile preset, median of three. */
export async function measureLighthouse(siteUrl: string): Promise<Row[]> {
  // Renditions are made on the first request; a later visit is what we measure.
  await loadFirstViews(siteUrl, Object.values(PAGES));
  const chromeFlags = ['--headless=new', ...CHROMIUM_FLAGS];
  const chrome = await launch({ chromePath: await ensureChromium(), chromeFlags });
  const rows: Row[] = [];
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const runs: Run[] = [];
      for (let n = 0; n < RUNS; n += 1) runs.push(await runOnce(siteUrl + path, chrome.port));
      const of = (part: keyof Run) => median(runs.map((run) => run[part]));
      const [lcp, cls, tbt] = [of('lcp') / 1000, of('cls'), of('tbt')];
      const whole = of('accessibility') === 100 && of('practices') === 100 && of('seo') === 100;
      rows.push(
        {
          what: `Lighthouse ${name}: performance / accessibility / best practices / SEO`,
          measured: [of('performance'), of('accessibility'), of('practices'), of('seo')].join(' / '),
          bar: '98 / 100 / 100 / 100',
          met: of('performance') >= 98 && whole,
        },
        {
          what: `${name}: LCP, CLS, TBT`,
          measured: `${lcp.toFixed(2)} s, ${cls.toFixed(3)}, ${Math.round(tbt)} ms`,
          bar: '1.8 s, 0.01, 100 ms',
          met: lcp <= 1.8 && cls <= 0.01 && tbt <= 100,
        },
      );
    }
  } finally {
    chrome.kill();
  }
  return rows;
}

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}
