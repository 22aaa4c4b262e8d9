import { expect, test } from '#tests/support/e2e.ts';
import { open, visit } from '#tests/support/visitor.ts';

const CATEGORIES = [
  'Deck',
  'Çit Sistemleri',
  'Bahçe Kapı Sistemleri',
  'Cephe Sistemleri',
  'Pergola',
  'Dekoratif Panel',
];

test('product list: chips, cards and categories', async ({ page }) => {
  await visit(page, '/products');
  await test.step('chips for all and the six categories, cards that link to the products', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ürünler');
    const chips = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
    await expect(chips).toHaveText(['Tümü', ...CATEGORIES]);
    await expect(chips.first()).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'ürün' })).toHaveText(/^\d+ ürün$/);
    const card = page.getByRole('link', { name: 'Masif Deck 140' });
    await expect(card).toHaveAttribute('href', '/products/masif-deck-140');
    await expect(card.getByRole('img', { name: 'Renkler: Teak, Ceviz, Antrasit, Kum' })).toBeVisible();
  });
  await test.step('the category lives in the URL', async () => {
    await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Deck' }).click();
    await expect(page).toHaveURL('/products?category=deck');
    const current = page.getByRole('navigation', { name: 'Kategori' }).locator('[aria-current]');
    await expect(current).toHaveText('Deck');
    await expect(page.getByRole('link', { name: 'Oluklu Deck 150' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lamel Çit 180' })).toHaveCount(0);
    await page.goBack();
    await expect(current).toHaveText('Tümü');
    await expect(page.getByRole('link', { name: 'Lamel Çit 180' })).toBeVisible();
  });
});

test('product list: an unknown category falls back to all', async ({ page }) => {
  await open(page, '/products?category=yok');
  await expect(page.getByRole('navigation', { name: 'Kategori' }).locator('[aria-current]')).toHaveText('Tümü');
  await expect(page.getByRole('link', { name: 'Lamel Çit 180' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product list: chips are links', async ({ page }) => {
    await page.goto('/products', { waitUntil: 'domcontentloaded' });
    await page.getByRole('navigation', { name: 'Kategori' }).getByRole('link', { name: 'Pergola' }).click();
    await expect(page).toHaveURL('/products?category=pergola');
    await expect(page.getByRole('link', { name: 'Gölge Pergola' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lamel Çit 180' })).toHaveCount(0);
  });
});
