import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { untilHydrated } from '#tests/support/visitor.ts';

/** Holds scripts back until `release` is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address);
  return release;
}

test('a colour that is chosen before the scripts came changes the page in place', async ({ page }) => {
  const release = await openWithoutScripts(page, '/products/masif-deck-140');
  const color = page.getByRole('main').locator('a[href*="?renk="]').first();
  await color.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await color.click();
  release();
  await expect(page).toHaveURL(/renk=/);
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('a category in the footer, which is hydrated after the rest, that is chosen before the scripts came changes the page in place', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/products');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.locator('footer a[href="/products?category=fence"]').click();
  release();
  await expect(page).toHaveURL('/products?category=fence');
  await expect(page.locator('[data-interactive] body[data-same-page]')).toHaveCount(1);
});

test('of two colours that are pressed before the scripts came the second is chosen, and no press is left over', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/products/masif-deck-140');
  const colors = page.getByRole('main').locator('a[href*="?renk="]:not([aria-current])');
  const wanted = await colors.nth(1).getAttribute('href');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await colors.nth(0).click();
  await colors.nth(1).click();
  release();
  await expect(page).toHaveURL(wanted ?? '');
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('a colour that was pressed is forgotten when a link to another page is pressed', async ({ page }) => {
  await openWithoutScripts(page, '/products/masif-deck-140');
  // Keeps the page open, as if the other one had not answered yet.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('main').locator('a[href*="?renk="]:not([aria-current])').first().click();
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Projeler' }).first().click();
  // When the wait for the scripts ends, only a link with this mark is followed.
  expect(await page.locator('[data-pressed]').count()).toBe(0);
});

test('what was typed before the scripts came stays in the form, and time before them is no sign of a program', async ({
  page,
}) => {
  await page.addInitScript(() => {
    performance.now = () => Number(document.documentElement.dataset.clock ?? 0);
  });
  const release = await openWithoutScripts(page, '/contact');
  // No key is pressed: autofill and dictation fill a form without one.
  const name = page.getByRole('textbox', { name: /Ad/ }).first();
  await name.fill('Ayşe Iğdır');
  await page.evaluate(() => document.documentElement.setAttribute('data-clock', '60000'));
  release();
  await untilHydrated(page);
  await expect(name).toHaveValue('Ayşe Iğdır');
  for (const [field, text] of Object.entries({ email: 'ayse@example.com', phone: '0555 555 01 23' }))
    await page.locator(`form [name=${field}]`).fill(text);
  await page.locator('form [name=message]').fill('Balkon için deck istiyorum.');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  const [, elapsed] = /elapsed"?(?:=|\s+)(\d+)/.exec((await sent).postData() ?? '') ?? [];
  expect(Number(elapsed)).toBe(60_000);
});

test('a box that was ticked before the scripts came has its effect', async ({ page }) => {
  const release = await openWithoutScripts(page, '/karsilastir?urun=masif-deck-140&urun=oluklu-deck-150');
  const differences = page.getByLabel('Yalnızca farkları göster');
  await differences.check();
  await expect(page.getByRole('heading', { name: 'Garanti' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/fark=1/);
  await expect(page.getByRole('heading', { name: 'Garanti' })).toHaveCount(0);
  await expect(differences).toBeChecked();
});

test('nothing moves in a calculation when its buttons appear', async ({ page }) => {
  const release = await openWithoutScripts(page, '/hesapla?tur=deck&urun=masif-deck-140&renk=teak&en=4&boy=3');
  const below = page.getByRole('link', { name: /numunesi isteyin$/ });
  const place = () => below.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  const before = await place();
  release();
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: 'Bağlantıyı kopyala' })).toBeVisible();
  expect(await place()).toBe(before);
});

test('a menu that was opened before the scripts came closes by Escape', { tag: '@phone-only' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/about');
  await page.locator('summary', { hasText: 'Menüyü' }).first().click();
  release();
  await untilHydrated(page);
  const sheet = page.locator('details.site-menu[open]');
  await expect(sheet).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('a list that was opened by hovering closes by Escape, the first key, before the scripts came', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/projects');
  const list = page.locator('.has-dropdown .dropdown');
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Ürünler' }).hover();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expect(list).toBeHidden();
});

test('Escape before the scripts came takes back what was pressed before it', async ({ page }) => {
  const release = await openWithoutScripts(page, '/products/masif-deck-140');
  const viewer = page.getByRole('dialog');
  await page.getByRole('link', { name: /büyüt$/ }).click();
  await page.keyboard.press('Escape');
  release();
  await untilHydrated(page);
  await expect(viewer).toHaveCount(0);
});

test('a menu that is opened after Escape, before the scripts came, stays open', { tag: '@phone-only' }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/about');
  await page.keyboard.press('Escape');
  await page.locator('summary', { hasText: 'Menüyü' }).first().click();
  release();
  await untilHydrated(page);
  await expect(page.locator('details.site-menu[open]')).toHaveCount(1);
});

test('the map that was asked for before the scripts came is shown', async ({ page, allow }) => {
  allow('tile.openstreetmap.org');
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort('failed'));
  const release = await openWithoutScripts(page, '/contact');
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  release();
  await expect(page.getByRole('region', { name: /^Showroom: Örnek Mah/ })).toBeVisible();
});

test('a picture that was tapped before the scripts came opens over the page', async ({ page }) => {
  const release = await openWithoutScripts(page, '/gallery');
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /büyüt$/ })
    .first();
  await first.click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/gallery');
});

for (const [what, files] of [
  ['scripts', '**/assets/*.js'],
  ['data', '**/sayfa.js?*'],
] as const)
  test(`a picture that was tapped opens by itself, and at once, where the ${what} of the page do not come`, async ({
    page,
    allow,
  }) => {
    allow('Failed to load resource', /\.js/, 'net::ERR_FAILED');
    await page.route(files, (route) => route.abort());
    await page.addInitScript(() => {
      // On a slow line scripts do not start by themselves, so the press comes before they fail.
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
      // The wait of 3 s never ends, so the link can only be followed because the scripts failed.
      const later = setTimeout;
      window.setTimeout = ((then: () => void, ms: number, ...rest: unknown[]) =>
        ms === 3000 ? 0 : later(then, ms, ...rest)) as typeof setTimeout;
    });
    await page.goto('/gallery');
    await page
      .getByRole('main')
      .getByRole('link', { name: /büyüt$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/pictures\/.*\.jpg$/);
  });
