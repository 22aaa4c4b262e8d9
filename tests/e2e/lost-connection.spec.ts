import { expect, test } from '#tests/support/e2e.ts';
import { comeFromOwnAddress, openAndTakeTime, uniqueText, visit } from '#tests/support/visitor.ts';

// A page that the browser has in its cache needs no connection.
test.use({ ownPage: true });
test.beforeEach(({ context }) => comeFromOwnAddress(context));

test('a page that cannot be had without a connection is offered again', { tag: '@phone' }, async ({
  page,
  context,
  allow,
}) => {
  allow(/internet/i, /Failed to fetch/);
  await visit(page, '/products/masif-deck-140');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  const again = page.getByRole('link', { name: 'Yeniden dene' });
  await expect(again).toHaveAttribute('href', /\/about$/);
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dış mekânı');
});

test('pictures that failed without a connection come when it is back', async ({ page, context, allow }) => {
  allow(/failed request.*pictures/, /internet/i);
  await page.route('**/pictures/**', (route) => route.abort('internetdisconnected'));
  await visit(page, '/gallery');
  const widths = () =>
    page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await widths()).toBe(0);
  await context.setOffline(true);
  await page.unroute('**/pictures/**');
  await context.setOffline(false);
  await expect.poll(widths).toBeGreaterThan(0);
});

test('a form sent without a connection keeps its text, says so, and is sent when it is back', {
  tag: '@phone',
}, async ({ page, context, allow }) => {
  allow(/internet/i, /Failed to fetch/);
  await openAndTakeTime(page, '/contact');
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Mesajı Gönder' }) });
  const name = uniqueText('Ayşe Işık');
  await form.getByLabel('Adınız soyadınız').fill(name);
  await form.getByLabel('E-posta').fill('ok@example.com');
  await form.getByLabel('Telefon').fill('0555 555 01 23');
  await form.getByLabel('Mesajınız').fill(uniqueText('40 m² teras.'));
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page.getByText('Bir hata oluştu. Lütfen tekrar deneyin.')).toBeVisible();
  await expect(form.getByLabel('Adınız soyadınız')).toHaveValue(name);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page).toHaveURL('/tesekkurler');
});
