import { randomInt, randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { go } from './admin-screens.ts';

/** Gives the test a client address of its own, so that the limits per address start at zero. */
export async function comeFromOwnAddress(context: BrowserContext): Promise<void> {
  const address = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
}

/** Does not wait for pictures, whose renditions a fresh server makes on the first request. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** Brings the scripts by a key that does nothing else, and waits for hydration, which can undo what was typed before. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-interactive]').waitFor();
}

/** Waits for pictures too: a fresh site makes renditions on first use, and until then they occupy the connections. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/**
 * Goes from an open public page to one at another path as a link does, and waits until it is there, which is when it gets
 * the focus. Costs a fraction of `visit`.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await go(page, address);
  await expect(page.getByRole('main')).toBeFocused();
}

/** How far something sticks out sideways. A phone's `innerWidth` grows with it, the document's width does not. */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Only if the size differs: laying out a page again takes a while. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

const WIDTHS = [320, 390, 768, 1440, 2560];

/** Expects no horizontal scrolling, from the smallest phone to the widest screen. */
export async function expectToFit(page: Page, address: string): Promise<void> {
  // Pictures reserve their space before they load.
  await open(page, address);
  await expectOpenPageToFit(page, address);
}

/** The same of the page that is open, which has its own size again afterwards. */
export async function expectOpenPageToFit(page: Page, what: string): Promise<void> {
  const whole = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page), `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (whole) await page.setViewportSize(whole);
}

/** Opens a page whose clock runs fast: a form that is sent too soon counts as sent by a program. */
export async function openAndTakeTime(page: Page, address: string): Promise<void> {
  await open(page, address);
  // The page's own scripts load later, and see this clock.
  await page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() * 100;
  });
  await untilHydrated(page);
}

export const uniqueText = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;
