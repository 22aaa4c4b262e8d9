import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { again, contactForm, fillInContactForm, LOST } from '#tests/support/lost-connection.ts';
import { comeFromOwnAddress, follow, openAndTakeTime, untilHydrated, visit } from '#tests/support/visitor.ts';

// A script that the browser has in its cache needs no connection.
test.use({ ownPage: true });
test.beforeEach(async ({ context, allow }) => {
  await comeFromOwnAddress(context);
  allow(...LOST);
});

const KEPT = 'Bağlantı yok. Yazdıklarınız duruyor; bağlantı gelince yeniden gönderin.';

/** As on a line so slow that no script has arrived yet. */
async function openWithoutScripts(page: Page, address: string) {
  await page.route('**/assets/*.js', () => {});
  await page.goto(address);
}

/** Fills the contact form in and sends it offline: it says that it was kept, and still holds what was typed. */
async function sendWithoutConnection(page: Page, context: BrowserContext): Promise<void> {
  const form = contactForm(page);
  const name = await fillInContactForm(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page.getByRole('alert')).toContainText(KEPT);
  await expect(form.getByLabel('Adınız soyadınız')).toHaveValue(name);
}

test('a form sent without a connection keeps its text, says so, and is sent when it is back', async ({
  page,
  context,
}) => {
  await openAndTakeTime(page, '/contact');
  await sendWithoutConnection(page, context);
  await context.setOffline(false);
  await again(page).click();
  await expect(page).toHaveURL('/tesekkurler');
  await expect(again(page)).toHaveCount(0);
});

test('so does a form whose scripts have not come', async ({ page, context }) => {
  await openWithoutScripts(page, '/contact');
  await sendWithoutConnection(page, context);
  await context.setOffline(false);
  await contactForm(page).getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page).toHaveURL('/tesekkurler');
});

test('the newsletter and the samples keep what was typed, too', async ({ page, context }) => {
  for (const [openPage, address, label, button] of [
    [visit, '/', 'E-posta adresiniz', 'Abone Ol'],
    [follow, '/numune', 'Adınız soyadınız', 'Numuneleri iste'],
  ] as const) {
    await openPage(page, address);
    await page.getByLabel(label).fill('ayse@example.com');
    await context.setOffline(true);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: KEPT })).toBeVisible();
    await expect(page.getByLabel(label)).toHaveValue('ayse@example.com');
    await context.setOffline(false);
  }
});

test('a form that the browser itself has sent in vain is filled in again', async ({ page, allow }) => {
  allow(/failed request/);
  const form = contactForm(page);
  await openWithoutScripts(page, '/contact');
  const name = await fillInContactForm(page);
  const message = await form.getByLabel('Mesajınız').inputValue();
  await page.route('**/contact', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
  await page.unroute('**/contact');
  await page.unroute('**/assets/*.js');
  await page.goto('/privacy');
  await page.goto('/contact');
  await untilHydrated(page);
  await expect(form.getByLabel('Adınız soyadınız')).toHaveValue(name);
  await expect(form.getByLabel('Mesajınız')).toHaveValue(message);
  await test.step('once', async () => {
    await openWithoutScripts(page, '/contact');
    await expect(form.getByLabel('Mesajınız')).toHaveValue('');
  });
  await test.step('and not when it was accepted', async () => {
    await fillInContactForm(page);
    await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(page).toHaveURL('/tesekkurler');
    await page.goto('/contact');
    await expect(form.getByLabel('Mesajınız')).toHaveValue('');
  });
});

test('a search without a connection can be tried again', async ({ page, context }) => {
  for (const openPage of [openWithoutScripts, visit]) {
    await openPage(page, '/ara');
    await page.unroute('**/assets/*.js');
    await page.getByLabel('Ne arıyorsunuz?').fill('deck');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Sayfa yüklenemedi.');
    await expect(page.getByLabel('Ne arıyorsunuz?')).toHaveValue('deck');
    await context.setOffline(false);
    await again(page).click();
    await expect(page).toHaveURL('/ara?q=deck');
    await expect(page.getByRole('main')).toContainText('“deck” için');
  }
});

test('the offer to try again stays when the page comes alive after it', async ({ page, context }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/ara');
  await page.getByLabel('Ne arıyorsunuz?').fill('deck');
  await page.locator('script[type=module]').waitFor({ state: 'attached' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(again(page)).toBeVisible();
  await context.setOffline(false);
  release();
  await untilHydrated(page);
  await again(page).click();
  await expect(page).toHaveURL('/ara?q=deck');
});

test('a calculation is offered again where its scripts do not come, and made when they do', async ({
  page,
  context,
}) => {
  await visit(page, '/hesapla');
  await context.setOffline(true);
  const width = page.locator('#en-0');
  const length = page.locator('#boy-0');
  await width.fill('4');
  await length.fill('5');
  await page.getByRole('button', { name: 'Hesapla' }).click();
  await expect(again(page)).toHaveAttribute('href', /hesapla\?/);
  await expect(width).toHaveValue('4');
  await context.setOffline(false);
  await width.fill('6');
  await expect(page.locator('#plan')).toBeVisible();
  await expect(width).toHaveValue('6');
});
