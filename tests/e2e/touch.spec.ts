import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { visit } from '#tests/support/visitor.ts';

const quickContact = (page: Page) => page.getByRole('complementary', { name: 'Hızlı iletişim' });

test('a finger, which never hovers, reaches the menu, a product, its pictures and its questions', {
  tag: '@phone-only',
}, async ({ page }) => {
  await visit(page, '/about');
  const menu = page.getByRole('navigation', { name: 'Ana menü', exact: true });
  await menu.locator('summary').first().tap();
  await menu.locator('summary', { hasText: 'Ürünler' }).tap();
  await menu.getByRole('link', { name: 'Deck', exact: true }).tap();
  await expect(page).toHaveURL('/products?category=deck');
  await page.getByRole('main').getByRole('link', { name: 'Masif Deck 140' }).tap();
  await expect(page).toHaveURL('/products/masif-deck-140');
  await page.getByText('Yazın çok ısınır mı?').tap();
  await expect(page.getByText('Koyu tonlar her dış mekân')).toBeVisible();
  await page.getByRole('link', { name: 'Masif Deck 140, Teak, büyüt' }).tap();
  const viewer = page.getByRole('dialog', { name: 'Görsel görüntüleyici' });
  await viewer.getByRole('button', { name: 'Sonraki görsel' }).tap();
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await test.step('two quick presses are two presses', async () => {
    await expect(page.locator('html')).toHaveCSS('touch-action', 'manipulation');
  });
});

test('while a field is typed into, no bar lies over it or under the keyboard', { tag: '@phone-only' }, async ({
  page,
}) => {
  await visit(page, '/numune');
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
