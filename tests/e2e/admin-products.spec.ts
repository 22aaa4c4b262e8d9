import { insertProduct, makeProduct, removeProduct, rowOf, uniqueName } from '#tests/support/admin-products.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { withDatabase } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

test('the list shows order, title, category label, picture and state, with its actions; "Sil" asks first', {
  tag: '@phone',
}, async ({ adminPage: page }) => {
  const product = await makeProduct(page, { category: 'fence', main_image: '/images/site/before.jpg' });
  await visit(page, '/admin/products');
  await page.getByRole('link', { name: 'Yeni Urun Ekle' }).click();
  await expect(page).toHaveURL('/admin/products/new');
  await go(page, `/admin/products?q=${encodeURIComponent(product.title)}`);
  const row = rowOf(page, product.title);
  await expect(row).toContainText(new RegExp(`^\\d+${product.title}`));
  await expect(row.getByText('Cit Sistemleri').filter({ visible: true })).toBeVisible();
  await expect(row.getByText('Pasif').filter({ visible: true })).toBeVisible();
  await expect(row.locator('img')).toBeVisible();
  await expect(row.getByRole('button', { name: /Klonla/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /Sil/ })).toBeVisible();
  await row.getByRole('link', { name: /Duzenle/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${product.id}/edit[?]liste=`));
  await page.getByRole('link', { name: 'Iptal' }).click();

  await test.step('"Sil" asks first, with the exact question', async () => {
    const question = page.getByRole('alertdialog', { name: 'Bu urunu silmek istediginizden emin misiniz?' });
    await row.getByRole('button', { name: /Sil/ }).click();
    await expect(question).toContainText(`“${product.title}” cop kutusuna tasinir. 30 gun icinde geri alabilirsiniz.`);
    await question.getByRole('button', { name: 'Iptal' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /Sil/ }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Urun basariyla silindi');
    await expect(row).toHaveCount(0);
  });
});

test('the list is filtered, paged, copied from, and says what fails', async ({ adminPage: page, allow }) => {
  allow('/admin/products');
  await visit(page, '/admin/products');
  const openList = (filter: string) => go(page, `/admin/products?q=${encodeURIComponent(filter)}`);

  await test.step('it filters by text and by category', async () => {
    const product = await makeProduct(page, { category: 'pergola', title: uniqueName('Gölgelik Şömine') });
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

  await test.step('a long one continues on pages of 24, with real links', async () => {
    const prefix = uniqueName('Cok');
    for (let number = 1; number <= 25; number += 1) insertProduct(`${prefix} ${number}`);
    await openList(prefix);
    await expect(page.getByRole('row')).toHaveCount(1 + 24);
    await page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link', { name: 'Sayfa 2' }).click();
    await expect(page).toHaveURL(/sayfa=2/);
    await expect(page.getByRole('row')).toHaveCount(1 + 1);
    withDatabase((database) => database.prepare('delete from products where title like ?').run(`${prefix}%`));
  });

  await test.step('"Klonla" makes a copy at the end, which starts as Pasif and says so', async () => {
    const product = await makeProduct(page, { is_active: 'on' });
    await openList(product.title);
    await rowOf(page, product.title)
      .getByRole('button', { name: /Klonla/ })
      .click();
    await expectToast(page, 'Urun basariyla klonlandi');
    await expectToast(page, 'Kopya Pasif olarak eklendi; sitede gorunmez.');
    const copy = rowOf(page, `${product.title} (Kopya-`);
    await expect(copy).toContainText(/\(Kopya-\d{13}\)/);
    await expect(copy).toContainText('Pasif');
    const edit = copy.getByRole('link', { name: /Duzenle/ });
    const id = (await edit.getAttribute('href'))?.split('/')[3] ?? '';
    await edit.click();
    await expect(page.getByLabel('Slug')).toHaveValue(new RegExp(`^${product.slug}-copy-\\d{13}$`));
    await expect(page.getByText('Bu bir kopya ve Pasif: sitede gorunmez.')).toBeVisible();
    await expect(page.getByLabel('Aktif')).not.toBeChecked();
    await removeProduct(page, { id });
    await removeProduct(page, product);
  });

  await test.step('cloning and deleting a product that somebody else deleted', async () => {
    const product = await makeProduct(page, { display_order: '999999' });
    await openList(product.title);
    await removeProduct(page, product);
    await rowOf(page, product.title)
      .getByRole('button', { name: /Klonla/ })
      .click();
    await expectToast(page, 'Urun klonlanirken bir hata olustu');
    await rowOf(page, product.title).getByRole('button', { name: /Sil/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Urun silinirken bir hata olustu');
  });

  await test.step('a reorder without an answer: the list is loaded again', async () => {
    await go(page, '/admin/products?siralama=1');
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
    await page.unroute('**/admin/products.data*');
  });

  await test.step('a list without an answer', async () => {
    await go(page, '/admin/account');
    await page.route('**/admin/products.data*', (route) => route.abort('connectionrefused'));
    const menu = page.getByRole('navigation', { name: 'Yönetim menüsü' });
    await menu.getByRole('link', { name: 'Urunler' }).click();
    await expectToast(page, 'Urunler yuklenirken bir hata olustu');
    await expect(menu).toBeVisible();
  });
});
