import type { Page } from '@playwright/test';
import { makeProduct, removeProduct, uniqueName } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function addColor(page: Page, name: string) {
  await visit(page, '/admin/colors');
  await page.getByLabel('Renk adı').fill(name);
  await page.getByRole('button', { name: 'Renk Ekle' }).click();
  await expect(rowOf(page, name)).toBeVisible();
}

async function deleteColor(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: /Sil/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
}

test('a colour is added with name and picker, hidden at once, and deleted', async ({ adminPage: page }) => {
  const name = uniqueName('Meşe');
  await visit(page, '/admin/colors');
  await expect(page.getByRole('heading', { level: 1, name: 'Renk Yönetimi' })).toBeVisible();
  await expect(page.getByLabel('Renk', { exact: true })).toHaveValue('#000000');
  await page.getByLabel('Renk adı').fill(`  ${name} `);
  await page.getByLabel('Renk', { exact: true }).fill('#a8835a');
  await page.getByRole('button', { name: 'Renk Ekle' }).click();
  await expectToast(page, 'Renk başarıyla eklendi');
  await expect(rowOf(page, name)).toContainText('#a8835a');
  await expect(page.getByLabel('Renk adı')).toHaveValue('');
  await expect(page.getByLabel('Renk', { exact: true })).toHaveValue('#000000');

  const visible = page.getByRole('switch', { name: `${name} görünürlüğü` });
  await expect(visible).toBeChecked();
  await expect(visible).toContainText('Görünür');
  await visible.click();
  await expect(visible).not.toBeChecked();
  await expect(visible).toContainText('Gizli');
  await expectToast(page, 'Renk görünürlüğü güncellendi');
  await expectToast(page, 'Renk artık gizli.');
  await page.reload();
  await expect(visible).not.toBeChecked();

  await deleteColor(page, name);
  await expectToast(page, 'Renk başarıyla silindi');
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('a name that is blank after trimming is refused', async ({ adminPage: page, allow }) => {
  allow(400);
  await visit(page, '/admin/colors');
  await page.getByLabel('Renk adı').fill('   ');
  await page.getByRole('button', { name: 'Renk Ekle' }).click();
  await expectToast(page, 'Renk adı boş olamaz');
  await expect(page.getByLabel('Renk adı')).toHaveAccessibleDescription('Renk adı boş olamaz');
  await expect(page.getByLabel('Renk adı')).toBeFocused();
});

test('a colour is renamed and recoloured in its row', async ({ adminPage: page, allow }) => {
  allow(400);
  const name = uniqueName('Aşınmış');
  const renamed = uniqueName('Yenilenmiş');
  await addColor(page, name);
  await rowOf(page, name)
    .getByRole('link', { name: `Düzenle: ${name}` })
    .click();
  const form = page.getByRole('form', { name: `Rengi düzenle: ${name}` });
  await expect(form.getByLabel('Renk adı')).toBeFocused();
  await expect(form.getByLabel('Renk adı')).toHaveValue(name);

  // Vazgeç leaves it as it was, and the focus where it was.
  await form.getByLabel('Renk adı').fill('Vazgeçilen');
  await form.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(form).toHaveCount(0);
  await expect(rowOf(page, name).getByRole('link', { name: `Düzenle: ${name}` })).toBeFocused();

  // The name is a link to the same form.
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  await form.getByLabel('Renk adı').fill('  ');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expectToast(page, 'Renk adı boş olamaz');
  await expect(form.getByLabel('Renk adı')).toHaveAccessibleDescription('Renk adı boş olamaz');
  await form.getByLabel('Renk adı').fill(renamed);
  await form.getByLabel('Renk', { exact: true }).fill('#336699');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expectToast(page, 'Renk başarıyla güncellendi');
  await expect(page).toHaveURL('/admin/colors');
  const row = page.locator('tr[aria-current=true]');
  await expect(row).toContainText(renamed);
  await expect(row).toContainText('#336699');
  await expect(row).toBeInViewport();
  await deleteColor(page, renamed);
  await expectToast(page, 'Renk başarıyla silindi');
});

test('a colour that somebody else changed meanwhile is not overwritten unasked', async ({ adminPage: page, allow }) => {
  allow(409);
  const name = uniqueName('Paylaşılan');
  await addColor(page, name);
  await rowOf(page, name)
    .getByRole('link', { name: `Düzenle: ${name}` })
    .click();
  const form = page.getByRole('form', { name: `Rengi düzenle: ${name}` });
  const id = await form.locator('input[name=id]').inputValue();
  const other = uniqueName('Ötekinin');
  const seen = { seen_name: name, seen_hex_code: '#000000' };
  await page.request.post('/admin/colors', { form: { intent: 'save', id, name: other, hex_code: '#111111', ...seen } });
  const mine = uniqueName('Benim');
  await form.getByLabel('Renk adı').fill(mine);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByLabel('Renk adı')).toHaveAccessibleDescription(
    `Bu renk siz düzenlerken değişti: ${other} (#111111). Yine de sizinkini kaydetmek için Kaydet’e basın.`,
  );
  await expect(form.getByLabel('Renk adı')).toHaveValue(mine);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expectToast(page, 'Renk başarıyla güncellendi');
  await deleteColor(page, mine);
  await expectToast(page, 'Renk başarıyla silindi');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a colour is renamed too; a refusal keeps what was typed', async ({ adminPage: page, allow }) => {
    allow(400);
    const [name, renamed] = [uniqueName('Betiksiz'), uniqueName('Adlandırılmış')];
    await page.request.post('/admin/colors', { form: { intent: 'add', name, hex_code: '#123456' } });
    await page.goto('/admin/colors');
    await rowOf(page, name)
      .getByRole('link', { name: `Düzenle: ${name}` })
      .click();
    const form = page.getByRole('form', { name: `Rengi düzenle: ${name}` });
    await form.getByLabel('Renk adı').fill(' ');
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form.getByLabel('Renk adı')).toHaveAccessibleDescription('Renk adı boş olamaz');
    await expect(form.getByLabel('Renk', { exact: true })).toHaveValue('#123456');
    await form.getByLabel('Renk adı').fill(renamed);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByRole('status')).toContainText('Renk başarıyla güncellendi');
    await expect(page.locator('tr[aria-current=true]')).toContainText(renamed);
    const id = await rowOf(page, renamed).locator('input[name=id]').inputValue();
    await page.request.post('/admin/colors', { form: { intent: 'delete', id } });
  });
});

test('deleting says how many pictures use the colour, and they stay without one', async ({ adminPage: page }) => {
  const name = uniqueName('Ceviz');
  await addColor(page, name);
  const html = await (await page.request.get('/admin/products/new')).text();
  const color_id = new RegExp(`"([0-9a-f-]{36})"[^{}]{0,40}"${name}"`).exec(html.replaceAll('\\"', '"'))?.[1];
  expect(color_id, 'the form offers the new colour').toBeTruthy();
  const images = JSON.stringify([
    { image_url: '/images/site/before.jpg', color_id },
    { image_url: '/images/site/after.jpg', color_id },
  ]);
  const product = await makeProduct(page, { images });
  await page.reload();
  await rowOf(page, name).getByRole('button', { name: /Sil/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Bu rengi silmek istediğinizden emin misiniz?' });
  await expect(question).toContainText(`“${name}” 2 ürün görselinde kullanılıyor.`);
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Renk başarıyla silindi');
  await visit(page, `/admin/products/${product.id}/edit`);
  await expect(page.getByRole('combobox', { name: /^Gorsel \d: renk$/ })).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Gorsel 1: renk' })).toHaveValue('');
  await removeProduct(page, product);
});

test.describe('failures are said, and the list stays', () => {
  test('adding without an answer', async ({ adminPage: page, allow }) => {
    allow('/admin/colors');
    await visit(page, '/admin/colors');
    await page.route('**/admin/colors.data', (route) => route.abort('connectionrefused'));
    await page.getByLabel('Renk adı').fill('Kayıp');
    await page.getByRole('button', { name: 'Renk Ekle' }).click();
    await expectToast(page, 'Renk eklenirken hata oluştu');
    await expect(page.getByLabel('Renk adı')).toHaveValue('Kayıp');
  });

  test('changing or deleting a colour that somebody else deleted', async ({ adminPage: page, allow }) => {
    allow(404);
    const name = uniqueName('Silinen');
    await addColor(page, name);
    const id = (await rowOf(page, name).locator('input[name=id]').inputValue()) ?? '';
    await page.request.post('/admin/colors', { form: { intent: 'delete', id } });
    await page.getByRole('switch', { name: `${name} görünürlüğü` }).click();
    await expectToast(page, 'Renk görünürlüğü güncellenirken hata oluştu');
    await deleteColor(page, name);
    await expectToast(page, 'Renk silinirken hata oluştu');
  });

  test('a switch without an answer turns back', async ({ adminPage: page, allow }) => {
    allow('/admin/colors');
    await visit(page, '/admin/colors');
    await page.route('**/admin/colors.data', (route) => route.abort('connectionrefused'));
    const teak = page.getByRole('switch', { name: 'Teak görünürlüğü' });
    await teak.click();
    await expectToast(page, 'Renk görünürlüğü güncellenirken hata oluştu');
    await expect(teak).toBeChecked();
  });

  test('loading without an answer', async ({ adminPage: page, allow }) => {
    allow('/admin/colors');
    await visit(page, '/admin/dashboard');
    await page.route('**/admin/colors.data*', (route) => route.abort('connectionrefused'));
    await page.getByRole('navigation', { name: 'Yönetim menüsü' }).getByRole('link', { name: 'Renkler' }).click();
    await expectToast(page, 'Renkleri yüklerken hata oluştu');
  });
});
