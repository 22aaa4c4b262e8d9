import { expect, test } from '#tests/support/e2e.ts';
import { open, untilHydrated } from '#tests/support/visitor.ts';

test('a link to a place on a page leads there', async ({ page }) => {
  await open(page, '/privacy#haklariniz');
  await expect(page.getByRole('heading', { name: 'Haklarınız' })).toBeInViewport();
});

test('any unknown path goes to the home page', async ({ page }) => {
  await open(page, '/boyle-bir-sayfa-yok');
  await expect(page).toHaveURL('/');
});

test('a page that was left and comes back, and two that were chosen one after the other', async ({ page }) => {
  await open(page, '/terms');
  await untilHydrated(page);
  await test.step('out of the browser’s cache it is where it was left, also where it comes back at its top', async () => {
    // Imitates WebKit, because automated browsers have no back-forward cache.
    await page.evaluate(() => {
      scrollTo(0, 1000);
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      scrollTo(0, 0);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  });
  await test.step('of two pages the last one is shown', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/projects.data*', async (route) => {
      await answered;
      await route.continue().catch(() => {});
    });
    const footer = page.getByRole('contentinfo');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const asked = page.waitForRequest('**/projects.data*');
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href="/projects"]')];
      links[0]?.click();
    });
    await asked;
    await footer.getByRole('link', { name: 'Hakkımızda' }).click();
    await expect(page).toHaveURL('/about');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dış mekânı');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
  await test.step('the page scrolls to the top on every route change', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kullanım Koşulları' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kullanım');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('a page whose data does not come is opened in full', async ({ page, allow }) => {
  allow(502);
  await open(page, '/');
  await untilHydrated(page);
  await page.route('**/projects.data*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('main').locator('a[href="/projects"]').first().click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projeler');
});
