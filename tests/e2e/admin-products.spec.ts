import { insertProduct, makeProduct, removeProduct, rowOf, uniqueName } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { withDatabase } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

test('the list shows order, title, category label, picture and state, with its actions', { tag: '@phone' }, async ({
  adminPage: page,
}) => {
  const product = await makeProduct(page, { category: 'fence', main_image: '/images/site/before.jpg' });
  await visit(page, `/admin/products?q=${encodeURIComponent(product.title)}`);
  const row = rowOf(page, product.title);
  await expect(row).toContainText(new RegExp(`^\\d+${product.title}`));
  await expect(row.getByText('Cit Sistemleri').filter({ visible: true })).toBeVisible();
  await expect(row.getByText('Pasif').filter({ visible: true })).toBeVisible();
  await expect(row.locator('img')).toBeVisible();
  await expect(row.getByRole('button', { name: /Klonla/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /Sil/ })).toBeVisible();
  await row.getByRole('link', { name: /Duzenle/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${product.id}/edit[?]liste=`));
  await visit(page, '/admin/products');
  await page.getByRole('link', { name: 'Yeni Urun Ekle' }).click();
  await expect(page).toHaveURL('/admin/products/new');
  await removeProduct(page, product);
});

test('the list filters by text and by category', async ({ adminPage: page }) => {
  const product = await makeProduct(page, { category: 'pergola', title: uniqueName('Gölgelik Şömine') });
  await visit(page, '/admin/products');
  await page.getByLabel('Urun ara').fill(product.title.replace('Gölgelik Şömine', 'GOLGELIK somine'));
  await page.getByRole('button', { name: 'Ara' }).click();
  await expect(rowOf(page, product.title)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Kategori').selectOption('deck');
  await expect(page.getByText('Bu aramaya uyan urun yok')).toBeVisible();
  await page.getByLabel('Kategori').selectOption('pergola');
  await expect(rowOf(page, product.title)).toBeVisible();
  await page.getByRole('link', { name: 'Temizle' }).click();
  await expect(page).toHaveURL('/admin/products');
  await removeProduct(page, product);
});

test('a long list continues on pages of 24, with real links', async ({ adminPage: page }) => {
  const prefix = uniqueName('Cok');
  for (let number = 1; number <= 25; number += 1) insertProduct(`${prefix} ${number}`);
  await visit(page, `/admin/products?q=${encodeURIComponent(prefix)}`);
  await expect(page.getByRole('row')).toHaveCount(1 + 24);
  await page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link', { name: 'Sayfa 2' }).click();
  await expect(page).toHaveURL(/sayfa=2/);
  await expect(page.getByRole('row')).toHaveCount(1 + 1);
  withDatabase((database) => database.prepare('delete from products where title like ?').run(`${prefix}%`));
});

test('"Klonla" makes a copy at the end, which starts as Pasif and says so', async ({ adminPage: page }) => {
  const product = await makeProduct(page, { is_active: 'on' });
  await visit(page, `/admin/products?q=${encodeURIComponent(product.title)}`);
  await rowOf(page, product.title)
    .getByRole('button', { name: /Klonla/ })
    .click();
  await expectToast(page, 'Urun basariyla klonlandi');
  await expectToast(page, 'Kopya Pasif olarak eklendi; sitede gorunmez.');
  const copy = rowOf(page, `${product.title} (Kopya-`);
  await expect(copy).toContainText(/\(Kopya-\d{13}\)/);
  await expect(copy).toContainText('Pasif');
  const href = await copy.getByRole('link', { name: /Duzenle/ }).getAttribute('href');
  await visit(page, href ?? '');
  await expect(page.getByLabel('Slug')).toHaveValue(new RegExp(`^${product.slug}-copy-\\d{13}$`));
  await expect(page.getByText('Bu bir kopya ve Pasif: sitede gorunmez.')).toBeVisible();
  await expect(page.getByLabel('Aktif')).not.toBeChecked();
  await removeProduct(page, { id: href?.split('/')[3] ?? '' });
  await removeProduct(page, product);
});

test('"Sil" asks first, with the exact question', { tag: '@phone' }, async ({ adminPage: page }) => {
  const product = await makeProduct(page);
  await visit(page, `/admin/products?q=${encodeURIComponent(product.title)}`);
  const question = page.getByRole('alertdialog', { name: 'Bu urunu silmek istediginizden emin misiniz?' });
  await rowOf(page, product.title).getByRole('button', { name: /Sil/ }).click();
  await expect(question).toContainText(`“${product.title}” cop kutusuna tasinir. 30 gun icinde geri alabilirsiniz.`);
  await question.getByRole('button', { name: 'Iptal' }).click();
  await expect(rowOf(page, product.title)).toBeVisible();
  await rowOf(page, product.title).getByRole('button', { name: /Sil/ }).click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Urun basariyla silindi');
  await expect(rowOf(page, product.title)).toHaveCount(0);
});

test.describe('failures are said', () => {
  test('cloning, deleting and moving a product that somebody else deleted', async ({ adminPage: page, allow }) => {
    allow(404);
    const product = await makeProduct(page, { display_order: '999999' });
    await visit(page, `/admin/products?q=${encodeURIComponent(product.title)}`);
    await removeProduct(page, product);
    await rowOf(page, product.title)
      .getByRole('button', { name: /Klonla/ })
      .click();
    await expectToast(page, 'Urun klonlanirken bir hata olustu');
    await rowOf(page, product.title).getByRole('button', { name: /Sil/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Urun silinirken bir hata olustu');
  });

  test('a reorder without an answer: the list is loaded again', async ({ adminPage: page, allow }) => {
    allow('/admin/products');
    await visit(page, '/admin/products?siralama=1');
    await page.route('**/admin/products.data*', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
    );
    const reloaded = page.waitForRequest(
      (request) => request.method() === 'GET' && /products\.data/.test(request.url()),
    );
    await page
      .getByRole('button', { name: /: asagi tasi$/ })
      .first()
      .click();
    await expectToast(page, 'Siralama guncellenirken bir hata olustu');
    await reloaded;
  });

  test('a list without an answer', async ({ adminPage: page, allow }) => {
    allow('/admin/products');
    await visit(page, '/admin/dashboard');
    await page.route('**/admin/products.data*', (route) => route.abort('connectionrefused'));
    await page.getByRole('navigation', { name: 'Yönetim menüsü' }).getByRole('link', { name: 'Urunler' }).click();
    await expectToast(page, 'Urunler yuklenirken bir hata olustu');
    await expect(page.getByRole('navigation', { name: 'Yönetim menüsü' })).toBeVisible();
  });
});
