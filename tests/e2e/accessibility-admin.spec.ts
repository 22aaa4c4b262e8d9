import type { Page } from '@playwright/test';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { insertMessage } from '#tests/support/e2e-messages.ts';
import { deleteRow, findId } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { visit } from '#tests/support/visitor.ts';

const LISTS = ['dashboard', 'products', 'projects', 'blogs', 'gallery', 'colors', 'activity', 'bin', 'account', 'mail'];

async function expectAccessible(page: Page, ...paths: string[]) {
  for (const [index, path] of paths.entries()) {
    await (index === 0 && !page.url().includes('/admin/') ? visit : go)(page, `/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoViolation(page, path);
  }
}

test('the sign-in page is accessible', async ({ page }) => {
  await visit(page, '/admin/login');
  await expectNoViolation(page, 'sign-in');
});

// On phones: phone-admin.spec.ts.
test('every list of the back-office is accessible', async ({ adminPage: page }) => {
  test.slow();
  await expectAccessible(page, ...LISTS);
});

test('every empty form is accessible, and what it says of errors too', async ({ adminPage: page, allow }) => {
  test.slow();
  allow(400);
  // That of products is below, with an upload on its way.
  await expectAccessible(page, 'projects/new', 'blogs/new');
  await go(page, '/admin/gallery/new');
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Oluştur' })).toBeEnabled();
  await expectNoViolation(page, 'gallery/new with errors');
});

test('every filled form is accessible', async ({ adminPage: page }) => {
  test.slow();
  // One with the preview beside it is enough.
  await expectAccessible(page, `products/${findId('products', 'Masif Deck 140')}/edit`);
  await hidePreview(page);
  await expectAccessible(
    page,
    `projects/${findId('projects', 'Kandilli yalı terası')}/edit`,
    `gallery/${findId('gallery', 'Masif Deck, Ceviz')}/edit`,
    `blogs/${findId('blog_posts', 'Havuz başında doğru yüzey nasıl seçilir?')}/edit`,
  );
});

test('messages, read and unread, are accessible in the list and opened', async ({ adminPage: page }) => {
  const unread = insertMessage();
  const failed = insertMessage({
    delivered_at: null,
    delivery_error: 'zaman aşımı',
    read_at: '2025-10-04T09:00:00.000Z',
  });
  await expectAccessible(page, 'messages', `messages/${failed.id}`);
  for (const { id } of [unread, failed]) deleteRow('messages', id);
});

test('ordering mode, the confirmation, an upload on its way and a toast are accessible', async ({
  adminPage: page,
  allow,
}) => {
  test.slow();
  allow('/admin/uploads');
  await visit(page, '/admin/products');
  await page.getByRole('button', { name: 'Siralamayi Duzenle' }).click();
  await expect(page.getByRole('button', { name: 'Siralamayi Bitir' })).toBeVisible();
  await expectNoViolation(page, 'ordering mode');
  await page.getByRole('button', { name: 'Siralamayi Bitir' }).click();
  await page.getByRole('button', { name: /Sil/ }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolation(page, 'confirm dialog');
  await page.keyboard.press('Escape');

  await go(page, '/admin/products/new');
  const picture = { name: 'teras.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
  // The first upload is on its way until the page is left, the second fails.
  let uploads = 0;
  await page.route('**/admin/uploads', async (route) => {
    uploads += 1;
    if (uploads > 1) await route.abort();
  });
  await page.getByLabel('Galeri: gorsel ekle').setInputFiles(picture);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByLabel('Ana Gorsel: gorsel sec').setInputFiles(picture);
  const toast = page.getByRole('alert').filter({ hasText: 'Ana gorsel yuklenirken hata olustu' });
  // A toast stays as long as the pointer is on it.
  await toast.hover();
  await expectNoViolation(page, 'an upload and a toast');
  await expect(toast).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
});
