import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';

/** Gives the test a client address of its own, so that it meets no limit that another test has used up. */
export async function comeFromOwnAddress(context: BrowserContext): Promise<void> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

/** Without waiting for the pictures, whose renditions a fresh server makes at the first request. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** Waits until React has taken the page over, for tests of what only the script does. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Opens a page whose stopwatch stands still, so that a test on a slow machine can still be too fast for the form. */
export async function openWithoutTime(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() / 1000;
  });
  await open(page, address);
  await untilHydrated(page);
}

/** Opens a page and sets its stopwatch five seconds forward, as if a person had filled in the form; nobody waits. */
export async function openAndTakeTime(page: Page, address: string): Promise<void> {
  await open(page, address);
  await untilHydrated(page);
  await page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 5000;
  });
}

export const uniqueText = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;
