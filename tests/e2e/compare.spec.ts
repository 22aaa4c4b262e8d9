import { expectNoViolation } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { open, untilHydrated } from '#tests/support/visitor.ts';

test('two products are taken from their pages into the comparison', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/products/masif-deck-140?renk=teak');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: /Numune iste/ })).toHaveAttribute(
    'href',
    '/numune?urun=masif-deck-140&renk=teak',
  );
  await page.getByRole('link', { name: /Karşılaştırmaya ekle/ }).click();
  await expect(page.getByRole('button', { name: /Karşılaştırmada/ })).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/products/oluklu-deck-150');
  await page.getByRole('button', { name: /Karşılaştırmaya ekle/ }).click();
  const tray = page.getByRole('complementary', { name: 'Karşılaştırma' });
  await expect(tray).toContainText('Masif Deck 140 ve Oluklu Deck 150');
  await expectNoViolation(page, 'a product with the tray');
  await tray.getByRole('link', { name: 'Karşılaştır' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki deck, yan yana.');
  await expect(page.getByRole('heading', { name: 'Genişlik farklı' })).toBeVisible();
  await expectNoViolation(page, 'a comparison');
  await untilHydrated(page);
  await page.getByLabel('Yalnızca farkları göster').check();
  await expect(page).toHaveURL(/fark=1/);
  await expect(page.getByRole('heading', { name: 'Garanti' })).toHaveCount(0);
});

test('an address with one, none, four or unknown products is answered politely', async ({ page }) => {
  await open(page, '/karsilastir');
  await expect(page.getByText('Karşılaştırmak için en az iki ürün seçin.')).toBeVisible();
  await expectNoViolation(page, 'an empty comparison');
  await open(page, '/karsilastir?urun=masif-deck-140&urun=yok');
  await expect(
    page.getByText('Bağlantıdaki ürünlerden biri artık sitede yok; karşılaştırmaya alınmadı.'),
  ).toBeVisible();
  await expectNoViolation(page, 'a comparison of one');
  await open(page, '/karsilastir?urun=masif-deck-140&urun=oluklu-deck-150&urun=hafif-deck-140&urun=lamel-cit-180');
  await expect(page.getByText('En fazla üç ürün yan yana durur; ilk üçü gösteriliyor.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added and only the differences are shown', async ({ page }) => {
    await page.goto('/products/masif-deck-140');
    await page.getByRole('link', { name: /Karşılaştırmaya ekle/ }).click();
    await page.getByLabel('Ürün ekle').selectOption({ label: 'Oluklu Deck 150' });
    await page.getByRole('button', { name: 'Ekle' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki deck, yan yana.');
    await page.getByLabel('Yalnızca farkları göster').check();
    await page.getByRole('button', { name: 'Uygula' }).click();
    await expect(page.getByRole('heading', { name: 'Garanti' })).toHaveCount(0);
  });
});
