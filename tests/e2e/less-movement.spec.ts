import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { visit } from '#tests/support/visitor.ts';

/** What sets something in motion: a press, the focus, or that something appears. */
type Start = { press: string } | { focus: string } | { show: string };

const STARTS: Record<string, Start> = {
  'a question that opens': { press: '.acc:not([open]) summary' },
  'the list below Ürünler': { focus: '.has-dropdown > a' },
  'a page that is on its way': { show: 'skeleton' },
  'a spinner': { show: 'spinner' },
  'a toast': { show: 'toast' },
};

test('what moves stands still for whoever wishes less movement', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/products/masif-deck-140');
    // A transition needs a style to start from, and a part that was never laid out has none.
    await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
    for (const [what, start] of Object.entries(STARTS)) await expectMotion(page, what, start, reducedMotion);
  }
});

test('so do the menus of the back-office', { tag: '@phone' }, async ({ adminPage: page, isMobile }) => {
  const press = isMobile ? '.places summary' : '.account summary';
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/admin/dashboard');
    await expectMotion(page, 'the menu', { press }, reducedMotion);
  }
});

/** Without the wish it has to move: otherwise this would find nothing. */
async function expectMotion(page: Page, what: string, start: Start, wish: 'no-preference' | 'reduce') {
  const duration = expect.soft(await page.evaluate(measureMotion, start), `${what}: ${wish}`);
  if (wish === 'reduce') duration.toBeLessThan(1);
  else duration.toBeGreaterThan(100);
}

/** Runs in the page: for how long it moves, in ms. */
function measureMotion(start: Start): number {
  const before = new Set(document.getAnimations());
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  if ('press' in start) find(start.press)?.click();
  if ('focus' in start) find(start.focus)?.focus();
  if ('show' in start) document.body.append(Object.assign(document.createElement('div'), { className: start.show }));
  const begun = document.getAnimations().filter((motion) => !before.has(motion));
  return Math.max(0, ...begun.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
}
