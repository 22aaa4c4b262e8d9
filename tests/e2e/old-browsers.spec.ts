import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { becomeOldBrowser } from '#tests/support/old-browser.ts';
import { comeFromOwnAddress, measureOverflow, open, uniqueText, untilHydrated } from '#tests/support/visitor.ts';
import browsers from '../../browsers.json' with { type: 'json' };

// Chromium without what MDN's data says that older browsers lack.

for (const [kind, range] of [
  ['plain', browsers.plainSite],
  ['full', browsers.site],
] as const)
  for (const [name, version] of Object.entries(range))
    test(`${name} ${version} gets the ${kind} page`, async ({ page, context }) => {
      await becomeOldBrowser(context, { [name]: version });
      await open(page, '/');
      const isPlain = () =>
        [...document.querySelectorAll('style')].some((one) => one.textContent?.startsWith('.noscript'));
      expect(await page.evaluate(isPlain)).toBe(kind === 'plain');
      if (kind === 'full') await untilHydrated(page);
      await context.unrouteAll({ behavior: 'wait' });
    });

test('the oldest browsers of the plain range keep the plain page, readable and usable to the sent form', {
  tag: '@phone',
}, async ({ page, context, allow, isMobile }) => {
  allow(400);
  await comeFromOwnAddress(context);
  await becomeOldBrowser(context, browsers.plainSite);

  await test.step('the scripts are not started, and what needs them is not shown', async () => {
    await page.goto('/');
    await expect(page.locator('.ba-after')).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
    await expect(page.locator('.ba-grip')).toBeHidden();
    expect((await page.locator('.hero-photo').boundingBox())?.height).toBeLessThan(700);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    await page.mouse.click(5, 300);
    await expect(page.locator('#deferred-entry')).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
  });
  await test.step('the menu leads on', async () => {
    const bar = page.getByRole('navigation', { name: 'Ana menü', exact: true });
    if (isMobile) {
      await bar.locator('summary').first().click();
      await bar.locator('summary', { hasText: 'Ürünler' }).click();
      await bar.getByRole('link', { name: 'Deck', exact: true }).click();
    } else await bar.getByRole('link', { name: 'Ürünler' }).click();
    await expect(page).toHaveURL(/\/products/);
    await page.getByRole('link', { name: 'Masif Deck 140' }).click();
  });
  await test.step('a product: colour, question, large picture; the bottom bar covers nothing', async () => {
    await page.getByRole('group', { name: 'Renk' }).getByRole('link', { name: 'Kum' }).click();
    await expect(page).toHaveURL('/products/masif-deck-140?renk=kum');
    await page.getByText('Yazın çok ısınır mı?').click();
    await expect(page.getByText('Koyu tonlar her dış mekân')).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAbove(
      page.getByRole('contentinfo').getByText('Tüm hakları saklıdır'),
      page.getByRole('complementary', { name: 'Hızlı iletişim' }),
    );
    await page
      .getByRole('link', { name: /büyüt$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/pictures\/.*\.jpg$/);
  });
  await test.step('the sample box says what was chosen', async () => {
    await open(page, '/numune');
    const choice = page.getByRole('checkbox').first();
    await choice.check();
    await expect(choice).toHaveCSS('opacity', '1');
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });
  await test.step('a form is refused with messages, kept and then sent', async () => {
    await open(page, '/contact');
    await expect(page.getByRole('button', { name: 'Haritayı göster' })).toBeHidden();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Mesajı Gönder' }) });
    const name = uniqueText('Ayşe Işık');
    await form.getByLabel('Adınız soyadınız').fill(name);
    await form.getByLabel('E-posta').fill('ok@example.com');
    await form.getByLabel('Telefon').fill('0555 555 01 23');
    await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(form.getByText('Mesajınızı yazın.')).toBeVisible();
    await expect(form.getByLabel('Adınız soyadınız')).toHaveValue(name);
    await form.getByLabel('Mesajınız').fill(uniqueText('40 m² teras.'));
    await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(page).toHaveURL('/tesekkurler');
  });
  await context.unrouteAll({ behavior: 'wait' });
});

test('the oldest browsers of the full range, with scripts and without newer styles, go through menu, viewer, tray and forms', {
  tag: '@phone',
}, async ({ page, context, allow, isMobile }) => {
  allow(400);
  await comeFromOwnAddress(context);
  await becomeOldBrowser(context, browsers.site);
  const expectToFit = async () => expect(await measureOverflow(page)).toBeLessThanOrEqual(0);

  await test.step('the menu opens and closes, and the page behind it holds still', async () => {
    await open(page, '/');
    await untilHydrated(page);
    expect(await page.evaluate(() => CSS.supports('selector(:has(a))'))).toBe(false);
    await expectToFit();
    const bar = page.getByRole('navigation', { name: 'Ana menü', exact: true });
    if (!isMobile) return bar.getByRole('link', { name: 'Ürünler' }).click();
    const button = bar.locator('summary').first();
    await button.click();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 2000);
    await expect(bar.getByRole('link', { name: 'Arayın' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button.click();
    await expect(bar.getByRole('link', { name: 'Arayın' })).toBeHidden();
    await button.click();
    await bar.locator('summary', { hasText: 'Ürünler' }).click();
    await bar.getByRole('link', { name: 'Tüm Ürünler' }).click();
  });
  await test.step('chips and pages of a list keep their queries', async () => {
    await expect(page).toHaveURL('/products');
    await page.getByRole('main').getByRole('link', { name: 'Deck', exact: true }).click();
    await expect(page).toHaveURL('/products?category=deck');
    await expectToFit();
    await page.getByRole('main').getByRole('link', { name: 'Masif Deck 140' }).click();
    await expect(page).toHaveURL('/products/masif-deck-140');
  });
  await test.step('a product: viewer over a page that holds still, colour, question', async () => {
    await page
      .getByRole('link', { name: /büyüt$/ })
      .first()
      .click();
    const viewer = page.getByRole('dialog', { name: 'Görsel görüntüleyici' });
    await viewer.getByRole('button', { name: 'Sonraki görsel' }).click();
    await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await viewer.getByRole('button', { name: 'Kapat' }).click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await page.getByRole('group', { name: 'Renk' }).getByRole('link', { name: 'Kum' }).click();
    await expect(page).toHaveURL('/products/masif-deck-140?renk=kum');
    await page.getByText('Yazın çok ısınır mı?').click();
    await expect(page.getByText('Koyu tonlar her dış mekân')).toBeVisible();
  });
  await test.step('the tray of the comparison covers nothing of the footer', async () => {
    await page.getByRole('link', { name: /Karşılaştırmaya ekle/ }).click();
    const tray = page.getByRole('complementary', { name: 'Karşılaştırma' });
    await expect(tray).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Erişilebilirlik' });
    await expectAbove(last, tray);
    await tray.getByRole('link', { name: 'Karşılaştır' }).click();
    await expect(page).toHaveURL('/karsilastir?urun=masif-deck-140');
    await expectToFit();
  });
  await test.step('samples: the tray follows, and makes room for typing', async () => {
    await open(page, '/numune');
    await untilHydrated(page);
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('status').filter({ hasText: '1 parça seçtiniz' })).toBeVisible();
    await expectToFit();
    if (!isMobile) return;
    const tray = page.locator('.sample-tray');
    await expect(tray).toBeVisible();
    await page.getByLabel('E-posta').tap();
    await expect(tray).toBeHidden();
    await page.getByLabel('E-posta').blur();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Erişilebilirlik' });
    await expectAbove(last, tray);
  });
  await test.step('the calculator draws what is chosen', async () => {
    await open(page, '/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=6&boy=4');
    await untilHydrated(page);
    await page.getByRole('radio', { name: 'Çit' }).check();
    await expect(page).toHaveURL(/tur=cit/);
    await expectToFit();
  });
  await test.step('a form is refused with messages, kept and then sent', async () => {
    await open(page, '/contact');
    await untilHydrated(page);
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Mesajı Gönder' }) });
    await form.getByLabel('Adınız soyadınız').fill(uniqueText('Ayşe Işık'));
    await form.getByLabel('E-posta').fill('ok@example.com');
    await form.getByLabel('Telefon').fill('0555 555 01 23');
    await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(form.getByText('Mesajınızı yazın.')).toBeVisible();
    await form.getByLabel('Mesajınız').fill(uniqueText('40 m² teras.'));
    await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(page).toHaveURL('/tesekkurler');
  });
  await context.unrouteAll({ behavior: 'wait' });
});

async function expectAbove(upper: Locator, lower: Locator) {
  await expect(upper).toBeVisible();
  await expect(lower).toBeVisible();
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  expect(await upper.evaluate(bottomOf)).toBeLessThanOrEqual(await lower.evaluate(topOf));
}
