import { NO_CONNECTION } from '#app/shared/connection.ts';
import {
  fillBasics,
  makeProduct,
  openProductForm as open,
  removeProduct,
  titleField,
  uniqueName,
} from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';

const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await makeJpeg() });

test.describe('failures are said, and the form stays', () => {
  test('saving without an answer', async ({ adminPage: page, allow }) => {
    allow('/admin/products/new');
    const title = uniqueName('Baglantisiz');
    await open(page);
    await fillBasics(page, title);
    await page.route('**/admin/products/new.data*', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Olustur' }).click();
    await expectToast(page, 'Urun kaydedilirken bir hata olustu');
    await expect(titleField(page)).toHaveValue(title);
    await expect(page.getByRole('button', { name: 'Olustur' })).toBeEnabled();
  });

  test('saving a product that somebody else deleted', async ({ adminPage: page, allow }) => {
    allow(404);
    const product = await makeProduct(page);
    await open(page, product.id);
    await removeProduct(page, product);
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, 'Urun kaydedilirken bir hata olustu');
    await expect(page.getByText('Bu kayit siz duzenlerken baska biri tarafindan silindi.')).toBeVisible();
    await expect(titleField(page)).toHaveValue(product.title);
    await page.getByRole('button', { name: 'Yeni kayit olarak ekle' }).click();
    await expectToast(page, 'Urun basariyla olusturuldu');
    const list = await (await page.request.get(`/admin/products?q=${encodeURIComponent(product.title)}`)).text();
    const id = /\/admin\/products\/([0-9a-f-]{36})\/edit/.exec(list)?.[1] ?? '';
    expect(id).not.toBe('');
    expect(id).not.toBe(product.id);
    await removeProduct(page, { id });
  });

  test('uploads without an answer', async ({ adminPage: page, allow }) => {
    allow('/admin/uploads');
    await open(page);
    await page.route('**/admin/uploads', (route) => route.abort('connectionrefused'));
    await page.getByLabel('Ana Gorsel: gorsel sec').setInputFiles(await jpeg('ana.jpg'));
    await expectToast(page, 'Ana gorsel yuklenirken hata olustu');
    await expectToast(page, NO_CONNECTION.plain);
    await page.getByLabel('SSS Gorseli: gorsel sec').setInputFiles(await jpeg('sss.jpg'));
    await expectToast(page, 'SSS gorseli yuklenirken hata olustu');
    await expectToast(page, NO_CONNECTION.plain);
    await page.getByLabel('Galeri: gorsel ekle').setInputFiles(await jpeg('galeri.jpg'));
    await expectToast(page, 'Galeri gorseli yuklenirken hata olustu');
    await expectToast(page, NO_CONNECTION.plain);
    await expect(page.getByRole('button', { name: 'Olustur' })).toBeEnabled();
  });

  test('files that break a rule', async ({ adminPage: page }) => {
    await open(page);
    const choose = page.getByLabel('Ana Gorsel: gorsel sec');
    await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expectToast(page, 'Sadece JPEG, PNG ve WEBP formatlari desteklenir');
    await choose.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_242_881) });
    await expectToast(page, "Dosya boyutu 5MB'dan buyuk olamaz");
    const gif = { name: 'c.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await page.getByLabel('Galeri: gorsel ekle').setInputFiles([await jpeg('d.jpg'), gif]);
    await expectToast(page, 'c.gif: Sadece JPEG, PNG ve WEBP formatlari desteklenir');
  });

  test('assigning a colour and removing a picture without an answer', async ({ adminPage: page, allow }) => {
    allow('/admin/products');
    const images = JSON.stringify([{ image_url: '/images/site/before.jpg', color_id: null }]);
    const product = await makeProduct(page, { images });
    await open(page, product.id);
    await page.route('**/edit.data*', (route) => route.abort('connectionrefused'));
    const color = page.getByRole('combobox', { name: 'Gorsel 1: renk' });
    await color.selectOption({ label: 'Teak' });
    await expectToast(page, 'Renk atanirken hata olustu');
    await expect(color).toHaveValue('');
    await page.getByRole('button', { name: 'Gorsel 1: kaldir' }).click();
    await expectToast(page, 'Galeri gorseli silinirken hata olustu');
    await expect(color).toBeVisible();
    await removeProduct(page, product);
  });
});
