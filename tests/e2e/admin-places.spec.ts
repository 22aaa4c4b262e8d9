import type { Page } from '@playwright/test';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { expectOpenPageToFit, visit } from '#tests/support/visitor.ts';

const IN_THE_BAR = ['Mesajlar', 'Site ve sayfalar', 'Görseller', 'Yardım'];
const IN_THE_MENU = ['Hesabım', 'Kullanıcılar', 'Geçmiş', 'Çöp kutusu'];
const starts = (labels: string[]) => labels.map((label) => new RegExp(`^${label}`));

const menuButton = (page: Page) => page.getByRole('banner').locator('summary', { hasText: ADMIN.email });
const accountMenu = (page: Page) => page.getByRole('navigation', { name: 'Hesap menüsü' });
const sheetButton = (page: Page) => page.getByRole('banner').locator('.places > summary');
const sheet = (page: Page) => page.getByRole('navigation', { name: 'Diğer bölümler' });

test('the top bar leads to the site and the business, the e-mail address opens a menu', async ({ adminPage: page }) => {
  await visit(page, '/admin/site/firma');
  const bar = page.getByRole('navigation', { name: 'Site ve iş' });
  await expect(bar.getByRole('link')).toHaveText(starts(IN_THE_BAR));
  await expect(bar.locator('[aria-current=page]')).toHaveText('Site ve sayfalar');
  await test.step('the keyboard opens it, Escape closes it and gives the focus back', async () => {
    await menuButton(page).press('Enter');
    await expect(accountMenu(page).getByRole('link')).toHaveText(IN_THE_MENU);
    await expectNoViolation(page, 'account menu');
    await page.keyboard.press('Tab');
    await expect(accountMenu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(accountMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step('Tab beyond it and a press elsewhere close it', async () => {
    await menuButton(page).press('Enter');
    for (const _ of [...IN_THE_MENU, 'Çıkış Yap']) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Çıkış Yap' })).toBeFocused();
    await expect(accountMenu(page)).toBeHidden();
    await menuButton(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(accountMenu(page)).toBeHidden();
  });
  await test.step('a link in it closes it', async () => {
    await menuButton(page).click();
    await accountMenu(page).getByRole('link', { name: 'Hesabım' }).click();
    await expect(page).toHaveURL('/admin/account');
    await expect(accountMenu(page)).toBeHidden();
  });
  await test.step('the bar fits on every screen', async () => {
    await go(page, '/admin/dashboard');
    await expectOpenPageToFit(page, '/admin/dashboard');
    await page.setViewportSize({ width: 1024, height: 800 });
    const button = await page.getByRole('button', { name: 'Çıkış Yap' }).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(1024);
  });
});

test('on a phone a sheet has every place', { tag: '@phone-only' }, async ({ adminPage: page }) => {
  await visit(page, '/admin/dashboard');
  await test.step('the focus stays in it, and the page behind cannot be reached', async () => {
    await sheetButton(page).press('Enter');
    await expect(sheetButton(page)).toHaveText('Menüyü kapat', { useInnerText: true });
    await expect(sheet(page).getByRole('link')).toHaveText(starts([...IN_THE_BAR, ...IN_THE_MENU]));
    await expect(sheet(page).getByText(ADMIN.email)).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expectNoViolation(page, 'sheet of places');
    await page.keyboard.press('Shift+Tab');
    await expect(sheet(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheetButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByRole('link').first()).toBeFocused();
  });
  await test.step('Escape closes it and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(sheetButton(page)).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });
  await test.step('so do its cross and any link', async () => {
    await sheetButton(page).tap();
    await sheetButton(page).tap();
    await expect(sheet(page)).toBeHidden();
    await sheetButton(page).tap();
    await sheet(page).getByRole('link', { name: 'Site ve sayfalar' }).tap();
    await expect(page).toHaveURL('/admin/site');
    await expect(sheet(page)).toBeHidden();
  });
  await test.step('and a screen that becomes wide', async () => {
    await sheetButton(page).tap();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(page.getByRole('navigation', { name: 'Site ve iş' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menu and sheet open and lead on', { tag: '@phone' }, async ({ adminPage: page, isMobile }) => {
    await page.goto('/admin/dashboard');
    await (isMobile ? sheetButton(page) : menuButton(page)).click();
    await (isMobile ? sheet(page) : accountMenu(page)).getByRole('link', { name: 'Geçmiş' }).click();
    await expect(page).toHaveURL('/admin/activity');
  });
});
