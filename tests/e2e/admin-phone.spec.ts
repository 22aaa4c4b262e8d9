import { uniqueName } from '#tests/support/admin-products.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { findId } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { measureOverflow, visit } from '#tests/support/visitor.ts';

const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await makeJpeg() });

test('every screen of the back-office fits a small phone', { tag: '@phone-only' }, async ({ adminPage: page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const edit = `products/${findId('products', 'Masif Deck 140')}/edit`;
  const lists = ['dashboard', 'products', 'projects', 'blogs', 'gallery', 'colors', 'messages', 'activity', 'account'];
  await visit(page, '/admin/help');
  for (const path of [...lists, edit, 'products/new', 'projects/new', 'blogs/new', 'gallery/new']) {
    await go(page, `/admin/${path}`);
    const overflow = await measureOverflow(page);
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('a product, a project, a gallery item and a post are written on a phone', { tag: '@phone-only' }, async ({
  adminPage: page,
}) => {
  test.slow();
  const title = uniqueName('Telefondan');

  await visit(page, '/admin/products/new');
  await page.getByLabel('Baslik *').fill(title);
  await page.locator('select[name=category]').selectOption('deck');
  await page.locator('textarea[name=description]').fill('Telefonda yazıldı');
  await page.getByLabel('Aktif').uncheck();
  await page.getByLabel('Ana Gorsel: gorsel sec').setInputFiles(await jpeg('ana.jpg'));
  await expectToast(page, 'Ana gorsel yuklendi');
  await page.getByRole('button', { name: 'Olustur' }).tap();
  await expectToast(page, 'Urun basariyla olusturuldu');

  await go(page, '/admin/projects/new');
  await page.getByLabel('Baslik').fill(title);
  await page.getByLabel('Aciklama').fill('Telefonda yazıldı');
  await page.getByLabel('Konum').fill('Şile');
  await page.getByLabel('Tamamlanma tarihi').fill('2025-06-14');
  await page.getByLabel('Aktif').uncheck();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await jpeg('teras.jpg'));
  await expect(page.locator('main img')).toHaveCount(1);
  await page.locator('[name=features]').first().fill('Gizli klips');
  await page.locator('[name="specifications.label"]').first().fill('Alan');
  await page.locator('[name="specifications.value"]').first().fill('210 m²');
  await page.getByRole('button', { name: 'Olustur' }).tap();
  await expectToast(page, 'Proje olusturuldu');

  await go(page, '/admin/gallery/new');
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Aktif').uncheck();
  await page.locator('input[type=file]').setInputFiles(await jpeg('galeri.jpg'));
  await expect(page.locator('main img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Oluştur' }).tap();
  await expect(page).toHaveURL('/admin/gallery');

  await go(page, '/admin/blogs/new');
  await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await page.getByRole('button', { name: 'Kalın' }).waitFor();
  await page.getByRole('textbox', { name: 'İçerik' }).tap();
  await page.keyboard.type('Telefonda yazıldı.');
  await page.getByRole('button', { name: 'Kaydet' }).tap();
  await expect(page).toHaveURL('/admin/blogs');

  const written = { products: 'products', projects: 'projects', gallery: 'gallery', blogs: 'blog_posts' };
  for (const [path, table] of Object.entries(written)) {
    const answer = await page.request.post(`/admin/${path}?index`, {
      form: { intent: 'delete', id: findId(table, title) },
    });
    expect(answer.ok(), path).toBe(true);
  }
});
