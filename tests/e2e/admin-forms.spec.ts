import type { Page } from '@playwright/test';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
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

const FORMS = [
  {
    form: 'a product',
    address: '/admin/products/new',
    pictures: [{ choose: 'Ana Gorsel: gorsel sec', field: 'main_image' }],
    save: 'Olustur',
    uploading: 'Gorsel yukleniyor...',
  },
  {
    form: 'a project',
    address: '/admin/projects/new',
    pictures: [{ choose: 'Dosya Sec', field: 'images' }],
    save: 'Olustur',
    uploading: 'Gorsel yukleniyor...',
  },
  {
    form: 'a gallery item',
    address: '/admin/gallery/new',
    pictures: [{ choose: 'Resim Seç', field: 'image_url' }],
    save: 'Oluştur',
    uploading: 'Görsel yükleniyor...',
  },
  {
    form: 'a post (its cover, a picture in its text)',
    address: '/admin/blogs/new',
    pictures: [
      { choose: 'Görsel Seç', field: 'image_url' },
      { choose: 'Görsel', field: 'content' },
    ],
    save: 'Kaydet',
    uploading: 'Görsel yükleniyor...',
  },
];

test('no form can be saved while a picture is on its way', async ({ adminPage: page }) => {
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /^\/admin\/\w+\/new/.test(new URL(request.url()).pathname)) saves += 1;
  });
  await hidePreview(page);
  await visit(page, '/admin/account');
  for (const { form, address, pictures, save, uploading } of FORMS) {
    await test.step(form, async () => {
      await go(page, address);
      for (const { choose, field } of pictures) {
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
        await page.unroute('**/admin/uploads');
      }
      await page.getByRole('link', { name: /^[Iİ]ptal$/ }).click();
      await page.getByRole('button', { name: /^Kaydetmeden ayr[iı]l$/ }).click();
      await expect(page.locator('[name=title]')).toHaveCount(0);
    });
  }
  expect(saves).toBe(0);
});
