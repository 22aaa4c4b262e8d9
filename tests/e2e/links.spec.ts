import { randomUUID } from 'node:crypto';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { makeProduct, removeProduct, uniqueName } from '#tests/support/admin-products.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, findId, insertRow } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

test('measures are told at their field when wrong, saved, and gone when cleared', async ({
  adminPage: page,
  allow,
}) => {
  allow(400);
  const product = await makeProduct(page);
  const form = `/admin/products/${product.id}/edit`;
  await hidePreview(page);
  await visit(page, form);
  await expect(page.getByLabel('Direk araligi')).toBeHidden();
  for (const [label, value] of [
    ['Genislik', '0'],
    ['Derz', '5'],
    ['Tasiyici araligi', '350'],
    ['Tasiyici boyu', '3000'],
    ['Boylar', '2900, 2200'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expect(page.getByText('En az 1 olmalidir')).toBeVisible();
  await expect(page.getByLabel('Boylar')).toHaveValue('2900, 2200');
  await expectNoViolation(page, 'links');
  await page.getByLabel('Genislik').fill('140');
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Urun basariyla guncellendi');

  await go(page, form);
  await expect(page.getByLabel('Boylar')).toHaveValue('2200, 2900');
  await page.getByLabel('Tur', { exact: true }).selectOption('Panel: cit');
  await expect(page.getByLabel('Boylar')).toBeHidden();
  await expect(page.getByLabel('Direk araligi')).toBeVisible();
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expect(page.getByText('Bu olcu gereklidir').first(), 'the other kind erases nothing').toBeVisible();
  await page.getByLabel('Tur', { exact: true }).selectOption('Tahta: deck, cephe');
  await expect(page.getByLabel('Boylar')).toHaveValue('2200, 2900');
  for (const label of ['Genislik', 'Derz', 'Tasiyici araligi', 'Tasiyici boyu', 'Boylar'])
    await page.getByLabel(label).fill('');
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Urun basariyla guncellendi');
  await go(page, form);
  await expect(page.getByLabel('Boylar')).toHaveValue('');
  await removeProduct(page, product);
});

function insertProject(is_active: 0 | 1) {
  const [id, title] = [randomUUID(), uniqueName('Bağlı proje')];
  insertRow('projects', {
    id,
    title,
    slug: id,
    description: 'Teras',
    location: 'Şile',
    completion_date: '2020-06-14T00:00:00.000Z',
    images: '["/images/site/hero-terrace.jpg"]',
    features: '[]',
    specifications: '[]',
    is_active,
    search_text: '',
    created_at: '2020-01-01T00:00:00.000Z',
    updated_at: '2020-01-01T00:00:00.000Z',
  });
  return { id, title };
}

test('@phone products of a project are found by typing, put in order with their colours, and shown on its page', async ({
  adminPage: page,
  allow,
  isMobile,
}) => {
  allow(400);
  if (!isMobile) await hidePreview(page);
  const { id, title } = insertProject(1);
  await visit(page, `/admin/projects/${id}/edit`);
  const first = page.getByRole('combobox', { name: 'Urun 1' });
  await first.fill('LAMEL CİT');
  await expect(page.getByRole('option', { name: 'Lamel Çit 180' })).toBeVisible();
  // Clear of the bar with the save button, which stays at the bottom of the screen.
  await page.getByRole('option', { name: 'Lamel Çit 180' }).click({ trial: true });
  await expectNoViolation(page, 'links');
  await first.press('ArrowDown');
  await first.press('Enter');
  await expect(first).toHaveValue('Lamel Çit 180');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Urun Ekle' }).click();
  const second = page.getByRole('combobox', { name: 'Urun 2' });
  await second.fill('masif');
  await page.getByRole('option', { name: 'Masif Deck 140' }).click();
  await page.getByRole('combobox', { name: 'Renk' }).nth(1).selectOption('Teak');
  await page.getByRole('button', { name: 'Urun 2: yukari tasi' }).click();
  await page.getByRole('button', { name: 'Urun Ekle' }).click();
  await page.getByRole('combobox', { name: 'Urun 3' }).fill('Böyle bir ürün yok');
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expect(page.getByText('Bu adla bir urun yok; listeden secin')).toBeVisible();
  await page.getByRole('button', { name: 'Urun 3: kaldir' }).click();
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Proje guncellendi');

  await page.goto(`/projects/${id}`);
  const used = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Kullanılan ürünler' });
  await expect(used.getByRole('listitem')).toHaveText([/Masif Deck 140\s*Teak/, /Lamel Çit 180/]);
  await expect(used.getByRole('link', { name: 'Kendi alanınız için hesaplayın' })).toHaveAttribute(
    'href',
    '/hesapla?urun=masif-deck-140&renk=teak',
  );
  await expectNoViolation(page, 'links');
  await used.getByRole('link', { name: 'Masif Deck 140' }).click();
  await expect(page).toHaveURL('/products/masif-deck-140?renk=teak');
  const built = page.locator('section').filter({ hasText: 'Bu ürünle yapılan projeler' });
  // Another project of this test may be there: it runs on the phone at the same time.
  await expect(built.getByRole('listitem').filter({ hasText: title })).toHaveText(/Şile · Teak/);
  await expect(built.getByRole('listitem').first()).toHaveText(
    /Kandilli yalı terası\s*Üsküdar, İstanbul · Teak · 210 m²/,
  );
  deleteRow('projects', id);
});

test('a gallery picture names its product and colour, and the viewer leads there', async ({ adminPage: page }) => {
  const id = randomUUID();
  const title = uniqueName('Bağlı görsel');
  insertRow('gallery', {
    id,
    title,
    description: null,
    image_url: '/images/site/hero-terrace.jpg',
    type: 'product',
    is_active: 1,
    search_text: '',
    created_at: '2099-01-01T00:00:00.000Z',
    updated_at: '2020-01-01T00:00:00.000Z',
  });
  await hidePreview(page);
  await visit(page, `/admin/gallery/${id}/edit`);
  await page.getByRole('combobox', { name: 'Ürün' }).fill('masif deck 140');
  await page.getByRole('combobox', { name: 'Renk' }).selectOption('Ceviz');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expectToast(page, 'Galeri öğesi güncellendi');
  await page.goto('/gallery');
  await page.getByRole('link', { name: `${title}, büyüt` }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('link', { name: 'Ceviz rengi' })).toHaveAttribute('href', '/renkler/ceviz');
  await viewer.getByRole('link', { name: 'Masif Deck 140' }).click();
  await expect(page).toHaveURL('/products/masif-deck-140?renk=ceviz');
  deleteRow('gallery', id);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a product is added to a project by its whole name', async ({ adminPage: page }) => {
    const { id } = insertProject(0);
    const product_id = findId('products', 'Masif Deck 140');
    insertRow('project_products', { id: randomUUID(), project_id: id, product_id, color_id: null, position: 0 });
    await page.goto(`/admin/projects/${id}/edit`);
    await page.getByRole('combobox', { name: 'Urun 2' }).fill('gölge pergola');
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Proje guncellendi' })).toBeVisible();
    await page.goto(`/admin/projects/${id}/edit`);
    await expect(page.getByRole('combobox', { name: 'Urun 2' })).toHaveValue('Gölge Pergola');
    deleteRow('projects', id);
  });
});
