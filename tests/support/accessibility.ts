import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Every rule that axe has, best practices included. */
export async function expectNoViolation(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect.soft(found, what).toEqual([]);
}

const TABS_AT_MOST = 120;

/** Goes on with the Tab key, as somebody without a mouse does, until the element has the focus, and shows it. */
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
    // The label draws the ring of a control that is itself out of sight.
    const drawn = [focused, focused.closest('label'), focused.parentElement];
    return drawn.some((element) => {
      if (!element) return false;
      const style = getComputedStyle(element);
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
  });
  expect(outline, 'the focus is visible').toBe(true);
}
