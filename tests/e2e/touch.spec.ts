import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { findId } from '#tests/support/e2e-rows.ts';
import { expectFieldsUncovered } from '#tests/support/typed-fields.ts';
import { visit } from '#tests/support/visitor.ts';

const quickContact = (page: Page) => page.getByRole('complementary', { name: 'Hızlı iletişim' });

// A finger, which never hovers, reaches menu, product, pictures and questions: tests/engines/site.

test('while a field is typed into, no bar lies over it or under the keyboard', { tag: '@phone-only' }, async ({
  page,
}) => {
  await visit(page, '/numune');
  await expect(page.locator('html'), 'two quick presses are two presses').toHaveCSS('touch-action', 'manipulation');
  await page.getByRole('checkbox').first().check({ force: true });
  const tray = page.locator('.sample-tray');
  await expect(tray).toBeVisible();
  const email = page.getByRole('main').getByLabel('E-posta');
  await email.tap();
  // What is left of a phone's screen above its keyboard.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(email).toBeFocused();
  await expect(tray).toBeHidden();
  const isUncovered = () => {
    const field = document.activeElement;
    field?.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = field?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === field && y + height <= innerHeight;
  };
  expect(await page.evaluate(isUncovered)).toBe(true);
  await email.blur();
  await expect(tray).toBeVisible();
});

// On public pages: phone-pages.spec.ts.
test('no bar lies over the field that is typed into, in a window as low as above a keyboard', {
  tag: '@phone-only',
}, async ({ adminPage: page }) => {
  for (const form of ['/admin/site/firma', `/admin/products/${findId('products', 'Masif Deck 140')}/edit`]) {
    await visit(page, form);
    await expectFieldsUncovered(page, form);
  }
});

test('the bar that saves waits at the end of the form while a finger types, and comes back', {
  tag: '@phone-only',
}, async ({ adminPage: page }) => {
  await visit(page, '/admin/site/firma');
  const bar = page.locator('.save-bar');
  const foot = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    return y + height;
  };
  expect(await foot()).toBe(844);
  // iOS lays the keyboard over the lower half of a window that stays as high as it was.
  await page.getByLabel('Firma adı').tap();
  expect(await foot()).toBeGreaterThan(844);
  await page.getByLabel('Firma adı').blur();
  expect(await foot()).toBe(844);
});

test('on a phone without a frame the bar keeps clear of the stroke at the lower edge', { tag: '@phone-only' }, async ({
  page,
  context,
}) => {
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await visit(page, '/products/masif-deck-140');
  const bar = await quickContact(page).boundingBox();
  const call = await quickContact(page).getByRole('link', { name: 'WhatsApp' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
  expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThanOrEqual(844 - 34);
  const room = () => Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  expect(await page.evaluate(room)).toBeGreaterThanOrEqual(bar?.height ?? 0);
  await device.detach();
});
