import type { Page } from '@playwright/test';
import { uniqueName } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

async function typeCredentials(page: Page) {
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Sifre').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giris Yap' }).click();
}
const stranger = () => `${uniqueName('yok').replaceAll(' ', '-')}@example.com`;

test('the screen is titled "Admin Paneli" and has an e-mail and a password field', async ({ page }) => {
  await visit(page, '/admin/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Paneli' })).toBeVisible();
  await expect(page.getByText('Devam etmek icin hesabinizla giris yapin.')).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Sifre')).toHaveAttribute('type', 'password');
});

test('signing in shows "Giris yapiliyor...", then "Giris basarili" on the dashboard', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, '/admin/login');
  const answered = Promise.withResolvers<void>();
  await page.route('**/admin/login.data', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await typeCredentials(page);
  await expect(page.getByRole('button', { name: 'Giris yapiliyor...' })).toBeDisabled();
  answered.resolve();
  await expectToast(page, 'Giris basarili');
  await expect(page).toHaveURL('/admin/dashboard');
});

test("a wrong password shows the server's message as a toast and beside the form, and keeps the e-mail", async ({
  page,
  allow,
}) => {
  allow(401);
  const email = stranger();
  await visit(page, '/admin/login');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Sifre').fill('yanlis-sifre');
  await page.getByRole('button', { name: 'Giris Yap' }).click();
  await expectToast(page, 'E-posta veya sifre hatali');
  await expect(page.locator('form').getByRole('alert')).toHaveText('E-posta veya sifre hatali');
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
});

test('no answer from the server: "Giris yapilirken bir hata olustu"', async ({ page, allow }) => {
  allow('/admin/login');
  await visit(page, '/admin/login');
  await page.route('**/admin/login.data', (route) => route.abort('connectionrefused'));
  await typeCredentials(page);
  await expectToast(page, 'Giris yapilirken bir hata olustu');
  await expect(page.getByLabel('E-posta')).toHaveValue(ADMIN.email);
});

test('blank fields are refused with a message', async ({ page, allow }) => {
  allow(400);
  await visit(page, '/admin/login');
  await page.getByRole('button', { name: 'Giris Yap' }).click();
  await expectToast(page, 'E-posta ve sifre gereklidir');
});

test('after signing in, the page that was asked for opens', async ({ page }) => {
  await visit(page, '/admin/products?q=deck');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await typeCredentials(page);
  await expect(page).toHaveURL('/admin/products?q=deck');
});

test('an address elsewhere is not followed after signing in', async ({ page }) => {
  await visit(page, '/admin/login?next=//example.com/');
  await typeCredentials(page);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('somebody who is signed in goes straight to /admin, and from there to the dashboard', async ({ adminPage }) => {
  await visit(adminPage, '/admin/login');
  await expect(adminPage).toHaveURL('/admin/dashboard');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signing in works, and a refusal is shown in the page', async ({ page, allow }) => {
    allow(401);
    await page.goto('/admin/login');
    await page.getByLabel('E-posta').fill(stranger());
    await page.getByLabel('Sifre').fill('yanlis-sifre');
    await page.getByRole('button', { name: 'Giris Yap' }).click();
    await expect(page.getByRole('alert')).toHaveText('E-posta veya sifre hatali');
    await typeCredentials(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText('Giris basarili')).toBeVisible();
  });
});
