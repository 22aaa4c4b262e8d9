import { NO_CONNECTION } from '#app/shared/connection.ts';
import {
  fillBasics,
  makeProduct,
  openProductForm as open,
  removeProduct,
  titleField,
  uniqueName,
} from '#tests/support/admin-products.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';

const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await makeJpeg() });

test('failures in the form of a new product are said, and the form stays', async ({ adminPage: page, allow }) => {
  allow('/admin/products/new', '/admin/uploads');
  const title = uniqueName('Baglantisiz');
  await hidePreview(page);
  await open(page);
  await fillBasics(page, title);

  await test.step('saving without an answer', async () => {
    await page.route('**/admin/products/new.data*', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Olustur' }).click();
    await expectToast(page, 'Urun kaydedilirken bir hata olustu');
    await expect(titleField(page)).toHaveValue(title);
    await expect(page.getByRole('button', { name: 'Olustur' })).toBeEnabled();
  });

  await test.step('files that break a rule', async () => {
    const choose = page.getByLabel('Ana Gorsel: gorsel sec');
    await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expectToast(page, 'Sadece JPEG, PNG ve WEBP formatlari desteklenir');
    await choose.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_242_881) });
    await expectToast(page, "Dosya boyutu 5MB'dan buyuk olamaz");
    const gif = { name: 'c.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await page.getByLabel('Galeri: gorsel ekle').setInputFiles([await jpeg('d.jpg'), gif]);
    await expectToast(page, 'c.gif: Sadece JPEG, PNG ve WEBP formatlari desteklenir');
  });

  await test.step('uploads without an answer', async () => {
    await page.route('**/admin/uploads', (route) => route.abort('connectionrefused'));
    for (const [field, failure] of [
      ['Ana Gorsel: gorsel sec', 'Ana gorsel yuklenirken hata olustu'],
      ['SSS Gorseli: gorsel sec', 'SSS gorseli yuklenirken hata olustu'],
      ['Galeri: gorsel ekle', 'Galeri gorseli yuklenirken hata olustu'],
    ] as const) {
      await page.getByLabel(field).setInputFiles(await jpeg('foto.jpg'));
      await expectToast(page, failure);
      await expectToast(page, NO_CONNECTION.plain);
    }
    await expect(page.getByRole('button', { name: 'Olustur' })).toBeEnabled();
  });
});

test('failures in the form of a saved product are said, and the form stays', async ({ adminPage: page, allow }) => {
  allow('/admin/products');
  const images = JSON.stringify([{ image_url: '/images/site/before.jpg', color_id: null }]);
  const product = await makeProduct(page, { images });
  await hidePreview(page);
  await open(page, product.id);
  const color = page.getByRole('combobox', { name: 'Gorsel 1: renk' });

  await test.step('assigning a colour and removing a picture without an answer', async () => {
    await page.route('**/edit.data*', (route) => route.abort('connectionrefused'));
    await color.selectOption({ label: 'Teak' });
    await expectToast(page, 'Renk atanirken hata olustu');
    await expect(color).toHaveValue('');
    await page.getByRole('button', { name: 'Gorsel 1: kaldir' }).click();
    await expectToast(page, 'Galeri gorseli silinirken hata olustu');
    await expect(color).toBeVisible();
    await page.unroute('**/edit.data*');
  });

  await test.step('a colour chosen just before saving is saved, however slow the line', async () => {
    const saved = Promise.withResolvers<void>();
    await page.route('**/edit.data*', async (route) => {
      // Only the request that checks the colour gets its answer late.
      if (route.request().postData()?.includes('check-color')) await saved.promise;
      await route.continue();
    });
    await color.selectOption({ label: 'Teak' });
    const chosen = await color.inputValue();
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, 'Urun basariyla guncellendi');
    saved.resolve();
    await go(page, `/admin/products/${product.id}/edit`);
    await expect(color).toHaveValue(chosen);
  });

  await test.step('saving a product that somebody else deleted', async () => {
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
});
