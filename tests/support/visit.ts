import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it is shown and its controls are alive. */
export async function visit(page: Page, path: string): Promise<void> {
  // Pictures included: a fresh site makes them on first use, and until then they hold the browser's connections.
  await page.goto(path);
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((name) => name.startsWith('__reactProps'));
  });
}

const WIDTHS = [320, 390, 768, 1440, 2560];

/** Nothing sticks out sideways, from the smallest phone to the widest screen. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  // Pictures have their room before they come.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
