import { insertAdmin } from '#tests/support/admin-blogs.ts';
import { insertProduct, uniqueName } from '#tests/support/admin-products.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expectRoomForLargeLetters } from '#tests/support/comfort.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { insertMessage } from '#tests/support/e2e-messages.ts';
import { deleteRow, findId } from '#tests/support/e2e-rows.ts';
import { expectToFitAt } from '#tests/support/fitting.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

test('every screen of the back-office fits small phones and small windows, and letters of twice their size', {
  tag: '@phone-only',
}, async ({ adminPage: page }) => {
  test.slow();
  const device = await page.context().newCDPSession(page);
  const [message, colleague] = [insertMessage(), insertAdmin()];
  const longWord = uniqueName('Güneşkırıcılıdikeypanelsistemi');
  insertProduct(longWord);
  const edit = `products/${findId('products', 'Masif Deck 140')}/edit`;
  const lists = ['dashboard', 'products', 'projects', 'blogs', 'gallery', 'colors', 'messages', 'activity', 'account'];
  const others = ['people', 'mail', `messages/${message.id}`, 'site/firma', 'site/duyuru', 'site/home/hero'];
  const forms = [edit, 'products/new', 'projects/new', 'blogs/new', 'gallery/new'];
  await visit(page, '/admin/help');
  for (const path of [...lists, ...others, ...forms]) {
    await go(page, `/admin/${path}`);
    await expectToFitAt(page, path, [320, 360, 1040, 1180]);
    await expectRoomForLargeLetters(page, device, path);
  }
  deleteRow('products', findId('products', longWord));
  deleteRow('messages', message.id);
  deleteRow('user', colleague.id);
});

// A product, a gallery item and a post: tests/engines/admin.
test('a project is written on a phone', { tag: '@phone-only' }, async ({ adminPage: page }) => {
  const title = uniqueName('Telefondan');
  await visit(page, '/admin/projects/new');
  await page.getByLabel('Baslik').fill(title);
  await page.getByLabel('Aciklama').fill('Telefonda yazıldı');
  await page.getByLabel('Konum').fill('Şile');
  await page.getByLabel('Tamamlanma tarihi').fill('2025-06-14');
  await page.getByLabel('Aktif').uncheck();
  const photo = { name: 'teras.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.locator('main img')).toHaveCount(1);
  await page.locator('[name=features]').first().fill('Gizli klips');
  await page.locator('[name="specifications.label"]').first().fill('Alan');
  await page.locator('[name="specifications.value"]').first().fill('210 m²');
  await page.getByRole('button', { name: 'Olustur' }).tap();
  await expectToast(page, 'Proje olusturuldu');
  const form = { intent: 'delete', id: findId('projects', title) };
  const answer = await page.request.post('/admin/projects?index', { form });
  expect(answer.ok()).toBe(true);
});
