import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { uniqueName } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, insertRow, readRow } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

/** Products that only one test knows, found in the list by their common word. */
function addProducts(count: number) {
  const word = uniqueName('Toplu');
  const now = new Date().toISOString();
  const products = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), title: `${word} ${index + 1}` }));
  for (const [index, product] of products.entries())
    insertRow('products', {
      ...product,
      slug: product.id,
      description: 'Deneme',
      category: 'deck',
      is_active: 1,
      display_order: 9000 + index,
      features: '[]',
      technical_specs: '[]',
      faq: '[]',
      search_text: product.title.toLowerCase(),
      created_at: now,
      updated_at: now,
    });
  const [titles, ids] = [products.map(({ title }) => title), products.map(({ id }) => id)];
  return { list: `/admin/products?q=${encodeURIComponent(word.toLowerCase())}`, titles, ids };
}
const isActive = (id = '') => Boolean(readRow('products', id)?.is_active);
const bar = (page: Page) => page.getByRole('toolbar');
/** Of the newest toast. */
const undo = (page: Page) => page.getByRole('button', { name: 'Geri al' }).first();

test('the switch of a row, the status above the list, and the keys', async ({ adminPage: page }) => {
  const { list, titles, ids } = addProducts(2);
  const [title = '', id = ''] = [titles[0], ids[0]];
  await visit(page, list);
  const toggle = page.getByRole('switch', { name: `${title}: ` });

  await test.step('the switch acts at once and can be taken back', async () => {
    await toggle.click();
    await expectToast(page, `“${title}” siteden alindi.`);
    await expect(toggle).not.toBeChecked();
    expect(isActive(id)).toBe(false);
    await undo(page).click();
    await expectToast(page, 'Geri alindi.');
    await expect(toggle).toBeChecked();
    expect(isActive(id)).toBe(true);
  });

  await test.step('the status is part of the address and stays with the filter', async () => {
    await toggle.click();
    const status = page.getByRole('navigation', { name: 'Durum' });
    await expect(status.getByRole('link')).toHaveText(['Hepsi 2', 'Aktif 1', 'Pasif 1']);
    await status.getByRole('link', { name: /Pasif/ }).click();
    await expect(page).toHaveURL(/durum=pasif/);
    await expect(page.getByRole('switch')).toHaveCount(1);
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL(/durum=pasif/);
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('link', { name: 'Iptal' }).click();
    await expect(page).toHaveURL(/\/admin\/products[?].*durum=pasif/);
  });

  await test.step('"?" lists the keys, Ctrl+S saves', async () => {
    await expect(page.getByRole('switch')).toHaveCount(1);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Klavye kısayolları' });
    await expect(keys).toContainText('Ctrl + S');
    await expectNoViolation(page, 'list of keys');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByLabel('Aciklama').first().fill('Neden? Çünkü kısayol.');
    await expect(keys).toBeHidden();
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Urun basariyla guncellendi');
    expect(readRow('products', id)?.description).toBe('Neden? Çünkü kısayol.');
  });
  for (const id of ids) deleteRow('products', id);
});

test('chosen rows: counted, changed together, taken back together', { tag: '@phone' }, async ({
  adminPage: page,
  isMobile,
}) => {
  test.slow();
  const { list, titles, ids } = addProducts(4);
  await visit(page, list);
  const box = (index: number) => page.getByRole('checkbox', { name: `${titles[index]} sec` });
  await expect(bar(page)).toBeHidden();
  await test.step('shift chooses a range, Escape clears', async () => {
    await box(0).click();
    await box(2).click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('3 urun secildi');
    await expectNoViolation(page, 'chosen rows');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
  });
  await test.step('deactivate, and back', async () => {
    await box(0).check();
    await box(1).check();
    await bar(page).getByRole('button', { name: 'Pasif yap' }).click();
    await expectToast(page, '2 urun pasif yapildi.');
    expect(ids.map(isActive)).toEqual([false, false, true, true]);
    await expect(bar(page)).toBeHidden();
    await undo(page).click();
    await expectToast(page, 'Geri alindi.');
    expect(ids.map(isActive)).toEqual([true, true, true, true]);
  });
  await test.step('a technical value; Enter applies it', async () => {
    if (isMobile) await box(3).check();
    else await page.getByRole('checkbox', { name: 'Hepsini sec' }).check();
    await bar(page).locator('summary', { hasText: 'Teknik deger' }).click();
    await page.getByLabel('Ozellik').fill('Garanti');
    await page.getByLabel('Deger', { exact: true }).fill('12 yıl');
    await page.keyboard.press('Enter');
    await expectToast(page, `${isMobile ? 1 : 4} urun guncellendi.`);
    expect(String(readRow('products', ids[3] ?? '')?.technical_specs)).toContain('12 yıl');
  });
  await test.step('into the bin after a question, and back', async () => {
    await box(0).check();
    await box(1).check();
    await bar(page).getByRole('button', { name: 'Sil' }).click();
    const question = page.getByRole('alertdialog', { name: '2 urun cop kutusuna tasinsin mi?' });
    await question.getByRole('button', { name: 'Tasi' }).click();
    await expectToast(page, '2 urun cop kutusuna tasindi.');
    await expect(page.getByRole('switch')).toHaveCount(2);
    await undo(page).click();
    await expectToast(page, 'Geri alindi.');
    await expect(page.getByRole('switch')).toHaveCount(4);
  });
  for (const id of ids) deleteRow('products', id);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('rows are chosen and changed by an ordinary form, with the way back', async ({ adminPage: page }) => {
    const { list, titles, ids } = addProducts(3);
    await page.goto(list);
    for (const title of titles.slice(0, 2)) await page.getByRole('checkbox', { name: `${title} sec` }).check();
    await bar(page).getByRole('button', { name: 'Pasif yap' }).click();
    await expect(page.getByRole('main')).toContainText('2 urun pasif yapildi.');
    await expect(page).toHaveURL(list.replace(/%20/g, '+'));
    expect(ids.map(isActive)).toEqual([false, false, true]);
    await undo(page).click();
    await expect(page.getByRole('main')).toContainText('Geri alindi.');
    expect(ids.map(isActive)).toEqual([true, true, true]);
    for (const id of ids) deleteRow('products', id);
  });
});
