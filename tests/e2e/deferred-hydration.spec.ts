import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { open, untilHydrated } from '#tests/support/visitor.ts';

/** The first picture never loads, so that the load event never fires. */
async function openWhilePictureHangs(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.route('**/pictures/**', () => {});
  await open(page, address);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return scripts;
}

test.describe('a first visit', () => {
  // It has nothing in its cache.
  test.use({ ownPage: true });

  test('before the page is loaded no script is fetched, unless the first key or touch brings them', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    const scripts = await openWhilePictureHangs(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    if (isMobile) await page.locator('summary').first().tap();
    else await page.keyboard.press('Tab');
    await page.locator('html[data-interactive]').waitFor();
  });

  test('pictures below the first screen come after the first one, or as soon as the page is scrolled', {
    tag: '@phone-only',
  }, async ({ page }) => {
    const pictures = new Set<string>();
    let isSlow = true;
    await page.route('**/pictures/**', (route) => {
      pictures.add(new URL(route.request().url()).pathname);
      if (!isSlow) return route.continue();
    });
    const openSlowly = async (address: string) => {
      pictures.clear();
      await open(page, address);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    };
    await openSlowly('/');
    expect(pictures.size).toBe(1);
    isSlow = false;
    await open(page, '/');
    const lower = page.locator('.ba img').first();
    const isShown = () => lower.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(isShown).toBe(true);
    isSlow = true;
    await openSlowly('/products');
    expect(pictures.size).toBeLessThanOrEqual(2);
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => pictures.size).toBeGreaterThan(2);
  });
});

// While a browser is inspected, the first error costs it another look at all of React DOM (vite.config.ts).
test('no Error is constructed while a page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    globalThis.Error = new Proxy(Error, {
      apply(made, self, args) {
        messages.push(args[0]);
        return Reflect.apply(made, self, args);
      },
      construct(made, args, target) {
        messages.push(args[0]);
        return Reflect.construct(made, args, target);
      },
    });
    Object.assign(globalThis, { messages });
  });
  await open(page, '/products');
  await untilHydrated(page);
  expect(await page.evaluate('messages')).toEqual([]);
});

test('a page comes alive at the first key, without a word in the console', async ({ page }) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  page.on('pageerror', (error) => words.push(error.message));
  for (const address of ['/', '/products', '/contact', '/boyle-bir-sayfa/yok']) {
    await page.goto(address);
    await untilHydrated(page);
  }
  expect(words).toEqual([]);
});

test('a link of the footer that is pressed before the footer is hydrated is followed without loading a page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const pressed = document.querySelector<HTMLElement>('[data-interactive] footer a[href="/faq"]');
      if (!pressed) return;
      observer.disconnect();
      // React sets properties with such names on every element that it hydrates.
      const isHydrated = Object.keys(pressed).some((key) => key.startsWith('__react'));
      Object.assign(globalThis, { wasHydrated: isHydrated });
      pressed.click();
    });
    observer.observe(document, { attributeFilter: ['data-interactive'], subtree: true });
  });
  await page.goto('/products');
  await untilHydrated(page);
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate('wasHydrated')).toBe(false);
});

test('the home bar appears for those who only scroll', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, innerHeight * 2));
  await expect(page.getByRole('navigation', { name: 'Ana menü (sabit)' })).toBeInViewport();
});

test('a link that was pressed leads on at once, and browsers prerender it', async ({ page }) => {
  await page.goto('/');
  const rules = JSON.parse((await page.locator('head script[type=speculationrules]').first().textContent()) ?? '');
  expect(rules.prerender[0].where.and[1].not.href_matches).toContain('/admin/*');
  await page.getByRole('link', { name: 'Projeler' }).first().click();
  await expect(page).toHaveURL('/projects');
  await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
});

test('a page whose state is no longer known stays as it is without scripts', async ({ page, allow }) => {
  allow(404, 400);
  await page.route('**/sayfa.js?*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/contact');
  const showMap = page.getByRole('button', { name: 'Haritayı göster' });
  await expect(showMap).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(showMap).toBeHidden();
  await page.getByRole('textbox', { name: /Ad/ }).first().fill('Ayşe');
  await page.locator('form [name=email]').press('Enter');
  await expect(page.getByRole('textbox', { name: /Ad/ }).first()).toHaveValue('Ayşe');
});

test('going back finds the place in a page whose lower parts had never been laid out, and so does loading it again', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/');
  await untilHydrated(page);
  // Below parts whose height is estimated until they are laid out.
  const product = page.getByRole('link', { name: /Masif Deck 140/ });
  await product.scrollIntoViewIfNeeded();
  const box = await product.boundingBox();
  const distance = async () => Math.abs(((await product.boundingBox())?.y ?? 1e6) - (box?.y ?? 0));
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Masif Deck 140' })).toBeVisible();
  await page.goBack();
  await expect.poll(distance).toBeLessThan(3);
  if (isMobile) return;
  await page.reload();
  await untilHydrated(page);
  await expect.poll(distance).toBeLessThan(3);
});

test('the key for the end of a page leads there, also while the page is still arriving', {
  tag: '@phone',
}, async ({ page }) => {
  for (const address of ['/about', '/']) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      addEventListener('scrollend', () => document.body.setAttribute('data-scrolled', ''), { once: true });
    });
    await page.keyboard.press('Control+End');
    await page.locator('[data-scrolled]').waitFor();
    const { scrollHeight, bottom } = await page.evaluate(() => ({
      scrollHeight: document.documentElement.scrollHeight,
      bottom: scrollY + innerHeight,
    }));
    expect(Math.abs(scrollHeight - bottom)).toBeLessThan(2);
  }
});

test('a picture that has been seen stays drawn', async ({ page }) => {
  await page.goto('/gallery');
  const last = page.getByRole('main').getByRole('img').last();
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await last.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});

test('a link to a place in the page leads there', async ({ page }) => {
  await page.goto('/#bulten');
  await expect(page.getByRole('heading', { name: 'Ayda bir kısa mektup' })).toBeInViewport();
});

test('back-office pages do not wait', async ({ request }) => {
  expect(await (await request.get('/admin/login')).text()).toContain('<link rel="modulepreload"');
});
