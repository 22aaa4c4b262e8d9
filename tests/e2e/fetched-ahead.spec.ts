import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

// A first visit has nothing in its cache.
test.use({ ownPage: true });

async function onSlowLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  });
}

test('a page that is only read stays as it is; on a slow line it fetches only what it does without a connection', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await onSlowLine(page);
  await page.goto('/gallery');
  await page.mouse.wheel(0, 2000);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
  expect(scripts).toEqual(['/baglanti.js']);
  await page.locator('main a[data-opens-over]').first().hover();
  await page.locator('html[data-interactive]').waitFor();
});

test('on a slow line a colour is shown by a page of its own, without scripts', async ({ page }) => {
  await onSlowLine(page);
  await page.goto('/products/masif-deck-140');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.getByRole('main').locator('a[href*="?renk="]').first().click();
  await expect(page).toHaveURL(/renk=/);
  await expect(page.locator('body[data-same-page]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
});

test('on a slow line nothing is fetched ahead, but links are prerendered on touch', async ({ page }) => {
  await onSlowLine(page);
  await page.goto('/products/masif-deck-140');
  const rules = page.locator('head script[type=speculationrules]');
  await expect(rules).toHaveCount(1);
  expect(Object.keys(JSON.parse((await rules.textContent()) ?? ''))).toEqual(['prerender']);
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'fetch')
      .map(({ name }) => name),
  );
  expect(fetched).toEqual([]);
});

test('on a fast line the scripts of a page that is read are fetched ahead, one at a time, and not run', async ({
  page,
}) => {
  await page.goto('/contact');
  // The rules for what to prefetch come after the last of them.
  await expect(page.locator('head script[type=speculationrules]')).toHaveCount(2);
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'fetch')
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  );
  expect(fetched.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(3);
  const atOnce = fetched.filter(
    ({ startTime }, index) => index > 0 && startTime < (fetched[index - 1]?.responseEnd ?? 0),
  );
  expect(atOnce).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
});

test('a page with nothing that waits for scripts runs none when it is scrolled', async ({ page }) => {
  await page.goto('/privacy');
  await page.locator('head link[rel=modulepreload]').first().waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
});

test('scripts that could not be fetched ahead are fetched when they are needed, and links to products are prefetched', async ({
  page,
  allow,
}) => {
  allow('Failed to load resource', /\.js/, 'net::ERR_FAILED');
  let isDown = true;
  let tries = 0;
  await page.route(/\/(assets\/.*|sayfa)\.js/, (route) => {
    tries += 1;
    return isDown ? route.abort() : route.continue();
  });
  await page.goto('/about');
  const rules = page.locator('head script[type=speculationrules]');
  await expect(rules).toHaveCount(2);
  expect(tries).toBeGreaterThan(3);
  expect(JSON.parse((await rules.last().textContent()) ?? '').prefetch[0].eagerness).toBe('eager');
  isDown = false;
  await page.keyboard.press('Shift');
  await page.locator('html[data-interactive]').waitFor();
  await expect(rules).toHaveCount(0);
});

for (const [what, address] of Object.entries({
  pictures: '/gallery',
  colours: '/products/masif-deck-140',
  filters: '/products',
}))
  test(`on a fast line a page with ${what} comes alive by itself, so that the first press need not wait`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(address);
    await page.locator('html[data-interactive]').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

/** The clock stands still for the page: it waits for scripts for as long as they take. */
async function stopClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
}

test('on a fast line scripts that run by themselves come before the layout of what lies below the first screen', {
  tag: '@phone',
}, async ({ page }) => {
  await stopClock(page);
  await page.addInitScript(() => {
    // The page's own element is not there yet.
    const observer = new MutationObserver(() => {
      const root = document.documentElement;
      if (!root?.hasAttribute('data-interactive')) return;
      root.setAttribute('data-was-laid-out', String(!root.classList.contains('defer-layout')));
      observer.disconnect();
    });
    observer.observe(document, { attributeFilter: ['data-interactive'], subtree: true });
  });
  await page.goto('/products');
  await page.locator('html[data-was-laid-out=false]').waitFor();
  await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
});

test.describe('while the styles are on their way', () => {
  async function openWithoutStyles(page: Page) {
    const scripts: string[] = [];
    page.on('request', (request) => /\/assets\/.+\.js/.test(request.url()) && scripts.push(request.url()));
    const styles = Promise.withResolvers<void>();
    await page.route('**/assets/*.css', async (route) => {
      await styles.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/*.css');
    await page.goto('/products');
    await asked;
    return { scripts, arrive: styles.resolve };
  }

  test('scripts that run by themselves are not asked for', async ({ page }) => {
    const { scripts, arrive } = await openWithoutStyles(page);
    // It waits a second for what is coming.
    await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
    expect(scripts).toEqual([]);
    arrive();
    await page.locator('html[data-interactive]').waitFor();
  });

  test('a press has them asked for at once', async ({ page }) => {
    const { scripts, arrive } = await openWithoutStyles(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
    arrive();
    await page.locator('html[data-interactive]').waitFor();
  });

  test('the layout of what lies below waits', async ({ page }) => {
    await stopClock(page);
    await page.addInitScript(() => {
      const original = setTimeout;
      let looks = 0;
      window.setTimeout = ((then: () => void, ms: number, ...rest: unknown[]) => {
        // It looks every 20 ms whether they have come.
        if (ms === 20) looks += 1;
        if (looks === 5) document.documentElement.setAttribute('data-waits', '');
        return original(then, ms, ...rest);
      }) as typeof setTimeout;
    });
    const { arrive } = await openWithoutStyles(page);
    await page.locator('html[data-waits]').waitFor();
    await expect(page.locator('html')).toHaveClass(/defer-layout/);
    arrive();
    await page.locator('html[data-interactive]').waitFor();
    await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
  });
});

test.describe('when the styles do not come', () => {
  test('scripts that would run by themselves wait for a press, which asks for both again', async ({ page, allow }) => {
    allow(503);
    let isDown = true;
    await page.route('**/assets/*.css', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    await page.goto('/products');
    await page.locator('head script[type=speculationrules]').first().waitFor({ state: 'attached' });
    await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
    await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
    isDown = false;
    await page.keyboard.press('Shift');
    await page.locator('html[data-interactive]').waitFor();
    await expect(page.locator('#page-styles + style')).toHaveCount(1);
    await expect(page.locator('#page-styles ~ style')).toHaveCount(1);
  });

  test('a page stays as it is without scripts', async ({ page, allow }) => {
    allow(503);
    await page.route('**/assets/*.css', (route) => route.fulfill({ status: 503 }));
    await page.goto('/products');
    await page.keyboard.press('Shift');
    await page.locator('html[data-plain]').waitFor();
    await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Masif Deck 140/ })
      .first()
      .click();
    await expect(page).toHaveURL('/products/masif-deck-140');
  });
});

test('what lies below is laid out although the scripts do not come', async ({ page, allow }) => {
  allow(503);
  await stopClock(page);
  await page.route('**/sayfa.js?*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/products');
  await page.locator('html[data-plain]').waitFor();
  await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
});

test('what lies below is laid out while the scripts still arrive', async ({ page }) => {
  await page.route('**/sayfa.js?*', () => {});
  await page.goto('/products');
  await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
  await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
});
