import type { Page } from '@playwright/test';
import { insertProject } from '#tests/support/admin-projects.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, findId, readRow, refuseChange } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { uniqueText, visit } from '#tests/support/visitor.ts';

async function fillProject(page: Page, title: string) {
  await page.getByLabel('Baslik').fill(title);
  await page.getByLabel('Aciklama').fill('Eski zemin sökülüp deck döşendi.');
  await page.getByLabel('Konum').fill('Şile, İstanbul');
  await page.getByLabel('Tamamlanma tarihi').fill('2025-06-14');
}

async function chooseFiles(page: Page, count: number) {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, n) => ({
      name: `resim-${n}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await makeJpeg(),
    })),
  );
  await page.locator('input[type=file]').first().setInputFiles(files);
}

test('the form of a new project', async ({ adminPage: page, allow }) => {
  test.slow();
  allow(400, '/admin/uploads');
  await hidePreview(page);
  await visit(page, '/admin/projects/new');

  await test.step('removing a picture whose file is still uploading cancels the upload and says so', async () => {
    let uploads = 0;
    // The first upload is never answered.
    await page.route('**/admin/uploads', async (route) => {
      uploads += 1;
      if (uploads > 1) await route.continue();
    });
    await chooseFiles(page, 2);
    await page.getByRole('button', { name: 'Resim 1: kaldir' }).click();
    await expectToast(page, 'Yükleme iptal edildi');
    await expect(page.locator('[name=images]')).toHaveCount(1);
    await expect(page.locator('[name=images]')).toHaveValue(/^\/images\//);
    await page.unroute('**/admin/uploads');
  });

  await test.step('an upload that fails says so and leaves the form as it is', async () => {
    await page.route('**/admin/uploads', (route) => route.abort());
    await page.getByLabel('Baslik').fill('Yarım');
    await chooseFiles(page, 1);
    await expectToast(page, 'Görsel yüklenirken bir hata oluştu');
    await expect(page.getByLabel('Baslik')).toHaveValue('Yarım');
    await page.unroute('**/admin/uploads');
  });
  await page.getByRole('link', { name: 'Iptal' }).click();
  await page.getByRole('button', { name: 'Kaydetmeden ayril' }).click();
  await page.getByRole('link', { name: 'Yeni Proje Ekle' }).click();

  await test.step('leaving with an added row asks first', async () => {
    await page.getByRole('button', { name: 'Ozellik Ekle' }).click();
    await page.getByRole('link', { name: 'Iptal' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Kaydedilmemis degisiklikleriniz var');
    await page.getByRole('button', { name: 'Kaydetmeden ayril' }).click();
    await expect(page).toHaveURL(/\/admin\/projects$/);
    await page.getByRole('link', { name: 'Yeni Proje Ekle' }).click();
  });

  await test.step('an empty form names what is missing, and focuses the first of it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni Proje Ekle');
    await expect(page.locator('[name=images]')).toHaveCount(1);
    await expect(page.locator('[name=features]')).toHaveCount(1);
    await expect(page.locator('[name="specifications.label"]')).toHaveCount(1);
    await expect(page.getByLabel('Aktif')).toBeChecked();
    await page.getByRole('button', { name: 'Olustur' }).click();
    for (const text of [
      'Baslik gereklidir',
      'Aciklama gereklidir',
      'Konum gereklidir',
      'Tamamlanma tarihi gereklidir',
      'En az bir resim gereklidir',
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel('Baslik')).toBeFocused();
    await page.getByLabel('Etiket').fill('Alan');
    await page.getByRole('button', { name: 'Olustur' }).click();
    await expect(page.getByText('Deger gereklidir', { exact: true })).toBeVisible();
    await page.getByLabel('Etiket').fill('');
    await page.getByLabel('Deger').fill('210 m²');
    await page.getByRole('button', { name: 'Olustur' }).click();
    await expect(page.getByText('Etiket gereklidir', { exact: true })).toBeVisible();
    await page.getByLabel('Deger').fill('');
  });

  await test.step('Enter in a list adds a row and does not send the form', async () => {
    await page.getByLabel('Baslik').fill('Yarım');
    await page.getByRole('button', { name: 'Olustur' }).click();
    await expect(page.getByText('Baslik gereklidir')).toHaveCount(0);
    await page.getByLabel('Baslik').fill('');
    for (const { name, rows } of [
      { name: 'features', rows: 'features' },
      { name: 'specifications.value', rows: 'specifications.label' },
      { name: 'images', rows: 'images' },
    ]) {
      await page.locator(`[name="${name}"]`).first().fill('https://example.com/a.jpg');
      await page.keyboard.press('Enter');
      await expect(page.locator(`[name="${rows}"]`)).toHaveCount(2);
      await expect(page.locator(`[name="${rows}"]`).nth(1)).toBeFocused();
      await expect(page.getByText('Baslik gereklidir')).toHaveCount(0);
    }
  });

  await test.step('a file that is no picture is refused in the browser', async () => {
    const choose = page.locator('input[type=file]').first();
    await choose.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expectToast(page, 'Sadece JPEG, PNG ve WEBP formatlari desteklenir');
    await choose.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_242_881) });
    await expectToast(page, "Dosya boyutu 5MB'dan buyuk olamaz");
  });
});

test('a project is made with uploaded pictures in the chosen order, without its blank entries, and changed', async ({
  adminPage: page,
  allow,
}) => {
  test.slow();
  allow(500, 409, '/admin/projects');
  await hidePreview(page);
  await visit(page, '/admin/projects/new');
  const title = uniqueText('Şile Işık Terası');
  await fillProject(page, title);
  await chooseFiles(page, 2);
  await expectToast(page, 'Görsel yüklendi');
  await expect(page.locator('[name=images]')).toHaveCount(2);
  const [first, second] = await page
    .locator('[name=images]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await page.getByRole('button', { name: 'Resim 2: yukari tasi' }).click();
  await page.getByRole('button', { name: 'Resim Ekle' }).click();
  await page.getByRole('button', { name: 'Ozellik Ekle' }).click();
  await page.getByRole('textbox', { name: 'Ozellik 2' }).fill('Gizli klips');
  await page.getByRole('button', { name: 'Satir Ekle' }).click();
  await page.getByLabel('Etiket').nth(1).fill('Alan');
  await page.getByLabel('Deger').nth(1).fill('210 m²');
  await page.getByLabel('Aktif').uncheck();
  await page.getByRole('button', { name: 'Olustur' }).click();
  await expectToast(page, 'Proje olusturuldu');
  await expect(page).toHaveURL(/\/admin\/projects$/);

  const id = findId('projects', title);
  const row = readRow('projects', id);
  expect(row).toMatchObject({ completion_date: '2025-06-14T00:00:00.000Z', is_active: 0 });
  expect(row?.slug).toMatch(/^sile-isik-terasi-/);
  expect(JSON.parse(String(row?.images))).toEqual([second, first]);
  expect(JSON.parse(String(row?.features))).toEqual(['Gizli klips']);
  expect(JSON.parse(String(row?.specifications))).toEqual([{ label: 'Alan', value: '210 m²' }]);

  await go(page, `/admin/projects/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projeyi Duzenle');
  await page.getByRole('button', { name: 'Resim 2: kaldir' }).click();
  await page.getByLabel('Baslik').fill(`${title} yeni`);
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Proje guncellendi');
  expect(readRow('projects', id)).toMatchObject({ title: `${title} yeni`, slug: row?.slug ?? '' });
  expect(JSON.parse(String(readRow('projects', id)?.images))).toEqual([second]);
  expect((await page.request.get(first ?? '')).status(), 'an earlier state shows it').toBe(200);
  expect((await page.request.get(second ?? '')).status()).toBe(200);
  deleteRow('projects', id);

  await test.step('a save that fails shows the server’s message and keeps what was typed', async () => {
    const { id, title } = insertProject();
    const accept = refuseChange('update', 'projects', title, 'disk dolu');
    await go(page, `/admin/projects/${id}/edit`);
    await page.getByLabel('Konum').fill('Yeni konum');
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, 'Proje kaydedilirken bir hata olustu: disk dolu');
    await expect(page.getByLabel('Konum')).toHaveValue('Yeni konum');
    accept();
    await page.route('**/edit.data*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, /^Proje kaydedilirken bir hata olustu: Sunucuya/);
    await expect(page.getByLabel('Konum')).toHaveValue('Yeni konum');
    deleteRow('projects', id);
    await page.unroute('**/edit.data*');
    await page.getByRole('link', { name: 'Iptal' }).click();
    await page.getByRole('button', { name: 'Kaydetmeden ayril' }).click();
  });

  await test.step('what somebody else saved meanwhile is not overwritten unasked', async () => {
    await expect(page).toHaveURL('/admin/projects');
    const { id, title } = insertProject();
    await go(page, `/admin/projects/${id}/edit`);
    const images = '/images/site/hero-terrace.jpg';
    const theirs = { title, description: 'Onun', location: 'Öbürünün konumu', completion_date: '2025-06-14', images };
    await page.request.post(`/admin/projects/${id}/edit`, { form: theirs, maxRedirects: 0 });

    await page.getByLabel('Konum').fill('Benim konumum');
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expect(page.getByText('Bu kayit siz duzenlerken baska biri tarafindan kaydedildi.')).toBeVisible();
    expect(readRow('projects', id)?.location).toBe('Öbürünün konumu');
    await page.getByRole('button', { name: 'Yine de benimkini kaydet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projeler');
    expect(readRow('projects', id)).toMatchObject({ location: 'Benim konumum', title });
    deleteRow('projects', id);
  });
});
