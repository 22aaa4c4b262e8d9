import type { Page } from '@playwright/test';
import { uniqueName } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { withoutScripts } from '#tests/support/html-forms.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

async function typeCredentials(page: Page) {
  await page.getByLabel('E-posta').fill(ADMIN.email);
  await page.getByLabel('Sifre').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Giris Yap' }).click();
}
const stranger = () => `${uniqueName('yok').replaceAll(' ', '-')}@example.com`;

test('the sign-in screen: what it has, what it refuses, and the way to the dashboard', async ({ page, allow }) => {
  allow(400, 401, '/admin/login');
  await visit(page, '/admin/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Paneli' })).toBeVisible();
  await expect(page.getByText('Devam etmek icin hesabinizla giris yapin.')).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Sifre')).toHaveAttribute('type', 'password');
  await expectRefusals(page);

  await test.step('signing in shows "Giris yapiliyor...", then "Giris basarili" on the dashboard', async () => {
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
});

async function expectRefusals(page: Page) {
  await test.step('blank fields are refused with a message', async () => {
    await page.getByRole('button', { name: 'Giris Yap' }).click();
    await expectToast(page, 'E-posta ve sifre gereklidir');
  });
  await test.step("a wrong password shows the server's message as a toast and beside the form, and keeps the e-mail", async () => {
    const email = stranger();
    await page.getByLabel('E-posta').fill(email);
    await page.getByLabel('Sifre').fill('yanlis-sifre');
    await page.getByRole('button', { name: 'Giris Yap' }).click();
    await expectToast(page, 'E-posta veya sifre hatali');
    await expect(page.locator('form').getByRole('alert')).toHaveText('E-posta veya sifre hatali');
    await expect(page.getByLabel('E-posta')).toHaveValue(email);
  });
  await test.step('no answer from the server: "Giris yapilirken bir hata olustu"', async () => {
    await page.route('**/admin/login.data', (route) => route.abort('connectionrefused'));
    await typeCredentials(page);
    await expectToast(page, 'Giris yapilirken bir hata olustu');
    await expect(page.getByLabel('E-posta')).toHaveValue(ADMIN.email);
    await page.unroute('**/admin/login.data');
  });
}

test('after signing in, the page that was asked for opens', async ({ page }) => {
  await visit(page, '/admin/products?q=deck');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await typeCredentials(page);
  await expect(page).toHaveURL('/admin/products?q=deck');
});

test('an address elsewhere is not followed after signing in', async ({ page }) => {
  const { email, password } = ADMIN;
  const form = { email, password };
  const answer = await page.request.post('/admin/login?next=//example.com/', { form, maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/admin/dashboard']);
});

test('somebody who is signed in goes straight to /admin, and from there to the dashboard', async ({ adminPage }) => {
  const answer = await adminPage.request.get('/admin/login');
  expect(new URL(answer.url()).pathname).toBe('/admin/dashboard');
});

test('without JavaScript signing in works, and a refusal is shown in the page', async ({ page }) => {
  const { email, password } = ADMIN;
  const signIn = async (form: Record<string, string>) =>
    withoutScripts(await (await page.request.post('/admin/login', { form })).text());
  expect(await signIn({ email: stranger(), password: 'yanlis-sifre' })).toMatch(
    /role="alert"[^>]*>(<[^>]+>)*E-posta veya sifre hatali/,
  );
  const dashboard = await signIn({ email, password });
  expect(dashboard).toMatch(/<h1[^>]*>Dashboard/);
  expect(dashboard).toContain('Giris basarili');
});
