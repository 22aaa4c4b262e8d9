import { makeProduct, removeProduct, rowOf } from '#tests/support/admin-products.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { expectOpenPageToFit, visit } from '#tests/support/visitor.ts';

test('an earlier state of a product is brought back; deleted it comes back with Geri al, by keyboard alone, or from the bin', async ({
  adminPage: page,
}) => {
  const product = await makeProduct(page);
  const list = `/admin/products?q=${encodeURIComponent(product.title)}`;
  const row = rowOf(page, product.title);
  const dialog = page.getByRole('alertdialog');

  await hidePreview(page);
  await visit(page, list);
  await test.step('an earlier state is brought back, and taken back', async () => {
    await rowOf(page, product.title)
      .getByRole('link', { name: /Duzenle/ })
      .click();
    await page.getByLabel('Aciklama').first().fill('Sonraki açıklama');
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, 'Urun basariyla guncellendi');

    await rowOf(page, product.title)
      .getByRole('link', { name: /Duzenle/ })
      .click();
    await page.getByRole('link', { name: 'Gecmis' }).click();
    await expect(page.locator('ins').filter({ hasText: 'Sonraki' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Kayıtlar' })
      .getByRole('link', { name: /Oluşturuldu/ })
      .click();
    await page.getByRole('button', { name: 'Bu hâle döndür' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Döndür' }).click();
    await expectToast(page, /hâline dönüldü\.$/);
    await expect(page.locator('del').filter({ hasText: 'Sonraki' })).toBeVisible();
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expectToast(page, /hâline dönüldü\.$/);
    await expect(page.locator('ins').filter({ hasText: 'Sonraki' })).toBeVisible();
  });

  await test.step('Geri al in the toast', async () => {
    await go(page, list);
    await row.getByRole('button', { name: /Sil/ }).press('Enter');
    await dialog.getByRole('button', { name: 'Sil' }).press('Enter');
    await expectToast(page, 'Urun basariyla silindi');
    await expectToast(page, `“${product.title}” cop kutusuna tasindi.`);
    // The row went, and the focus with it: it is on the button of the newest toast, which waits.
    await expect(page.getByRole('button', { name: 'Geri al' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, `“${product.title}” geri yüklendi.`);
    await expect(row).toBeVisible();
  });

  await test.step('Geri yükle in the bin, after a look', async () => {
    await row.getByRole('button', { name: /Sil/ }).click();
    await dialog.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Urun basariyla silindi');
    await go(page, '/admin/bin');
    await page.getByRole('link', { name: product.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await page.getByRole('link', { name: 'Çöp kutusu' }).first().click();
    const binned = page.getByRole('listitem').filter({ hasText: product.title });
    await binned.getByRole('button', { name: 'Geri yükle' }).click();
    await expectToast(page, `“${product.title}” geri yüklendi.`);
    await expect(binned).toHaveCount(0);
  });
  await removeProduct(page, product);
  // Now it is in the bin, whose chips are shown.
  await go(page, '/admin/account');
  await go(page, '/admin/bin');
  await expectOpenPageToFit(page, '/admin/bin');
});
