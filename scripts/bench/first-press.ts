import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.ts';
import { median, type Row } from './table.ts';

const TURNS = 5;
/** More turns where there is a bar: the same press may take twice as long in one turn as in another. */
const TURNS_WITH_BAR = 11;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Lighthouse's phone has a processor four times slower. */
const SLOWDOWN = 4;
const LINES = {
  '20 Mbit/s': toLine(20, 10, 20),
  'Lighthouse’s 1.6 Mbit/s': toLine(1.6, 0.73, 150),
  // The browser calls it 3g, and a line is fast from 4g on.
  '0.4 Mbit/s': toLine(0.4, 0.4, 400),
};
/** Scripts that run only now may take a moment; a visitor does not notice this much. */
const MOMENT_MS = 50;

type Line = ReturnType<typeof toLine>;

function toLine(downMegabits: number, upMegabits: number, latency: number) {
  const bytes = (megabits: number) => (megabits * 1024 * 1024) / 8;
  return { latency, downloadThroughput: bytes(downMegabits), uploadThroughput: bytes(upMegabits) };
}

interface Journey {
  name: string;
  path: string;
  press: string;
  shown: string;
  /** The visitor looks around before. */
  scrolls?: boolean;
}

const PICTURE = { path: '/gallery', press: 'main a[data-opens-over]', shown: 'dialog[open]' };
const COLOUR = {
  path: '/products/masif-deck-140',
  press: 'a.sample[href*="?"]:not([aria-current])',
  // Without scripts another page shows the colour.
  shown: 'a.sample[href*="?"][aria-current]',
};

/** What a visitor presses first, and what appears then. */
const JOURNEYS: Journey[] = [
  { name: 'menu', path: '/products', press: 'details.site-menu > summary', shown: 'details.site-menu[open] a' },
  { name: 'question', path: '/faq', press: 'main summary', shown: 'main details[open]' },
  { name: 'picture', ...PICTURE },
  { name: 'picture, after scrolling', ...PICTURE, scrolls: true },
  { name: 'colour', ...COLOUR },
  { name: 'colour, after scrolling', ...COLOUR, scrolls: true },
  {
    name: 'filter',
    path: '/products',
    press: '.rail a[href*="?"]:not([aria-current])',
    shown: '.rail a[href*="?"][aria-current]',
  },
  { name: 'page', path: '/products', press: 'main a[href^="/products/"]', shown: '.spec-table, .ruled-actions' },
];

/** Time from the first press to its effect, with scripts loaded at the first sign of use and with scripts loaded at once. */
export async function measureFirstPress(siteUrl: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  const rows: Row[] = [];
  for (const [line, conditions] of Object.entries(LINES))
    for (const journey of JOURNEYS) {
      // The slowest line differs only for what is then shown by a page of its own.
      if (line === '0.4 Mbit/s' && journey.name !== 'colour') continue;
      const times: Record<'deferred' | 'eager', number[]> = { deferred: [], eager: [] };
      const hasBar = line === '20 Mbit/s';
      for (let turn = 0; turn < (hasBar ? TURNS_WITH_BAR : TURNS); turn += 1)
        for (const way of ['deferred', 'eager'] as const)
          times[way].push(await pressOnce(browser, siteUrl, journey, conditions, way === 'eager'));
      rows.push({
        what: `first press, ${line}, ${journey.name}: scripts at first use; scripts with the page`,
        measured: `${spread(times.deferred)}; ${spread(times.eager)}`,
        ...(hasBar
          ? { bar: `no slower (${MOMENT_MS} ms)`, met: median(times.deferred) <= median(times.eager) + MOMENT_MS }
          : { bar: 'printed', met: null }),
      });
    }
  await browser.close();
  return rows;
}

async function pressOnce(
  browser: Browser,
  siteUrl: string,
  { path, press, shown, scrolls }: Journey,
  conditions: Line,
  isEager: boolean,
): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const pressedAt = Promise.withResolvers<number>();
  const shownAt = Promise.withResolvers<number>();
  await page.exposeFunction('notePress', pressedAt.resolve);
  await page.exposeFunction('noteShown', shownAt.resolve);
  await page.addInitScript(notePressAndEffect, shown);
  // A key counts as a sign of use.
  if (isEager)
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown'))));
  await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' });
  await pressFirst(page, press, scrolls);
  const tooLate = wait(15_000, Number.NaN, { ref: false });
  const time = (await Promise.race([shownAt.promise, tooLate])) - (await Promise.race([pressedAt.promise, tooLate]));
  await context.close();
  if (Number.isNaN(time)) throw new Error(`${path}: nothing came of the press`);
  return time;
}

type Noted = typeof globalThis & { notePress(at: number): void; noteShown(at: number): void };

function notePressAndEffect(shown: string): void {
  const noted = globalThis as Noted;
  addEventListener('pointerdown', ({ timeStamp }) => noted.notePress(performance.timeOrigin + timeStamp), true);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(shown)) return;
    observer.disconnect();
    // Once it is painted.
    requestAnimationFrame(() => setTimeout(() => noted.noteShown(performance.timeOrigin + performance.now())));
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Like a finger, which presses whether or not the page is busy. Without Playwright's locators: they run a large script of their own in
 * the page, and a slow phone would still be busy with it when it is pressed.
 */
async function pressFirst(page: Page, press: string, scrolls = false): Promise<void> {
  let seenAt = await page.evaluate(firstPaint);
  if (scrolls) {
    await untilSecondAfter(seenAt);
    seenAt = Date.now();
    await page.mouse.wheel(0, 200);
  }
  await page.evaluate(bringIntoView, press);
  await untilSecondAfter(seenAt);
  const { x, y } = await page.evaluate(middleOf, press);
  await page.touchscreen.tap(x, y);
}

/** The load event is no measure of when a visitor sees the page: scripts that come with the page put it off. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      const [paint] = paints.getEntriesByName('first-contentful-paint');
      if (paint) resolve(performance.timeOrigin + paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

const untilSecondAfter = (time: number) => wait(Math.max(0, time + 1000 - Date.now()));

function bringIntoView(press: string): void {
  const box = document.querySelector(press)?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > innerHeight)) scrollBy(0, box.top - innerHeight / 2);
}

function middleOf(press: string): { x: number; y: number } {
  const box = document.querySelector(press)?.getBoundingClientRect();
  if (!box) throw new Error('what is to be pressed is missing');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function spread(times: number[]): string {
  return `${Math.round(median(times))} ms (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`;
}
