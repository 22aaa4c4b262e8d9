import { uniqueName } from '#tests/support/admin-products.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { withDatabase } from '#tests/support/e2e-rows.ts';
import { visit } from '#tests/support/visitor.ts';

test('/admin/account lists the sessions of its owner and refuses passwords; /admin/activity tells who did what', async ({
  adminPage,
  allow,
}) => {
  allow(400);
  await visit(adminPage, '/admin/account');
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
  await expect(adminPage.getByText('Bu oturum')).toHaveCount(1);

  await test.step('a wrong current password and an easy new one are refused, and nothing changes', async () => {
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

  await test.step('/admin/activity, reached from the account menu, tells who did what', async () => {
    const name = uniqueName('İşlem');
    const post = (form: Record<string, string>) => adminPage.request.post('/admin/colors', { form });
    await post({ intent: 'add', name, hex_code: '#123456' });
    await adminPage.locator('summary', { hasText: 'admin@example.com' }).click();
    await adminPage.locator('details[open]').getByRole('link', { name: 'Geçmiş', exact: true }).click();
    const row = adminPage.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Renk: ekledi');
    await expect(row).toContainText('admin@example.com');
    const color = withDatabase((database) => database.prepare('select id from colors where name = ?').get(name));
    await post({ intent: 'delete', id: String(color?.id) });
    await go(adminPage, '/admin/account');
    await go(adminPage, '/admin/activity');
    await expect(row.filter({ hasText: 'Renk: sildi' })).toHaveCount(1);
  });
});
