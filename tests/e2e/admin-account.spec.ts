import { expect, test } from '#tests/support/e2e.ts';
import { visit } from '#tests/support/visitor.ts';

test('/admin/account lists the sessions of its owner and marks this one', async ({ adminPage }) => {
  await visit(adminPage, '/admin/account');
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
  await expect(adminPage.getByText('Bu oturum')).toHaveCount(1);
});

test('/admin/account refuses a wrong current password and an easy new one, and changes nothing', async ({
  adminPage,
  allow,
}) => {
  allow(400);
  await visit(adminPage, '/admin/account');
  const form = adminPage.getByRole('region', { name: 'Şifre' });
  const fill = async (current: string, wanted: string, again = wanted) => {
    await form.getByLabel('Mevcut şifre').fill(current);
    await form.getByLabel('Yeni şifre', { exact: false }).first().fill(wanted);
    await form.getByLabel('Yeni şifre (tekrar)').fill(again);
    await form.getByRole('button', { name: 'Şifreyi Değiştir' }).click();
  };
  await fill('yanlis-parola', 'Galatasaray1905');
  await expect(form.getByText('Bu şifre çok kolay tahmin edilir')).toBeVisible();
  await fill('yanlis-parola', 'uzun-bir-parola-9', 'baska-bir-parola-9');
  await expect(form.getByText('İki şifre aynı değil')).toBeVisible();
  await fill('yanlis-parola', 'uzun-bir-parola-9');
  await expect(form.getByText('Mevcut şifre hatalı')).toBeVisible();
});

test('/admin/activity, reached from the account menu, tells who did what', async ({ adminPage }) => {
  await visit(adminPage, '/admin/colors');
  const name = `İşlem ${Date.now()}-${test.info().project.name}`;
  await adminPage.getByLabel('Renk adı').fill(name);
  await adminPage.getByRole('button', { name: /Ekle/ }).click();
  await expect(adminPage.getByRole('row').filter({ hasText: name })).toBeVisible();

  await adminPage.locator('summary', { hasText: 'admin@example.com' }).click();
  await adminPage.locator('details[open]').getByRole('link', { name: 'Geçmiş', exact: true }).click();
  const row = adminPage.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Renk: ekledi');
  await expect(row).toContainText('admin@example.com');

  await visit(adminPage, '/admin/colors');
  await adminPage.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Sil' }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(adminPage.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  await visit(adminPage, '/admin/activity');
  await expect(row.filter({ hasText: 'Renk: sildi' })).toHaveCount(1);
});
