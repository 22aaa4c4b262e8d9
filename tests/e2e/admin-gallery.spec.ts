import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, findId, insertRecord, readRow, refuseChange } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { uniqueText, visit } from '#tests/support/visitor.ts';

const insertItem = () =>
  insertRecord('gallery', {
    title: uniqueText('Deneme görseli'),
    description: null,
    image_url: '/images/site/hero-terrace.jpg',
    type: 'project',
  });

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const choose = async (page: Page, name = 'urla-havuz.jpg') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await makeJpeg({ width: 800, height: 600 }) });

test('the gallery: its cards, its questions, and what cannot be loaded', async ({ adminPage: page, allow }) => {
  allow(500, '/admin/gallery');
  await visit(page, '/admin/gallery');

  await test.step('each item is a card with picture, title, description, type and its actions', async () => {
    const { id, title } = insertItem();
    await expect(page.getByRole('link', { name: 'Yeni Galeri Öğesi Ekle' })).toHaveAttribute(
      'href',
      '/admin/gallery/new',
    );
    await page.getByLabel('Galeride ara').fill(title);
    await page.getByRole('button', { name: 'Ara' }).click();
    const card = cardOf(page, title);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByText('Açıklama eklenmemiş.')).toBeVisible();
    await expect(card.getByText('Proje', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Düzenle' })).toHaveAttribute(
      'href',
      new RegExp(`^/admin/gallery/${id}/edit[?]liste=`),
    );
    await expect(card.getByRole('button', { name: 'Sil' })).toBeVisible();
    deleteRow('gallery', id);
  });

  await test.step('Sil asks first, then deletes; a refused delete says so', async () => {
    const { id, title } = insertItem();
    const accept = refuseChange('delete', 'gallery', title, 'disk dolu');
    await go(page, `/admin/gallery?q=${encodeURIComponent(title)}`);
    const question = page.getByRole('alertdialog', { name: 'Bu galeri öğesini silmek istediğinizden emin misiniz?' });
    await cardOf(page, title).getByRole('button', { name: 'Sil' }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Galeri öğesi silinirken bir hata oluştu');
    accept();
    await cardOf(page, title).getByRole('button', { name: 'Sil' }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Galeri öğesi başarıyla silindi');
    await expect(cardOf(page, title)).toHaveCount(0);
    expect(readRow('gallery', id)).toBeUndefined();
  });

  await test.step('a list or an item that cannot be loaded says so', async () => {
    const lost = `/admin/gallery/${randomUUID()}/edit`;
    expect((await page.request.get(lost)).status()).toBe(404);
    await go(page, lost);
    await expectToast(page, 'Galeri öğesi yüklenirken bir hata oluştu');
    await page.route('**/admin/gallery.data*', (route) => route.abort());
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Galeri', exact: true })
      .filter({ visible: true })
      .click();
    await expectToast(page, 'Galeri yüklenirken bir hata oluştu');
  });
});

test('a type that is neither product nor project is refused by the server', async ({ adminPage: page }) => {
  const answer = await page.request.post('/admin/gallery/new', {
    form: { title: 'A', image_url: '/images/a.jpg', type: 'video', is_active: 'on' },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('Geçerli bir tür seçin');
});

test('an item is made with an uploaded picture and changed; its history keeps the old picture', async ({
  adminPage: page,
  allow,
}) => {
  allow(500);
  await hidePreview(page);
  await visit(page, '/admin/gallery/new');
  await page.getByRole('link', { name: 'İptal' }).click();
  await expect(page).toHaveURL(/\/admin\/gallery$/);
  await page.getByRole('link', { name: 'Yeni Galeri Öğesi Ekle' }).click();

  await test.step('errors show under a field once it was touched, and not before', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni Galeri Öğesi');
    await expect(page.getByLabel('Tür')).toHaveValue('product');
    await expect(page.getByLabel('Aktif')).toBeChecked();
    await expect(page.getByText('Başlık gereklidir')).toHaveCount(0);
    await page.getByLabel('Başlık').focus();
    await page.getByLabel('Açıklama').focus();
    await expect(page.getByText('Başlık gereklidir')).toBeVisible();
    await expect(page.getByText('Resim gereklidir')).toHaveCount(0);
    await page.getByLabel('Başlık').fill('Yalı');
    await expect(page.getByText('Başlık gereklidir')).toHaveCount(0);
    await page.locator('input[type=file]').focus();
    await page.getByLabel('Başlık').focus();
    await expect(page.getByText('Resim gereklidir')).toBeVisible();
    await page.getByLabel('Tür').selectOption('');
    await page.getByLabel('Başlık').focus();
    await expect(page.getByText('Tür seçimi gereklidir')).toBeVisible();
    await page.getByLabel('Tür').selectOption('product');
  });

  const title = uniqueText('Urla havuzu');
  await page.getByLabel('Başlık').fill(title);
  await choose(page);
  await expectToast(page, 'Görsel yüklendi');
  await expect(page.getByAltText('Önizleme')).toBeVisible();
  await expect(page.getByText(/^urla-havuz\.jpg, /)).toBeVisible();
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expectToast(page, 'Galeri öğesi oluşturuldu');
  await expect(page).toHaveURL(/\/admin\/gallery$/);
  const id = findId('gallery', title);
  const made = readRow('gallery', id);
  expect(made).toMatchObject({ type: 'product', is_active: 1, description: null });

  await go(page, `/admin/gallery/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeri Öğesini Düzenle');
  await choose(page, 'baska.jpg');
  await expectToast(page, 'Görsel yüklendi');
  await page.getByLabel('Tür').selectOption('project');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/edit.data*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(page.getByRole('button', { name: 'Kaydediliyor...' })).toBeDisabled();
  release();
  await expectToast(page, 'Galeri öğesi güncellendi');
  await page.unroute('**/edit.data*');
  expect(readRow('gallery', id)).toMatchObject({ type: 'project', title });
  expect((await page.request.get(String(made?.image_url))).status()).toBe(200);
  deleteRow('gallery', id);

  await test.step('a save that fails says so and keeps what was typed', async () => {
    const { id, title } = insertItem();
    const accept = refuseChange('update', 'gallery', title, 'disk dolu');
    await go(page, `/admin/gallery/${id}/edit`);
    await page.getByLabel('Açıklama').fill('Gün batımı');
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expectToast(page, 'Galeri öğesi kaydedilirken bir hata oluştu');
    await expect(page.getByLabel('Açıklama')).toHaveValue('Gün batımı');
    accept();
    deleteRow('gallery', id);
  });
});
