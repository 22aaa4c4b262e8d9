import type { Page } from '@playwright/test';
import {
  fillBasics,
  makeProduct,
  openProductForm as open,
  removeProduct,
  rowOf,
  titleField,
  uniqueName,
} from '#tests/support/admin-products.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';

const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await makeJpeg() });
const isStored = async (page: Page, url: string) => (await page.request.get(url)).status() === 200;
const hiddenImages = async (page: Page): Promise<{ image_url: string; color_id: string | null }[]> =>
  JSON.parse(await page.locator('input[name=images]').inputValue());

test('the form of a new product', async ({ adminPage: page, allow }) => {
  allow(400, 409);
  const slug = page.locator('input[name=slug]');
  await hidePreview(page);
  await open(page);

  await test.step('it has its sections and defaults', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Yeni Urun' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Temel Bilgiler',
      'Gorseller',
      'Ozellikler',
      'Teknik Ozellikler',
      'Sik Sorulan Sorular',
      'Hesaplama Olculeri',
    ]);
    expect(Number(await page.locator('input[name=display_order]').inputValue())).toBeGreaterThan(14);
    await expect(page.getByLabel('Aktif')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Olustur' })).toBeVisible();
    await page.getByRole('link', { name: 'Iptal' }).click();
    await expect(page).toHaveURL('/admin/products');
    await go(page, '/admin/products/new');
  });

  await test.step('Enter in a list adds the entry, or goes to what is missing', async () => {
    await page.getByLabel('Ozellik basligi').fill('Dolu');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Ozellik aciklamasi')).toBeFocused();
    await page.locator('[name=spec_title]').fill('Agirlik');
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=spec_value]')).toBeFocused();
    await page.keyboard.type('3,6 kg/m');
    await page.keyboard.press('Enter');
    await expect(page.locator('[name=technical_specs]')).toHaveValue('[{"title":"Agirlik","value":"3,6 kg/m"}]');
    await expect(page.locator('[name=spec_title]')).toBeFocused();
    await expect(page.getByText('Baslik gereklidir')).toHaveCount(0);
  });

  await test.step('required fields are named beside the field, and nothing typed is lost', async () => {
    await page.locator('textarea[name=description]').fill('Kaybolmasin');
    await page.locator('input[name=display_order]').fill('0');
    await page.getByRole('button', { name: 'Olustur' }).click();
    await expect(page.getByText('Baslik gereklidir')).toBeVisible();
    await expect(page.getByText('Kategori gereklidir')).toBeVisible();
    await expect(page.getByText('Slug gereklidir')).toBeVisible();
    await expect(page.getByText('Sira en az 1 olmalidir')).toBeVisible();
    await expect(titleField(page)).toBeFocused();
    await expect(page.locator('textarea[name=description]')).toHaveValue('Kaybolmasin');
    await page.locator('input[name=display_order]').fill('9000');
  });

  await test.step('the slug follows every title change, can be written by hand, and a readable one is offered', async () => {
    await titleField(page).fill('Çit Paneli');
    await expect(slug).toHaveValue('it-paneli');
    await page.getByRole('button', { name: 'Oneri: cit-paneli' }).click();
    await expect(slug).toHaveValue('cit-paneli');
    await expect(page.getByRole('button', { name: /^Oneri:/ })).toHaveCount(0);
    await slug.fill('elle-yazilan');
    await titleField(page).fill('Deck 140');
    await expect(slug).toHaveValue('deck-140');
    await expect(page.getByRole('button', { name: /^Oneri:/ })).toHaveCount(0);
  });

  await test.step('a taken slug is a field error, and nothing is lost', async () => {
    const taken = await makeProduct(page);
    const title = uniqueName('Ikinci');
    await fillBasics(page, title);
    await slug.fill(taken.slug);
    await page.getByRole('button', { name: 'Olustur' }).click();
    await expect(slug).toHaveAccessibleDescription(/Bu slug baska bir urunde kullaniliyor/);
    await expect(slug).toBeFocused();
    await expect(titleField(page)).toHaveValue(title);
    await removeProduct(page, taken);
  });

  await test.step('an upload that is removed before saving leaves nothing behind', async () => {
    await page.getByLabel('Galeri: gorsel ekle').setInputFiles(await jpeg('fazla.jpg'));
    await expectToast(page, 'Galeri gorseli yuklendi');
    const [image] = await hiddenImages(page);
    await page.getByRole('button', { name: 'Gorsel 1: kaldir' }).click();
    await expectToast(page, 'Galeri gorseli kaldirildi');
    expect(await isStored(page, image?.image_url ?? '')).toBe(false);
  });
});

test('a product is created with pictures, colours, features, specs and questions, and changed', async ({
  adminPage: page,
}) => {
  test.slow();
  const title = uniqueName('Tam');
  await hidePreview(page);
  await open(page);
  await fillBasics(page, title);

  await page.getByLabel('Ana Gorsel: gorsel sec').setInputFiles(await jpeg('ana.jpg'));
  await expectToast(page, 'Ana gorsel yuklendi');
  await page.getByLabel('SSS Gorseli: gorsel sec').setInputFiles(await jpeg('sss.jpg'));
  await expectToast(page, 'SSS gorseli yuklendi');
  await page.getByLabel('Galeri: gorsel ekle').setInputFiles([await jpeg('bir.jpg'), await jpeg('iki.jpg')]);
  await expectToast(page, '2 galeri gorseli yuklendi');
  const uploaded = await hiddenImages(page);
  await page.getByRole('combobox', { name: 'Gorsel 1: renk' }).selectOption({ label: 'Teak' });
  await expectToast(page, 'Renk basariyla atandi');
  await page.getByRole('button', { name: 'Gorsel 1: arkaya al' }).click();

  // A pair with an empty half is not added, and no error is shown.
  await page.getByLabel('Ozellik basligi').fill('Yarim');
  await page.getByRole('button', { name: 'Ozellik Ekle' }).click();
  await expect(page.locator('input[name=features]')).toHaveValue('[]');
  for (const [one, two] of [
    ['Dolu', 'Gövde'],
    ['Düz', 'Yüzey'],
  ]) {
    await page.getByLabel('Ozellik basligi').fill(one ?? '');
    await page.getByLabel('Ozellik aciklamasi').fill(two ?? '');
    await page.getByRole('button', { name: 'Ozellik Ekle' }).click();
  }
  await page.getByRole('button', { name: 'Düz: yukari tasi' }).click();
  await page.getByRole('button', { name: 'Duzenle: Dolu' }).click();
  await page.locator('input[name=edited_first]').fill('Dopdolu');
  await page.getByRole('button', { name: 'Tamam' }).click();
  await page.getByLabel('Deger').fill('2 m');
  await page.locator('input[name=spec_title]').fill('Boy');
  await page.locator('input[name=spec_title]').press('Enter');
  await page.getByLabel('Soru', { exact: true }).fill('Solar mı?');
  await page.getByLabel('Cevap').fill('Hayır.');
  await page.getByRole('button', { name: 'Soru Ekle' }).click();

  await page.getByRole('button', { name: 'Olustur' }).click();
  await expectToast(page, 'Urun basariyla olusturuldu');
  await expect(page).toHaveURL('/admin/products');

  await go(page, `/admin/products?q=${encodeURIComponent(title)}`);
  await rowOf(page, title)
    .getByRole('link', { name: /Duzenle/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Urunu Duzenle' })).toBeVisible();
  expect(JSON.parse(await page.locator('input[name=features]').inputValue())).toEqual([
    { title: 'Düz', description: 'Yüzey' },
    { title: 'Dopdolu', description: 'Gövde' },
  ]);
  expect(JSON.parse(await page.locator('input[name=technical_specs]').inputValue())).toEqual([
    { title: 'Boy', value: '2 m' },
  ]);
  expect(JSON.parse(await page.locator('input[name=faq]').inputValue())).toEqual([
    { question: 'Solar mı?', answer: 'Hayır.' },
  ]);
  const saved = await hiddenImages(page);
  expect(saved.map(({ image_url }) => image_url)).toEqual(uploaded.map(({ image_url }) => image_url).reverse());
  await expect(page.getByRole('combobox', { name: 'Gorsel 2: renk' }).locator('option:checked')).toHaveText('Teak');

  await test.step('"Guncelle" replaces the pictures; the history keeps the old one, and the bin all', async () => {
    const id = /products\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    const [first, second] = saved;
    await page.getByRole('button', { name: 'Gorsel 1: kaldir' }).click();
    await expectToast(page, 'Galeri gorseli kaldirildi');
    await expect(page.getByRole('button', { name: 'Gorsel 2: kaldir' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, 'Urun basariyla guncellendi');
    await go(page, `/admin/products/${id}/edit`);
    expect((await hiddenImages(page)).map(({ image_url }) => image_url)).toEqual([second?.image_url]);
    expect(await isStored(page, first?.image_url ?? ''), 'an earlier state shows it').toBe(true);
    expect(await isStored(page, second?.image_url ?? '')).toBe(true);
    await removeProduct(page, { id });
    for (const { image_url } of saved) expect(await isStored(page, image_url), 'the bin keeps it').toBe(true);
  });
});

test('the form of a saved product', async ({ adminPage: page, allow }) => {
  allow(409);
  const product = await makeProduct(page, { is_active: 'on' });
  const description = page.locator('textarea[name=description]');
  const slug = page.locator('input[name=slug]');
  const theirs = (title: string) =>
    page.request.post(`/admin/products/${product.id}/edit`, {
      form: {
        title,
        slug: product.slug,
        category: 'deck',
        description: 'Onun',
        display_order: '9000',
        is_active: 'on',
      },
      maxRedirects: 0,
    });
  await hidePreview(page);
  await open(page, product.id);

  await test.step('a new title shows its new address, with one press to keep the old one', async () => {
    const keep = page.getByRole('button', { name: 'Eski adresi koru' });
    await expect(keep).toHaveCount(0);
    await titleField(page).fill('Yeni Deck');
    await expect(page.getByText('Yeni adres: /products/yeni-deck')).toBeVisible();
    await keep.click();
    await expect(slug).toHaveValue(product.slug);
    await titleField(page).fill('Daha Yeni Deck');
    await expect(slug).toHaveValue(product.slug);
    await expect(keep).toHaveCount(0);
  });

  await test.step('a save over a newer one is refused; theirs can be loaded instead', async () => {
    await description.fill('Benim yazdigim');
    const title = uniqueName('Onun');
    await theirs(title);
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expect(page.getByText('Bu kayit siz duzenlerken baska biri tarafindan kaydedildi.')).toBeVisible();
    await expect(description).toHaveValue('Benim yazdigim');
    await page.getByRole('button', { name: 'Onun surumunu yukle' }).click();
    await expect(titleField(page)).toHaveValue(title);
    await expect(description).toHaveValue('Onun');
    await page.getByRole('button', { name: 'Guncelle' }).click();
    // Not the toast: theirs may still show one of the same words.
    await expect(page).toHaveURL(/\/admin\/products([?]|$)/);
  });

  await test.step('or mine can be saved anyway', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Urunler' })).toBeVisible();
    await go(page, `/admin/products/${product.id}/edit`);
    await description.fill('Benim yazdigim');
    await theirs(product.title);
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await page.getByRole('button', { name: 'Yine de benimkini kaydet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Urunler' })).toBeVisible();
    await go(page, `/admin/products/${product.id}/edit`);
    await expect(description).toHaveValue('Benim yazdigim');
  });

  await test.step('a renamed slug leaves a redirect from the old address', async () => {
    await slug.fill(`${product.slug}-yeni`);
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Urunler' })).toBeVisible();
    const answer = await page.request.get(`/products/${product.slug}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `/products/${product.slug}-yeni`]);
  });
  await removeProduct(page, product);
});

test('without JavaScript a refused post shows the form again with everything typed', async ({ adminPage: page }) => {
  const html = async (form: Record<string, string>) =>
    (await page.request.post('/admin/products/new', { form, maxRedirects: 0 })).text();
  const refused = await html({
    title: 'Yarim kalan',
    slug: 'yarim',
    description: 'Kaybolmasin',
    display_order: '3',
    features: JSON.stringify([{ title: 'Dolu', description: 'Gövde' }]),
  });
  expect(refused).toContain('Kategori gereklidir');
  expect(refused).toContain('value="Yarim kalan"');
  expect(refused).toContain('Kaybolmasin');
  expect(refused).toContain('Gövde');
});
