import type { Page } from '@playwright/test';
import { makeProduct, removeProduct, uniqueName } from '#tests/support/admin-products.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { type HtmlForm, readForms, withoutScripts } from '#tests/support/html-forms.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const postColor = (page: Page, form: Record<string, string>) => page.request.post('/admin/colors', { form });

async function addColor(page: Page, name: string) {
  await page.getByLabel('Renk adı').fill(name);
  await page.getByRole('button', { name: 'Renk Ekle' }).click();
  await expect(rowOf(page, name)).toBeVisible();
}

async function deleteColor(page: Page, name: string) {
  await rowOf(page, name).getByRole('button', { name: /Sil/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
}

/** Loads the list anew: another screen in between forgets what this one had. */
async function loadAgain(page: Page) {
  await go(page, '/admin/account');
  await go(page, '/admin/colors');
}

test('a colour is added, hidden, renamed and recoloured in its row, and deleted', async ({
  adminPage: page,
  allow,
}) => {
  test.slow();
  allow(400, 409);
  const [name, renamed, mine] = [uniqueName('Meşe'), uniqueName('Yenilenmiş'), uniqueName('Benim')];
  await visit(page, '/admin/colors');
  const form = page.getByRole('form', { name: `Rengi düzenle: ${name}` });

  await test.step('a name that is blank after trimming is refused', async () => {
    await page.getByLabel('Renk adı').fill('   ');
    await page.getByRole('button', { name: 'Renk Ekle' }).click();
    await expectToast(page, 'Renk adı boş olamaz');
    await expect(page.getByLabel('Renk adı')).toHaveAccessibleDescription('Renk adı boş olamaz');
    await expect(page.getByLabel('Renk adı')).toBeFocused();
  });

  await test.step('it is added with name and picker', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Renk Yönetimi' })).toBeVisible();
    await expect(page.getByLabel('Renk', { exact: true })).toHaveValue('#000000');
    await page.getByLabel('Renk adı').fill(`  ${name} `);
    await page.getByLabel('Renk', { exact: true }).fill('#a8835a');
    await page.getByRole('button', { name: 'Renk Ekle' }).click();
    await expectToast(page, 'Renk başarıyla eklendi');
    await expect(rowOf(page, name)).toContainText('#a8835a');
    await expect(page.getByLabel('Renk adı')).toHaveValue('');
    await expect(page.getByLabel('Renk', { exact: true })).toHaveValue('#000000');
  });

  await test.step('it is hidden at once', async () => {
    const visible = page.getByRole('switch', { name: `${name} görünürlüğü` });
    await expect(visible).toBeChecked();
    await expect(visible).toContainText('Görünür');
    await visible.click();
    await expect(visible).not.toBeChecked();
    await expect(visible).toContainText('Gizli');
    await expectToast(page, 'Renk görünürlüğü güncellendi');
    await expectToast(page, 'Renk artık gizli.');
    await loadAgain(page);
    await expect(visible).not.toBeChecked();
  });

  await test.step('Vazgeç leaves it as it was, and the focus where it was', async () => {
    const edit = rowOf(page, name).getByRole('link', { name: `Düzenle: ${name}` });
    await edit.click();
    await expect(form.getByLabel('Renk adı')).toBeFocused();
    await expect(form.getByLabel('Renk adı')).toHaveValue(name);
    await form.getByLabel('Renk adı').fill('Vazgeçilen');
    await form.getByRole('link', { name: 'Vazgeç' }).click();
    await expect(form).toHaveCount(0);
    await expect(edit).toBeFocused();
  });

  await test.step('it is renamed and recoloured in its row; its name is a link to the same form', async () => {
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
  });

  await test.step('what somebody else changed meanwhile is not overwritten unasked', async () => {
    await rowOf(page, renamed)
      .getByRole('link', { name: `Düzenle: ${renamed}` })
      .click();
    const form = page.getByRole('form', { name: `Rengi düzenle: ${renamed}` });
    const id = await form.locator('input[name=id]').inputValue();
    const other = uniqueName('Ötekinin');
    const seen = { seen_name: renamed, seen_hex_code: '#336699' };
    await postColor(page, { intent: 'save', id, name: other, hex_code: '#111111', ...seen });
    await form.getByLabel('Renk adı').fill(mine);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(form.getByLabel('Renk adı')).toHaveAccessibleDescription(
      `Bu renk siz düzenlerken değişti: ${other} (#111111). Yine de sizinkini kaydetmek için Kaydet’e basın.`,
    );
    await expect(form.getByLabel('Renk adı')).toHaveValue(mine);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expectToast(page, 'Renk başarıyla güncellendi');
    await expect(rowOf(page, mine)).toBeVisible();
  });

  await test.step('deleting says how many pictures use it, and they stay without a colour', async () => {
    const color_id = await rowOf(page, mine).locator('input[name=id]').first().inputValue();
    const images = JSON.stringify([
      { image_url: '/images/site/before.jpg', color_id },
      { image_url: '/images/site/after.jpg', color_id },
    ]);
    const product = await makeProduct(page, { images });
    await loadAgain(page);
    await rowOf(page, mine).getByRole('button', { name: /Sil/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Bu rengi silmek istediğinizden emin misiniz?' });
    await expect(question).toContainText(`“${mine}” 2 ürün görselinde kullanılıyor.`);
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Renk başarıyla silindi');
    await expect(rowOf(page, mine)).toHaveCount(0);
    await go(page, `/admin/products/${product.id}/edit`);
    await expect(page.getByRole('combobox', { name: /^Gorsel \d: renk$/ })).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: 'Gorsel 1: renk' })).toHaveValue('');
    await removeProduct(page, product);
  });
});

test('failures are said, and the list stays', async ({ adminPage: page, allow }) => {
  allow('/admin/colors');
  await visit(page, '/admin/colors');

  await test.step('changing or deleting a colour that somebody else deleted', async () => {
    const name = uniqueName('Silinen');
    await addColor(page, name);
    const id = await rowOf(page, name).locator('input[name=id]').first().inputValue();
    await postColor(page, { intent: 'delete', id });
    await page.getByRole('switch', { name: `${name} görünürlüğü` }).click();
    await expectToast(page, 'Renk görünürlüğü güncellenirken hata oluştu');
    await deleteColor(page, name);
    await expectToast(page, 'Renk silinirken hata oluştu');
  });

  await test.step('adding without an answer', async () => {
    await page.route('**/admin/colors.data*', (route) => route.abort('connectionrefused'));
    await page.getByLabel('Renk adı').fill('Kayıp');
    await page.getByRole('button', { name: 'Renk Ekle' }).click();
    await expectToast(page, 'Renk eklenirken hata oluştu');
    await expect(page.getByLabel('Renk adı')).toHaveValue('Kayıp');
  });

  await test.step('a switch without an answer turns back', async () => {
    const teak = page.getByRole('switch', { name: 'Teak görünürlüğü' });
    await teak.click();
    await expectToast(page, 'Renk görünürlüğü güncellenirken hata oluştu');
    await expect(teak).toBeChecked();
  });

  await test.step('loading without an answer', async () => {
    await go(page, '/admin/account');
    await page.getByRole('navigation', { name: 'Yönetim menüsü' }).getByRole('link', { name: 'Renkler' }).click();
    await expectToast(page, 'Renkleri yüklerken hata oluştu');
  });
});

test('without JavaScript a colour is renamed too; a refusal keeps what was typed', async ({ adminPage: page }) => {
  const [name, renamed] = [uniqueName('Betiksiz'), uniqueName('Adlandırılmış')];
  await postColor(page, { intent: 'add', name, hex_code: '#123456' });
  const list = await (await page.request.get('/admin/colors')).text();
  const edit = new RegExp(`<a[^>]*aria-label="Düzenle: ${name}"[^>]*>`).exec(list)?.[0] ?? '';
  const [, link = ''] = /href="([^"]+)"/.exec(edit) ?? [];
  const editForm = (html: string) => readForms(html).find(({ fields }) => 'seen_name' in fields) as HtmlForm;
  const { fields } = editForm(await (await page.request.get(link)).text());
  expect(fields).toMatchObject({ intent: 'save', name, hex_code: '#123456' });

  const refused = await page.request.post(link, { form: { ...fields, name: ' ' } });
  expect(refused.status()).toBe(400);
  const refusal = await refused.text();
  expect(withoutScripts(refusal)).toContain('Renk adı boş olamaz');
  const kept = editForm(refusal).fields;
  expect(kept.hex_code).toBe('#123456');

  const saved = withoutScripts(await (await page.request.post(link, { form: { ...kept, name: renamed } })).text());
  expect(saved).toContain('Renk başarıyla güncellendi');
  expect(saved.match(/<tr[^>]*aria-current="true".*?<\/tr>/s)?.[0]).toContain(renamed);
  await postColor(page, { intent: 'delete', id: fields.id ?? '' });
});
