import { expect, type Page } from '@playwright/test';
import { measureOverflow, resize } from './visitor.ts';

/** Expects of the open page that nothing scrolls sideways, and that nothing to press or to type into is cut off. */
export async function expectToFitAt(page: Page, what: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, { width, height: 844 });
    const found = { overflow: await measureOverflow(page), cutOff: await page.evaluate(findCutOff) };
    expect.soft(found, `${what} at ${width} px`).toEqual({ overflow: 0, cutOff: [] });
  }
}

/** Runs in the page: controls that an element around them cuts off, which shows neither by scrolling nor as overflow. */
function findCutOff(): string[] {
  const cut: string[] = [];
  for (const element of document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  )) {
    const own = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && own.width > 2;
    if (!isShown || element.closest('[aria-hidden=true]')) continue;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      // Fine: hidden as a whole, for screen readers only; an ellipsis that says so; a row that can be scrolled.
      if (box.width < 3 || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') break;
      if (overflowX === 'visible') continue;
      const by = Math.round(Math.max(own.right - box.right, box.left - own.left));
      if (by > 1) {
        const name = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name');
        cut.push(`${element.localName} "${name?.slice(0, 40)}" by ${by} px`);
        break;
      }
    }
  }
  return cut;
}
