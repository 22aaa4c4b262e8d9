import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.ts';
import { median, type Row } from './table.ts';

const TURNS = 5;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Lighthouse's phone: 1.6 Mbit/s with 150 ms of latency, and a processor four times slower. */
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const FAST = { latency: 20, downloadThroughput: (20 * 1024 * 1024) / 8, uploadThroughput: (10 * 1024 * 1024) / 8 };

/** What a visitor presses first, and what appears then. */
const JOURNEYS = [
  { name: 'menu', path: '/products', press: 'details.site-menu > summary', shown: 'details.site-menu[open] a' },
  { name: 'question', path: '/faq', press: 'main summary', shown: 'main details[open]' },
  { name: 'picture', path: '/gallery', press: 'main a[data-opens-over]', shown: 'dialog[open]' },
  {
    name: 'colour',
    path: '/products/masif-deck-140',
    press: 'a.sample[href*="?"]',
    shown: 'a.sample[href*="?"][aria-current]',
  },
  { name: 'page', path: '/products', press: 'main a[href^="/products/"]', shown: '.spec-table, .ruled-actions' },
];

/** Time from the first press to its effect, with scripts loaded at the first sign of use and with scripts loaded at once. */
export async function measureFirstPress(siteUrl: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  const rows: Row[] = [];
  for (const [line, conditions] of Object.entries({ slow: SLOW, fast: FAST }))
    for (const { name, ...journey } of JOURNEYS) {
      const times: Record<'deferred' | 'eager', number[]> = { deferred: [], eager: [] };
      for (let turn = 0; turn < TURNS; turn += 1)
        for (const way of ['deferred', 'eager'] as const)
          times[way].push(await pressOnce(browser, siteUrl, journey, conditions, way === 'eager'));
      const [deferred, eager] = [median(times.deferred), median(times.eager)];
      rows.push({
        what: `first press, ${line} line, ${name}: scripts at first use; scripts with the page`,
        measured: `${spread(times.deferred)}; ${spread(times.eager)}`,
        bar: 'printed',
        met: null,
      });
      console.log(line, name, Math.round(deferred), Math.round(eager));
    }
  await browser.close();
  return rows;
}

async function pressOnce(
  browser: Browser,
  siteUrl: string,
  { path, press, shown }: { path: string; press: string; shown: string },
  conditions: typeof SLOW,
  isEager: boolean,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // A key counts as a sign of use.
  if (isEager)
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown'))));
  await page.goto(siteUrl + path, { waitUntil: 'load' });
  const time = await measurePress(page, press, shown);
  await context.close();
  return time;
}

/** A visitor looks for a second before the first press. */
async function measurePress(page: Page, press: string, shown: string): Promise<number> {
  await page.waitForTimeout(1000);
  const pressed = Date.now();
  await page.locator(press).first().tap();
  await page.locator(shown).first().waitFor({ state: 'visible', timeout: 15_000 });
  return Date.now() - pressed;
}

function spread(times: number[]): string {
  return `${Math.round(median(times))} ms (${Math.min(...times)} to ${Math.max(...times)})`;
}
