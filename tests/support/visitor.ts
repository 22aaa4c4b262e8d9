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
