import type { Page } from '@playwright/test';
import { makeProduct, removeProduct, rowOf } from '#tests/support/admin-products.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { visit } from '#tests/support/visitor.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Yönetim menüsü' });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
/** The scripts of the screens are there: without, React Router leaves it to the browser to say that there is no connection. */
const disconnect = (page: Page) => page.route('**/*.data*', (route) => route.abort('internetdisconnected'));

test('what toasts say', async ({ adminPage: page, page: stranger, allow }) => {
  allow(400, 500, 'ERR_INTERNET_DISCONNECTED');
  await visit(page, '/admin/gallery');
  await menuOf(page).getByRole('link', { name: 'Renkler' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renk Yönetimi');
  const add = page.getByRole('button', { name: 'Renk Ekle' });

  await test.step('equal toasts collapse into one with a count', async () => {
    await add.click();
    const shown = toast(page, 'Renk adı boş olamaz');
    // While the pointer rests on it, a toast stays: the two presses may be as far apart as the machine needs.
    await shown.hover();
    await add.press('Enter');
    await expect(shown).toHaveCount(1);
    await expect(shown.locator('.toast-count')).toHaveText('×22 kez');
    await page.mouse.move(0, 0);
  });

  const failure = toast(page, 'Renk eklenirken hata oluştu');
  await test.step('a failure of the server is not called a lack of connection', async () => {
    await page.route('**/admin/colors.data', (route) => route.fulfill({ status: 500, body: 'hata' }));
    await page.getByLabel('Renk adı').fill('Kayıp');
    await add.click();
    await expect(failure).toBeVisible();
    await expect(failure).not.toContainText('Bağlantı');
    await page.unroute('**/admin/colors.data');
    await expect(failure).toHaveCount(0);
  });

  await test.step('a request without an answer is', async () => {
    await disconnect(page);
    await add.click();
    await expect(failure).toContainText('Bağlantı yok. İnternet bağlantınızı denetleyip yeniden deneyin.');
    await expect(page.getByLabel('Renk adı')).toHaveValue('Kayıp');
    await menuOf(page).getByRole('link', { name: 'Galeri' }).click();
    await expect(toast(page, 'Galeri yüklenirken bir hata oluştu')).toContainText('Bağlantı yok.');
    await expect(page.getByRole('main')).toContainText('İnternet bağlantınızı denetleyip yeniden deneyin.');
    await page.unroute('**/*.data*');
    await page.getByRole('button', { name: 'Yeniden Dene' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeri');
  });

  await test.step('so it is on the screens without Turkish letters', async () => {
    const product = await makeProduct(page);
    await go(page, `/admin/products?q=${encodeURIComponent(product.title)}`);
    await disconnect(page);
    await rowOf(page, product.title)
      .getByRole('button', { name: /Klonla/ })
      .click();
    await expect(toast(page, 'Urun klonlanirken bir hata olustu')).toContainText(
      'Baglanti yok. Internet baglantinizi denetleyip yeniden deneyin.',
    );
    await removeProduct(page, product);

    await visit(stranger, '/admin/login');
    await disconnect(stranger);
    await stranger.getByLabel('E-posta').fill('a@example.com');
    await stranger.getByLabel('Sifre').fill('sifre');
    await stranger.getByRole('button', { name: 'Giris Yap' }).click();
    await expect(toast(stranger, 'Giris yapilirken bir hata olustu')).toContainText('Baglanti yok.');
  });
});
