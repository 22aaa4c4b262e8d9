import type { Page } from '@playwright/test';
import { insertPost, save } from '#tests/support/admin-blogs.ts';
import { makeProduct, openProductForm, removeProduct, titleField } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, findId } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

// What the forms of the back-office have in common.

const jpeg = async () => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() });

/** Delays matching requests until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const { form, address, choose, save, uploading, field } of [
  {
    form: 'a product',
    address: '/admin/products/new',
    choose: 'Ana Gorsel: gorsel sec',
    save: 'Olustur',
    uploading: 'Gorsel yukleniyor...',
    field: 'main_image',
  },
  {
    form: 'a project',
    address: '/admin/projects/new',
    choose: 'Dosya Sec',
    save: 'Olustur',
    uploading: 'Gorsel yukleniyor...',
    field: 'images',
  },
  {
    form: 'a gallery item',
    address: '/admin/gallery/new',
    choose: 'Resim Seç',
    save: 'Oluştur',
    uploading: 'Görsel yükleniyor...',
    field: 'image_url',
  },
  {
    form: 'a post (its cover)',
    address: '/admin/blogs/new',
    choose: 'Görsel Seç',
    save: 'Kaydet',
    uploading: 'Görsel yükleniyor...',
    field: 'image_url',
  },
  {
    form: 'a post (a picture in its text)',
    address: '/admin/blogs/new',
    choose: 'Görsel',
    save: 'Kaydet',
    uploading: 'Görsel yükleniyor...',
    field: 'content',
  },
]) {
  test(`${form} cannot be saved while a picture is on its way`, async ({ adminPage: page }) => {
    await visit(page, address);
    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith(address)) saves += 1;
    });
    const release = await hold(page, '**/admin/uploads');
    await page
      .getByLabel(choose, { exact: true })
      .first()
      .setInputFiles(await jpeg());
    await expect(page.getByRole('button', { name: uploading })).toBeDisabled();
    await page
      .getByLabel(/^(Baslik|Başlık)/)
      .first()
      .fill('Bekleyen');
    await page.keyboard.press('Enter');
    // A script or an extension can submit a form without a button.
    await page
      .locator('form')
      .filter({ has: page.locator('[name=title]') })
      .evaluate((element) => (element as HTMLFormElement).requestSubmit());
    release();
    await expect(page.getByRole('button', { name: save })).toBeEnabled();
    await expect(page.locator(`[name=${field}]`).first()).toHaveValue(/\/images\//);
    expect(saves).toBe(0);
  });
}

test('a colour chosen just before saving is saved, however slow the line', async ({ adminPage: page }) => {
  const images = JSON.stringify([{ image_url: '/images/site/before.jpg', color_id: null }]);
  const product = await makeProduct(page, { images });
  await openProductForm(page, product.id);
  await page.route('**/edit.data*', async (route) => {
    // Only the request that checks the colour is never answered.
    if (!route.request().postData()?.includes('check-color')) await route.continue();
  });
  const color = page.getByRole('combobox', { name: 'Gorsel 1: renk' });
  await color.selectOption({ label: 'Teak' });
  const chosen = await color.inputValue();
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Urun basariyla guncellendi');
  await openProductForm(page, product.id);
  await expect(color).toHaveValue(chosen);
  await removeProduct(page, product);
});

test('a new title of a saved product shows its new address, with one press to keep the old one', async ({
  adminPage: page,
}) => {
  const product = await makeProduct(page);
  await openProductForm(page, product.id);
  const keep = page.getByRole('button', { name: 'Eski adresi koru' });
  await expect(keep).toHaveCount(0);
  await titleField(page).fill('Yeni Deck');
  await expect(page.getByText('Yeni adres: /products/yeni-deck')).toBeVisible();
  await keep.click();
  await expect(page.locator('input[name=slug]')).toHaveValue(product.slug);
  await titleField(page).fill('Daha Yeni Deck');
  await expect(page.locator('input[name=slug]')).toHaveValue(product.slug);
  await expect(keep).toHaveCount(0);
  await removeProduct(page, product);
});

test('Enter in a list of the product form adds the entry, or goes to what is missing', async ({ adminPage: page }) => {
  await openProductForm(page);
  await page.getByLabel('Ozellik basligi').fill('Dolu');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ozellik aciklamasi')).toBeFocused();
  await page.locator('[name=spec_title]').fill('Agirlik');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=spec_value]')).toBeFocused();
  await page.keyboard.type('3,6 kg/m');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=technical_specs]')).toHaveValue('[{"title":"Agirlik","value":"3,6 kg/m"}]');
  await expect(page.locator('[name=spec_title]')).toBeFocused();
  await expect(page.getByText('Baslik gereklidir')).toHaveCount(0);
});

test('Enter in a list of a project adds a row and does not send the form', async ({ adminPage: page }) => {
  await visit(page, '/admin/projects/new');
  for (const { list, name, rows } of [
    { list: 'pictures', name: 'images', rows: 'images' },
    { list: 'features', name: 'features', rows: 'features' },
    { list: 'specifications', name: 'specifications.value', rows: 'specifications.label' },
  ]) {
    await test.step(`Enter in the ${list}`, async () => {
      await page.locator(`[name="${name}"]`).first().fill('https://example.com/a.jpg');
      await page.keyboard.press('Enter');
      await expect(page.locator(`[name="${rows}"]`)).toHaveCount(2);
      await expect(page.locator(`[name="${rows}"]`).nth(1)).toBeFocused();
      await expect(page.getByText('Baslik gereklidir')).toHaveCount(0);
    });
  }
});

test('a post that was deleted meanwhile can be added again with everything typed', async ({
  adminPage: page,
  allow,
}) => {
  allow(404);
  const { id, title } = insertPost();
  await visit(page, `/admin/blogs/${id}/edit`);
  deleteRow('blog_posts', id);
  await save(page);
  await expect(page.getByText('Bu kayıt siz düzenlerken başka biri tarafından silindi.')).toBeVisible();
  await page.getByRole('button', { name: 'Yeni kayıt olarak ekle' }).click();
  await expectToast(page, 'Blog yazısı oluşturuldu');
  deleteRow('blog_posts', findId('blog_posts', title));
});
