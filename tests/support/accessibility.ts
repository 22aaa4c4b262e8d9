import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';

type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
type Violation = { id: string; nodes: { target: unknown[] }[] };

// Axe itself, out of its package for Playwright: the rest of that package also hands over all that passed, which takes as
// long as the search.
const axeForPlaywright = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(axeForPlaywright).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs every rule of axe, best practices included, in the page alone; what its frames show is looked at on its own. */
export async function expectNoViolation(page: Page, what: string): Promise<void> {
  // Parts that are laid out late (defer-layout) would move the elements while axe compares colours.
  await page.locator('html:not(.defer-layout)').waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // The colours of a button that was just enabled are still changing for a moment.
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { violations } = await axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
  expect.soft(found, what).toEqual([]);
}

const TABS_AT_MOST = 120;

/** Presses Tab until the element has the focus, and expects a visible focus ring. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < TABS_AT_MOST; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await target.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));
    if (focused) return expectVisibleFocus(page);
  }
  throw new Error(`Not reached with ${TABS_AT_MOST} presses of Tab: ${target}`);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    // A visually hidden control shows its focus ring on its label.
    const drawn = [focused, focused.closest('label'), focused.parentElement];
    return drawn.some((element) => {
      if (!element) return false;
      const style = getComputedStyle(element);
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
  });
  expect(outline, 'the focus is visible').toBe(true);
}
