import type { Page } from '@playwright/test';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { comeFromOwnAddress, open, openAndTakeTime, uniqueText, untilHydrated, visit } from '#tests/support/visitor.ts';

test.beforeEach(({ context }) => comeFromOwnAddress(context));

const box = (page: Page) => page.getByRole('list', { name: 'Kutudaki parçalar' });
const pick = (page: Page, product: string, color: string) =>
  page.getByRole('group', { name: product }).getByRole('checkbox', { name: color });

async function fillAddress(page: Page) {
  const values = { name: uniqueText('Deniz Aksoy'), street: uniqueText('Bağdat Cad. No: 214/6') };
  await page.getByLabel('Adınız soyadınız').fill(values.name);
  await page.getByLabel('Telefon').fill('0532 555 01 44');
  await page.getByLabel('E-posta').fill(`ok-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Açık adres').fill(values.street);
  await page.getByLabel('İlçe').fill('Kadıköy');
  await page.getByLabel('İl', { exact: false }).last().selectOption('İstanbul');
  await page.getByLabel(/okudum/).check();
  return values;
}

test('from a colour to the samples, and the request reaches staff with pieces and address', async ({
  page,
  adminPage,
  allow,
}) => {
  allow(400);
  await openAndTakeTime(page, '/numune?urun=masif-deck-140&renk=teak');
  await expect(box(page).getByRole('listitem')).toHaveText(['Masif Deck 140, Teak']);
  await pick(page, 'Lamel Çit 180', 'Ceviz').check({ force: true });
  await expect(page.getByText('2 parça seçtiniz, 2 yer kaldı.')).toBeVisible();
  await expect(page).toHaveURL(/urun=masif-deck-140&renk=teak&urun=lamel-cit-180&renk=ceviz/);
  const { name, street } = await fillAddress(page);
  await page.getByLabel('İlçe').fill('');
  await page.getByRole('button', { name: 'Numuneleri iste' }).click();
  await expect(page.getByText('İlçenizi yazın.')).toBeVisible();
  await expectNoViolation(page, 'a refused sample request');
  await page.getByLabel('İlçe').fill('Kadıköy');
  await page.getByRole('button', { name: 'Numuneleri iste' }).click();
  await expect(page).toHaveURL(/\/numune\/tesekkurler\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kutunuz hazırlanıyor.');
  await expect(page.getByText(/N-\d{4}/)).toBeVisible();
  await expectNoViolation(page, 'the thanks for samples');
  await visit(adminPage, `/admin/messages?q=${encodeURIComponent(name)}&tur=sample`);
  await adminPage.getByRole('link', { name }).click();
  await expect(adminPage.getByText('Lamel Çit 180, Ceviz')).toBeVisible();
  await expect(adminPage.getByText(street)).toBeVisible();
  await expectNoViolation(adminPage, 'a sample request');
});

test('the box fills up, says so, and gives a place back', async ({ page }) => {
  await open(page, '/numune');
  await untilHydrated(page);
  await expectNoViolation(page, 'the empty sample form');
  for (const color of ['Teak', 'Ceviz', 'Antrasit', 'Kum'])
    await pick(page, 'Masif Deck 140', color).check({ force: true });
  await expect(page.getByText('Kutu doldu. Değiştirmek için birini çıkarın.')).toBeVisible();
  await expect(pick(page, 'Lamel Çit 180', 'Teak')).toBeDisabled();
  await expectNoViolation(page, 'a full box');
  await page.getByRole('link', { name: 'Masif Deck 140, Kum: kutudan çıkar' }).click();
  await expect(pick(page, 'Lamel Çit 180', 'Teak')).toBeEnabled();
  await expect(page.getByText('3 parça seçtiniz, 1 yer kaldı.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pieces are chosen and errors stand at their places, with everything kept', async ({ page, allow }) => {
    allow(400);
    await page.goto('/numune');
    await page.getByText(/Öteki \d+ ürünü göster/).click();
    await pick(page, 'Hafif Deck 140', 'Gri').check({ force: true });
    await fillAddress(page);
    await page.getByLabel('Açık adres').fill('');
    await page.getByRole('button', { name: 'Numuneleri iste' }).click();
    await expect(page.getByText('Adresinizi yazın.')).toBeVisible();
    await expect(pick(page, 'Hafif Deck 140', 'Gri')).toBeChecked();
    await expect(page.getByLabel('İlçe')).toHaveValue('Kadıköy');
    await page.getByLabel('Açık adres').fill(uniqueText('Sahil Yolu 3'));
    await page.getByRole('button', { name: 'Numuneleri iste' }).click();
    await expect(page.getByText(/N-\d{4}/)).toBeVisible();
  });
});
