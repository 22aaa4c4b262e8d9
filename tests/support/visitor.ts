import { randomInt, randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Gives the test a client address of its own, so that it meets no limit that another test has used up. */
export async function comeFromOwnAddress(context: BrowserContext): Promise<void> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

/** Without waiting for the pictures, whose renditions a fresh server makes at the first request. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** Waits until React has taken the page over: what is typed before that can be undone by it. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor();
}

/** Opens a page, with its pictures: a fresh site makes them on first use, and until then they hold the connections. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

const WIDTHS = [320, 390, 768, 1440, 2560];

/** Nothing sticks out sideways, from the smallest phone to the widest screen. */
export async function expectToFit(page: Page, address: string): Promise<void> {
  // Pictures have their room before they come.
  await open(page, address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Opens a page whose stopwatch hardly moves, so that a test on a slow machine can still be too fast for the form. */
export const openWithoutTime = (page: Page, address: string) => openAtSpeed(page, address, 0.001);

/** Opens a page whose stopwatch runs fast, as if a person had taken the time to fill in the form; nobody waits. */
export const openAndTakeTime = (page: Page, address: string) => openAtSpeed(page, address, 100);

async function openAtSpeed(page: Page, address: string, speed: number): Promise<void> {
  await page.addInitScript((factor) => {
    const real = performance.now.bind(performance);
    performance.now = () => real() * factor;
  }, speed);
  await open(page, address);
  await untilHydrated(page);
}

export const uniqueText = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;
