import type { Page } from '@playwright/test';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { comeFromOwnAddress, follow, measureOverflow, open, visit } from '#tests/support/visitor.ts';

/** On a phone: phone-pages.spec.ts. */
const PAGES = [
  '/products?category=deck',
  '/',
  '/products',
  '/products/masif-deck-140',
  '/gallery',
  '/contact',
  '/about',
  '/projects',
  '/projects/kandilli-yali-terasi',
  '/blogs',
  '/blogs/kompozit-mi-masif-ahsap-mi',
  '/tesekkurler',
];
const SEARCHES = ['/ara', '/ara?q=deck', '/ara?q=pergla', '/ara?q=bulunmayan'];
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
/** The smallest phone, and a 1440 px window at 200 percent. */
const NARROW = [320, 720];
const EVERY_WIDTH = [...NARROW, 390, 768, 2560];

async function expectAccessible(page: Page, path: string) {
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expectNoViolation(page, path);
}

async function expectToFitWindows(page: Page, path: string, widths: number[]) {
  const whole = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await measureOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (whole) await page.setViewportSize(whole);
}

for (const [name, paths] of Object.entries({ pages: PAGES, searches: SEARCHES, texts: TEXT_PAGES, missing: MISSING })) {
  test(`${name}: axe finds nothing, one h1, all of it fits at 320 px and at 200% zoom`, async ({ page, allow }) => {
    test.slow();
    if (paths === MISSING) allow(404);
    for (const [index, path] of paths.entries()) {
      await (index === 0 || paths === SEARCHES || paths === MISSING ? visit : follow)(page, path);
      await expectAccessible(page, path);
      await expectToFitWindows(page, path, paths === PAGES ? EVERY_WIDTH : NARROW);
    }
    await test.step('no public page sets a cookie or stores anything in the browser', async () => {
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
}

test('the open menus are accessible', { tag: '@phone' }, async ({ page, isMobile }) => {
  await visit(page, '/terms');
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

test('the open viewer and the open question are accessible', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/gallery');
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
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectNoViolation(page, 'errors');
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
