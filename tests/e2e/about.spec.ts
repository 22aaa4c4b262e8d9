import { expect, test } from '#tests/support/e2e.ts';
import { comeFromOwnAddress, open } from '#tests/support/visitor.ts';

test.beforeEach(({ context }) => comeFromOwnAddress(context));

test('what the about page shows', async ({ page }) => {
  await open(page, '/about');
  await test.step('it says 2016, while the home page says 2015 (home.spec.ts)', async () => {
    await expect(page).toHaveTitle('Hakkımızda | Örnek Kompozit');
    await expect(page.getByRole('main')).toContainText('Örnek Kompozit, 2016 yılında');
    await expect(page.getByRole('main')).not.toContainText('2015');
  });
  await test.step('the about page shows its four figures', async () => {
    for (const text of ['15+yıllık deneyim', '500+tamamlanan proje', '100+mutlu müşteri', '50+uzman ekip üyesi']) {
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: text })).toBeVisible();
    }
  });
  await test.step('the about page shows values, vision, mission and composition', async () => {
    for (const name of ['Kalite', 'Yenilik', 'Güvenilirlik', 'Vizyonumuz', 'Misyonumuz']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('figure').getByRole('term')).toHaveText(['%65', '%30', '%5']);
    await expect(page.getByRole('main')).toContainText('10 yıl garanti');
  });
  await test.step('the contact block has phone, e-mail and the city', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+90 212 555 01 23' })).toHaveAttribute('href', 'tel:+902125550123');
    await expect(main.getByRole('link', { name: 'info@example.com' })).toHaveAttribute(
      'href',
      'mailto:info@example.com',
    );
    await expect(main.getByRole('listitem').filter({ hasText: 'İstanbul' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form on the about page answers on the about page', async ({ page, allow }) => {
    allow(400);
    await open(page, '/about');
    await page.getByLabel('Adınız soyadınız').fill('Mehmet Öz');
    await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByText('Mesajınızı yazın.')).toBeVisible();
    await expect(page.getByLabel('Adınız soyadınız')).toHaveValue('Mehmet Öz');
  });
});
