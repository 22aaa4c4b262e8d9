import type { Page } from '@playwright/test';
import { insertAdmin } from '#tests/support/admin-blogs.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { appCode } from '#tests/support/totp.ts';
import { comeFromOwnAddress, visit } from '#tests/support/visitor.ts';

const codeField = (page: Page) => page.getByLabel('Dogrulama kodu');

/** The first of the two steps. */
async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await go(page, '/admin/login');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Sifre').fill(password);
  await page.getByRole('button', { name: 'Giris Yap' }).click();
  await expect(codeField(page)).toBeVisible();
}

async function enterCode(page: Page, code: string) {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Giris Yap' }).click();
}

const expectRefusal = (page: Page) =>
  expect(page.locator('form').getByRole('alert')).toHaveText('Kod hatali ya da suresi gecmis');

/** Without the button, which the toast of the sign-in covers for two seconds. */
const signOut = (page: Page) => page.request.post('/admin/logout');

test('two steps: set up with the key on the screen, then a code of the app or a backup code, each once', async ({
  page,
  allow,
}) => {
  allow(400, 401);
  await comeFromOwnAddress(page.context());
  const admin = insertAdmin();
  await signIn(page, admin);

  await visit(page, '/admin/account');
  const section = page.getByRole('region', { name: 'İki adımlı giriş' });
  await section.getByLabel('Şifreniz').fill(admin.password);
  await section.getByRole('button', { name: 'İki Adımlı Girişi Aç' }).click();
  await expect(section.getByRole('img', { name: /QR kod/ })).toBeVisible();
  const key = await section.locator('code').innerText();
  const [backup = ''] = await section.getByRole('listitem').allInnerTexts();
  const confirm = async (code: string) => {
    await section.getByLabel('Uygulamadaki 6 haneli kod').fill(code);
    await section.getByRole('button', { name: 'Onayla ve Aç' }).click();
  };
  await confirm('000000');
  await expect(section.getByText('Kod hatalı ya da süresi geçmiş')).toBeVisible();
  await confirm(appCode(key));
  await expect(section.getByText('Açık', { exact: true })).toBeVisible();
  await signOut(page);

  await enterPassword(page, admin);
  const closed = await page.request.get('/admin/dashboard', { maxRedirects: 0 });
  expect(closed.headers().location).toMatch(/^\/admin\/login/);
  await enterCode(page, '000000');
  await expectRefusal(page);
  await enterCode(page, appCode(key, 1));
  await page.waitForURL('**/admin/dashboard');
  await signOut(page);

  await enterPassword(page, admin);
  await enterCode(page, backup);
  await page.waitForURL('**/admin/dashboard');
  await signOut(page);
  await enterPassword(page, admin);
  await enterCode(page, backup);
  await expectRefusal(page);
});
