import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { open, untilHydrated } from '#tests/support/visitor.ts';

const LINKS = [
  ['Ana Sayfa', '/'],
  ['Hakkımızda', '/about'],
  ['Ürünler', '/products'],
  ['Projeler', '/projects'],
  ['Galeri', '/gallery'],
  ['Blog', '/blogs'],
  ['İletişim', '/contact'],
] as const;
const CATEGORIES = [
  ['Deck', 'deck'],
  ['Çit Sistemleri', 'fence'],
  ['Bahçe Kapı Sistemleri', 'garden_gate'],
  ['Cephe Sistemleri', 'facade'],
  ['Pergola', 'pergola'],
  ['Dekoratif Panel', 'decorative_panel'],
] as const;
const PRODUCT_LINKS = [
  ['Tüm Ürünler', '/products'],
  ...CATEGORIES.map(([label, id]) => [label, `/products?category=${id}`] as const),
];

const bar = (page: Page) => page.getByRole('navigation', { name: 'Ana menü', exact: true });
const whiteBar = (page: Page) => page.getByLabel('Ana menü (sabit)', { exact: true });
const link = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page) => bar(page).locator('summary').first();
const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => window.scrollTo(0, window.innerHeight * part), share);

test('the top bar with its menus, and the footer', { tag: '@phone' }, async ({ page, isMobile }) => {
  await open(page, '/terms');
  await untilHydrated(page);
  await test.step('the first tab stop skips the navigation', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('the top bar is 64 px high and leads to all seven pages', async () => {
    expect((await bar(page).boundingBox())?.height).toBe(64);
    if (isMobile) await menuButton(page).click();
    for (const [name, address] of LINKS) {
      if (isMobile && name === 'Ürünler') continue;
      await expect(link(page, name)).toHaveAttribute('href', address);
    }
    if (isMobile) await menuButton(page).click();
  });
  await test.step('the footer links to every category, to colours, calculator and samples, to about and blog, and to the six text pages', async () => {
    const footer = page.getByRole('contentinfo');
    const wanted = [
      ...CATEGORIES.map(([label, id]) => [label, `/products?category=${id}`] as const),
      ['Renkler', '/renkler'],
      ['Malzeme hesabı', '/hesapla'],
      ['Numune iste', '/numune'],
      ['Hakkımızda', '/about'],
      ['Gizlilik Politikası', '/privacy'],
      ['Kullanım Koşulları', '/terms'],
      ['Blog', '/blogs'],
      ['Montaj Kılavuzu', '/installation-guide'],
      ['Sık Sorulan Sorular', '/faq'],
      ['İade Koşulları', '/return-policy'],
      ['Ödeme Seçenekleri', '/payment-options'],
      ['+90 212 555 01 23', 'tel:+902125550123'],
      ['info@example.com', 'mailto:info@example.com'],
    ] as const;
    for (const [name, address] of wanted) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
    await expect(footer.getByRole('link', { name: /Kadıköy/ })).toHaveAttribute('href', /maps.*40\.9829/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Örnek Kompozit. Tüm hakları saklıdır.`);
  });
  await test.step('the social links open in a new tab and say so', async () => {
    for (const name of ['Facebook', 'Instagram', 'X (Twitter)', 'LinkedIn', 'WhatsApp']) {
      const social = page
        .getByRole('contentinfo')
        .getByRole('link', { name: `${name} (yeni sekmede açılır)`, exact: true });
      await expect(social).toHaveAttribute('target', '_blank');
      await expect(social).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(social).toHaveAttribute('href', /^https:/);
    }
  });
  await test.step('the magnifier leads to a field that is ready to be typed in, and to what is found', async () => {
    await bar(page).getByRole('link', { name: 'Sitede ara' }).click();
    await expect(page.getByRole('searchbox', { name: 'Ne arıyorsunuz?' })).toBeFocused();
    await page.keyboard.type('pergola');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('“pergola” için');
    await expect(page.getByRole('main').getByRole('link', { name: /Gölge Pergola/ })).toBeVisible();
  });
  await (isMobile ? expectMenuOfSmallScreens : expectDropdown)(page);
});

async function expectDropdown(page: Page) {
  await test.step('the products dropdown opens on hover on desktop, with one entry per category', async () => {
    await expect(link(page, 'Deck')).toBeHidden();
    await link(page, 'Ürünler').hover();
    for (const [name, address] of PRODUCT_LINKS) await expect(link(page, name)).toHaveAttribute('href', address);
    await link(page, 'Çit Sistemleri').click();
    await expect(page).toHaveURL('/products?category=fence');
    await expect(link(page, 'Çit Sistemleri')).toBeHidden();
    // The address changes first; the focus moves when the page is there.
    await expect(page.getByRole('main')).toBeFocused();
  });
  await page.mouse.move(700, 700);
  await test.step('the products dropdown opens by keyboard; Escape closes it and returns the focus', async () => {
    await link(page, 'Ürünler').focus();
    await expect(link(page, 'Tüm Ürünler')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Deck')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Deck')).toBeHidden();
    await expect(link(page, 'Ürünler')).toBeFocused();
  });
}

async function expectMenuOfSmallScreens(page: Page) {
  await test.step('on small screens the menu button toggles the menu, and products expand on click', async () => {
    await expect(menuButton(page)).toHaveAccessibleName('Menüyü aç');
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAccessibleName('Menüyü kapat');
    await expect(link(page, 'Deck')).toBeHidden();
    await bar(page).locator('summary', { hasText: 'Ürünler' }).click();
    for (const [name, address] of PRODUCT_LINKS) await expect(link(page, name)).toHaveAttribute('href', address);
    await menuButton(page).click();
    await expect(link(page, 'Galeri')).toBeHidden();
  });
  await test.step('Escape closes the menu, and the page behind it does not scroll', async () => {
    await menuButton(page).click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(link(page, 'Galeri')).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  });
  await test.step('choosing any link closes the menu', async () => {
    await menuButton(page).click();
    // Its products are open from before.
    await link(page, 'Pergola').click();
    await expect(page).toHaveURL('/products?category=pergola');
    await expect(link(page, 'Galeri')).toBeHidden();
    await menuButton(page).click();
    await link(page, 'Galeri').click();
    await expect(page).toHaveURL('/gallery');
    await expect(link(page, 'Galeri')).toBeHidden();
  });
}

test('the two bars of the home page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await untilHydrated(page);
  await test.step('on the home page the white bar is hidden until 80% of the viewport is scrolled', async () => {
    await expect(bar(page)).toBeInViewport();
    await expect(whiteBar(page)).toBeHidden();
    await scrollTo(page, 0.79);
    await expect(whiteBar(page)).toBeHidden();
    await scrollTo(page, 0.82);
    await expect(whiteBar(page)).toBeVisible();
    await expect(whiteBar(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(whiteBar(page)).toBeHidden();
  });
  await test.step('the hidden bar is out of the tab order', async () => {
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('nav')?.getAttribute('aria-label'))).not.toBe(
        'Ana menü (sabit)',
      );
    }
  });
});

test('the bar of every other page', { tag: '@phone' }, async ({ page, isMobile }) => {
  await open(page, '/about');
  await test.step('on all other pages the white bar is always shown, and covers nothing', async () => {
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect((await page.getByRole('main').boundingBox())?.y).toBeGreaterThanOrEqual(64);
    await scrollTo(page, 1);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });
  await test.step('the link of the current page is marked', async () => {
    if (isMobile) await menuButton(page).click();
    await expect(link(page, 'Hakkımızda')).toHaveAttribute('aria-current', 'page');
    await expect(link(page, 'Galeri')).not.toHaveAttribute('aria-current');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and its products open too', { tag: '@phone-only' }, async ({ page }) => {
    await open(page, '/');
    await menuButton(page).click();
    await bar(page).locator('summary', { hasText: 'Ürünler' }).click();
    await link(page, 'Deck').click();
    await expect(page).toHaveURL('/products?category=deck');
  });

  test('the dark bar of the home page leads everywhere', async ({ page }) => {
    await open(page, '/');
    await expect(whiteBar(page)).toBeHidden();
    await link(page, 'Blog').click();
    await expect(page).toHaveURL('/blogs');
    await expect(bar(page)).toBeVisible();
  });
});

test('nothing sticks out at any width, and nothing jumps where the fonts come late', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let drawn = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  for (const address of ['/', '/about', '/products/masif-deck-140', '/contact', '/tesekkurler']) {
    await test.step(address, async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        drawn = Promise.withResolvers();
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        drawn.resolve();
        await page.waitForLoadState();
        await untilHydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(
          shifted.reduce((sum, value) => sum + value, 0),
          `at ${width} px`,
        ).toBeLessThan(0.01);
      }
      for (const width of [320, 390, 768, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});
