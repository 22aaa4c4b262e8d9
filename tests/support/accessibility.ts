import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Runs every rule of axe, best practices included. In legacy mode axe runs in the page alone; otherwise it opens a second
 * page to merge the results of frames, of which ours have none.
 */
export async function expectNoViolation(page: Page, what: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
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
