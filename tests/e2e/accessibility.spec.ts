import { expectNoViolation, tabTo } from '#tests/support/accessibility.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { comeFromOwnAddress, open, uniqueText, untilHydrated } from '#tests/support/visitor.ts';

const PAGES = [
  '/',
  '/about',
  '/products',
  '/products?category=deck',
  '/products/masif-deck-140',
  '/projects',
  '/projects/kandilli-yali-terasi',
  '/gallery',
  '/blogs',
  '/blogs/kompozit-mi-masif-ahsap-mi',
  '/contact',
  '/tesekkurler',
  '/ara',
  '/ara?q=deck',
  '/ara?q=pergla',
  '/ara?q=bulunmayan',
];
/** One pattern: where one of them fits a phone, all do. */
const TEXT_PAGES = [
  '/privacy',
  '/terms',
  '/installation-guide',
  '/faq',
  '/return-policy',
  '/payment-options',
  '/erisilebilirlik',
];
const MISSING = ['/products/yok', '/projects/yok', '/blogs/yok'];
const ADMIN_PAGES = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/products/new',
  '/admin/projects',
  '/admin/projects/new',
  '/admin/blogs',
  '/admin/blogs/new',
  '/admin/gallery',
  '/admin/gallery/new',
  '/admin/colors',
  '/admin/messages',
];
/** The smallest phone, and a 1440 px window at 200 percent. */
const NARROW = [320, 720];

for (const path of [...PAGES, ...TEXT_PAGES, ...MISSING]) {
  test(`${path}: axe finds nothing, one h1, all of it fits at 320 px and at 200% zoom`, async ({
    page,
    allow,
    isMobile,
  }) => {
    test.skip(isMobile && path !== '/privacy' && TEXT_PAGES.includes(path), 'the same pattern as /privacy');
    if (MISSING.includes(path)) allow(404);
    await open(page, path);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoViolation(page, path);
    if (isMobile) return;
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the open menus are accessible', async ({ page, isMobile }) => {
  await open(page, '/terms');
  await untilHydrated(page);
  const bar = page.getByRole('navigation', { name: 'Ana menü', exact: true });
  if (isMobile) {
    await bar.locator('summary').first().click();
    await bar.locator('summary', { hasText: 'Ürünler' }).click();
  } else {
    await bar.getByRole('link', { name: 'Ürünler', exact: true }).hover();
  }
  await expect(bar.getByRole('link', { name: 'Pergola', exact: true })).toBeVisible();
  await expectNoViolation(page, 'menu');
});

test('the open viewer and the open question are accessible', async ({ page }) => {
  await open(page, '/gallery');
  await untilHydrated(page);
  await page
    .getByRole('link', { name: /, büyüt$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page, 'viewer');
  await open(page, '/faq');
  await page.locator('details summary').filter({ hasText: 'Rengi solar mı?' }).click();
  await expect(page.getByText('ton hafifçe açılıp oturur')).toBeVisible();
  await expectNoViolation(page, 'question');
});

test('the contact form says accessibly what is missing', async ({ page, context, allow }) => {
  allow(400);
  await comeFromOwnAddress(context);
  await open(page, '/contact');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectNoViolation(page, 'errors');
});

test('the sign-in page is accessible', async ({ page }) => {
  await open(page, '/admin/login');
  await expectNoViolation(page, 'sign-in');
});

test('every page of the back-office is accessible', async ({ adminPage: page }) => {
  test.setTimeout(120_000);
  for (const path of ADMIN_PAGES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoViolation(page, path);
  }
});

test('ordering mode, dialogs and errors of the back-office are accessible', async ({ adminPage: page, allow }) => {
  allow(400);
  await page.goto('/admin/products', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Siralamayi Duzenle' }).click();
  await expect(page.getByRole('button', { name: 'Siralamayi Bitir' })).toBeVisible();
  await expectNoViolation(page, 'ordering mode');
  await page.getByRole('button', { name: 'Siralamayi Bitir' }).click();
  await page.getByRole('button', { name: /Sil/ }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolation(page, 'confirm dialog');
  await page.keyboard.press('Escape');
  await page.goto('/admin/gallery/new', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoViolation(page, 'form errors');
});

test('a visitor finds a product, its colour and WhatsApp with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key');
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

test('a visitor sends a message with the keyboard alone', async ({ page, context, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key');
  await comeFromOwnAddress(context);
  await page.clock.install();
  await open(page, '/contact');
  await untilHydrated(page);
  await page.clock.fastForward(5000);
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

test('staff sign in, add a colour and delete it with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key');
  await signIn(page);
  await page.goto('/admin', { waitUntil: 'networkidle' });
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

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const slowest = await page.evaluate(() => {
    const seconds = (value: string) => Math.max(...value.split(',').map((part) => Number.parseFloat(part) || 0));
    return Math.max(
      ...[...document.querySelectorAll('body *')].map((element) => {
        const style = getComputedStyle(element);
        return Math.max(seconds(style.transitionDuration), seconds(style.animationDuration));
      }),
    );
  });
  expect(slowest).toBeLessThan(0.02);
});

test('no public page sets a cookie or stores anything in the browser', async ({ page, context }) => {
  for (const path of ['/', '/products', '/products/masif-deck-140', '/gallery', '/contact', '/ara?q=deck']) {
    await open(page, path);
    await untilHydrated(page);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
