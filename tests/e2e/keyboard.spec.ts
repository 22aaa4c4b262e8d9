import { tabTo } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { comeFromOwnAddress, open, openAndTakeTime, uniqueText, untilHydrated, visit } from '#tests/support/visitor.ts';

test('a visitor finds a product, its colour and WhatsApp with the keyboard alone', async ({ page }) => {
  await open(page, '/');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Ürünler', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').locator('a[href="/products/masif-deck-140"]'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/masif-deck-140');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Ceviz', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/renk=ceviz/);
  const whatsapp = page.locator('a[href*="wa.me"][href*="Ceviz"]');
  await tabTo(page, whatsapp);
});

test('no bar covers what gets the focus on a product page', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/products/masif-deck-140');
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Erişilebilirlik' });
  do {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findCovered)).toBe(undefined);
  } while (!(await last.evaluate((link) => link === document.activeElement)));
});

/** What has the focus, if something lies over it at half its height. A strip that scrolls may show only the start of it. */
function findCovered(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const there = document.elementFromPoint(x + Math.min(8, width / 2), y + height / 2);
  return there && focused.contains(there) ? undefined : focused.outerHTML.slice(0, 200);
}

test('a visitor sends a message with the keyboard alone', async ({ page, context }) => {
  await comeFromOwnAddress(context);
  await openAndTakeTime(page, '/contact');
  for (const [label, text] of [
    ['Adınız soyadınız', uniqueText('Ayşe Işık')],
    ['E-posta', 'ok@example.com'],
    ['Telefon', '0555 555 01 23'],
    ['Mesajınız', uniqueText('Teras için fiyat rica ederim.')],
  ] as const) {
    await tabTo(page, page.getByRole('main').getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: 'Mesajı Gönder' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tesekkurler');
});

test('staff sign in, add a colour and delete it with the keyboard alone', async ({ page }) => {
  await visit(page, '/admin/login');
  await tabTo(page, page.getByLabel('E-posta'));
  await page.keyboard.type(ADMIN.email);
  await tabTo(page, page.getByLabel('Sifre'));
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  await tabTo(page, page.getByRole('link', { name: 'Renkler', exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Renk Yönetimi' })).toBeVisible();
  const name = uniqueText('Klavye');
  await tabTo(page, page.getByLabel('Renk adı'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('button', { name: 'Renk Ekle' }));
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await tabTo(page, row.getByRole('button', { name: /Sil/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Sil' }));
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
});
