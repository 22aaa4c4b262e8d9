import { expect, test } from '#tests/support/e2e.ts';
import { again, LOST } from '#tests/support/lost-connection.ts';
import { visit } from '#tests/support/visitor.ts';

// What the browser has in its cache needs no connection.
test.use({ ownPage: true });
test.beforeEach(({ allow }) => allow(...LOST));

test('the map that cannot be loaded is offered again at its place, and what was typed stays', async ({
  adminPage: page,
  allow,
}) => {
  allow('tile.openstreetmap.org');
  await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }));
  await visit(page, '/admin/site/firma');
  const latitude = page.getByLabel('Enlem');
  await latitude.fill('40,5');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Haritada seç' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Harita yüklenemedi.' });
  await expect(failed).toBeVisible();
  await expect(latitude).toHaveValue('40,5');
  await page.context().setOffline(false);
  await failed.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('region', { name: /^Showroom’un yeri/ })).toBeVisible();
  await expect(latitude).toHaveValue('40,5');
});

test('a text is written without its editor until that can be loaded', async ({ adminPage: page }) => {
  await page.route('**/favicon.svg', (route) => route.abort('internetdisconnected'));
  await visit(page, '/admin/blogs/new');
  const failed = page.getByRole('alert').filter({ hasText: 'Düzenleyici yüklenemedi.' });
  await expect(failed).toBeVisible();
  await page.locator('textarea[name=content]').fill('<p>Teras</p>');
  await page.unroute('**/favicon.svg');
  await failed.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.locator('[contenteditable=true]')).toHaveText('Teras');
});

test('a screen or a sign-out that gets no answer is offered again', async ({ adminPage: page }) => {
  await visit(page, '/admin/products');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(again(page)).toBeFocused();
  await page.getByRole('link', { name: 'Yeni Urun Ekle' }).click();
  await expect(again(page)).toHaveAttribute('href', /\/admin\/products\/new$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urunler');
  await page.context().setOffline(false);
  await again(page).click();
  await expect(page).toHaveURL('/admin/products/new');
});

test('a form with unsaved changes stays when the next screen does not come', async ({ adminPage: page }) => {
  // Its script is in the browser's cache, its data is not.
  await visit(page, '/admin/gallery');
  await visit(page, '/admin/site/firma');
  const latitude = page.getByLabel('Enlem');
  await latitude.fill('40,5');
  await page.route(/\.data|favicon/, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Galeri' }).first().click();
  await page.getByRole('button', { name: 'Kaydetmeden ayrıl' }).click();
  await expect(again(page)).toBeVisible();
  await expect(latitude).toHaveValue('40,5');
});

test('the order stays as it was where a move cannot be sent', async ({ adminPage: page }) => {
  await visit(page, '/admin/products?siralama=1');
  const titles = () => page.getByRole('main').getByRole('row').allInnerTexts();
  const before = await titles();
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /asagi tasi/ })
    .first()
    .click();
  await expect(page.getByText('Siralama guncellenirken bir hata olustu')).toBeVisible();
  await expect.poll(titles).toEqual(before);
});

test('pictures that failed come when the connection is back', async ({ adminPage: page, allow }) => {
  allow(/failed request.*pictures/);
  await page.route('**/pictures/**', (route) => route.abort('internetdisconnected'));
  await visit(page, '/admin/gallery');
  const picture = page.getByRole('main').locator('img').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await width()).toBe(0);
  await page.unroute('**/pictures/**');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(width).toBeGreaterThan(0);
});
