import type { Page } from '@playwright/test';
import { makeProduct, removeProduct, rowOf } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { visit } from '#tests/support/visitor.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Yönetim menüsü' });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

test('equal toasts collapse into one with a count', async ({ adminPage: page, allow }) => {
  allow(400);
  await visit(page, '/admin/colors');
  const add = page.getByRole('button', { name: 'Renk Ekle' });
  await add.click();
  const shown = toast(page, 'Renk adı boş olamaz');
  // While the pointer rests on it, a toast stays: the two presses may be as far apart as the machine needs.
  await shown.hover();
  await add.press('Enter');
  await expect(shown).toHaveCount(1);
  await expect(shown.locator('.toast-count')).toHaveText('×22 kez');
});

test('a request without an answer is said to be a lack of connection', async ({ adminPage: page, allow }) => {
  allow('ERR_INTERNET_DISCONNECTED');
  // Its script is loaded: without, React Router leaves it to the browser to say that there is no connection.
  await visit(page, '/admin/gallery');
  await menuOf(page).getByRole('link', { name: 'Renkler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renk Yönetimi');
  // The router asks for the routes behind new links a moment after they appear, and reports it when it cannot.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Renk adı').fill('Kayıp');
  await page.getByRole('button', { name: 'Renk Ekle' }).click();
  await expect(toast(page, 'Renk eklenirken hata oluştu')).toContainText(
    'Bağlantı yok. İnternet bağlantınızı denetleyip yeniden deneyin.',
  );
  await expect(page.getByLabel('Renk adı')).toHaveValue('Kayıp');
  await menuOf(page).getByRole('link', { name: 'Galeri' }).click();
  await expect(toast(page, 'Galeri yüklenirken bir hata oluştu')).toContainText('Bağlantı yok.');
  await expect(page.getByRole('main')).toContainText('İnternet bağlantınızı denetleyip yeniden deneyin.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeri');
});

test('so it is on the screens without Turkish letters', async ({ adminPage: page, page: stranger, allow }) => {
  allow('ERR_INTERNET_DISCONNECTED');
  const product = await makeProduct(page);
  await visit(page, `/admin/products?q=${encodeURIComponent(product.title)}`);
  await page.context().setOffline(true);
  await rowOf(page, product.title)
    .getByRole('button', { name: /Klonla/ })
    .click();
  await expect(toast(page, 'Urun klonlanirken bir hata olustu')).toContainText(
    'Baglanti yok. Internet baglantinizi denetleyip yeniden deneyin.',
  );
  await page.context().setOffline(false);
  await removeProduct(page, product);

  await visit(stranger, '/admin/login');
  await stranger.context().setOffline(true);
  await stranger.getByLabel('E-posta').fill('a@example.com');
  await stranger.getByLabel('Sifre').fill('sifre');
  await stranger.getByRole('button', { name: 'Giris Yap' }).click();
  await expect(toast(stranger, 'Giris yapilirken bir hata olustu')).toContainText('Baglanti yok.');
});

test('a failure of the server is not called a lack of connection', async ({ adminPage: page, allow }) => {
  allow(500);
  await visit(page, '/admin/colors');
  await page.route('**/admin/colors.data', (route) => route.fulfill({ status: 500, body: 'hata' }));
  await page.getByLabel('Renk adı').fill('Kayıp');
  await page.getByRole('button', { name: 'Renk Ekle' }).click();
  const shown = toast(page, 'Renk eklenirken hata oluştu');
  await expect(shown).toBeVisible();
  await expect(shown).not.toContainText('Bağlantı');
});
