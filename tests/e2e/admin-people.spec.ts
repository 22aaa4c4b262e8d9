import { randomUUID } from 'node:crypto';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectOpenPageToFit, visit } from '#tests/support/visitor.ts';

test('somebody is invited, gets another role, and the invitation is taken back', async ({ adminPage: page, allow }) => {
  allow(400);
  const email = `davet-${randomUUID()}@example.com`;
  await visit(page, '/admin/people');
  await expect(page.getByRole('row', { name: /\(siz\)/ }).getByRole('link', { name: 'Hesabım' })).toBeVisible();
  await expect(page.getByRole('row', { name: /\(siz\)/ }).getByRole('button')).toHaveCount(0);
  await test.step('a wrong address is told at its field', async () => {
    await page.getByLabel('Davet edilecek e-posta').fill('zeynep');
    await page.getByRole('button', { name: 'Davet gönder' }).click();
    await expect(page.getByText('Geçerli bir e-posta adresi yazın.')).toBeVisible();
    await expect(page.getByLabel('Davet edilecek e-posta')).toHaveValue('zeynep');
  });
  await page.getByLabel('Davet edilecek e-posta').fill(email);
  await page.getByRole('button', { name: 'Davet gönder' }).click();
  await expect(page.getByText(`Davet ${email} adresine gönderildi.`)).toBeVisible();
  await expect(page.getByLabel('Davet edilecek e-posta')).toHaveValue('');
  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText('Davet bugün gönderildi, 7 gün geçerli');
  await expectNoViolation(page, 'people');
  await expectOpenPageToFit(page, '/admin/people');
  await test.step('a role acts at once and can be taken back', async () => {
    const role = row.getByRole('combobox');
    await role.selectOption('Yönetici');
    await expect(page.getByText(`${email} artık Yönetici.`)).toBeVisible();
    await expect(role).toHaveValue('manager');
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect(role).toHaveValue('editor');
  });
  await row.getByRole('button', { name: 'Daveti geri al' }).click();
  await expect(row).toHaveCount(0);
});

test('a forgotten password: the screen answers, and a link can be asked for again after a minute', async ({ page }) => {
  await visit(page, '/admin/login');
  await page.getByRole('link', { name: 'Sifremi unuttum' }).click();
  await expect(page.getByRole('heading', { name: 'Sifremi unuttum' })).toBeVisible();
  await expectNoViolation(page, 'forgotten password');
  await page.getByLabel('E-posta').fill('kimse@example.com');
  await page.getByRole('button', { name: 'Baglantiyi gonder' }).click();
  await expect(page.getByRole('heading', { name: 'E-postanizi kontrol edin' })).toBeVisible();
  await expect(page.getByText('kimse@example.com adresi kayitliysa')).toBeVisible();
  await expect(page.getByRole('button', { name: /Yeniden gonder \(0:\d\d\)/ })).toBeDisabled();
  await expectNoViolation(page, 'link sent');
  await page.getByRole('link', { name: 'Girise don' }).click();
  await expect(page.getByRole('button', { name: 'Giris Yap' })).toBeVisible();
});
