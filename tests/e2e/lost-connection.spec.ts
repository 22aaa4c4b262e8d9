import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { again, contactForm, fillInContactForm, LOST } from '#tests/support/lost-connection.ts';
import { follow, visit } from '#tests/support/visitor.ts';

// Forms: lost-connection-forms.spec.ts.

// A page that the browser has in its cache needs no connection.
test.use({ ownPage: true });
test.beforeEach(({ allow }) => allow(...LOST));

/** `navigator.onLine` stays true, but nothing answers. */
async function loseServer(page: Page) {
  await page.route('**/*', (route) => route.abort());
  return () => page.unroute('**/*');
}

test('a page that cannot be had without a connection is offered again', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await visit(page, '/products/masif-deck-140');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(again(page)).toHaveAttribute('href', /\/about$/);
  await test.step('as long as there is none', async () => {
    await again(page).click();
    await expect(again(page)).toBeFocused();
  });
  await context.setOffline(false);
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dış mekânı');
});

test('a page is offered again when nothing answers, and pointing at a link changes nothing', async ({
  page,
  allow,
}) => {
  allow(/failed request/, /route module/, /manifest/);
  await visit(page, '/contact');
  const name = await fillInContactForm(page);
  const findServer = await loseServer(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' });
  await page.getByRole('link', { name: 'Projeler' }).first().hover();
  await link.click();
  await expect(again(page)).toHaveAttribute('href', /\/about$/);
  await expect(contactForm(page).getByLabel('Adınız soyadınız')).toHaveValue(name);
  await findServer();
  await again(page).click();
  await expect(page).toHaveURL('/about');
});

test('a page is offered again when the server takes the request and never answers', async ({ page }) => {
  await page.clock.install();
  const known = page.waitForEvent('requestfinished', (request) => request.url().includes('/__manifest'));
  await visit(page, '/contact');
  // Once it is interactive, the page asks for the routes of its links; only then does a link fetch data.
  await known;
  const asked = page.waitForRequest(/about\.data/);
  await page.route('**/*', () => {});
  // Without pointing at it: the keyboard.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).press('Enter');
  await asked;
  const checked = page.waitForRequest('**/favicon.svg');
  await page.clock.runFor(20_000);
  await checked;
  await page.clock.runFor(5000);
  await expect(again(page)).toHaveAttribute('href', /\/about$/);
});

test('pictures that failed without a connection come when it is back', async ({ page, context, allow }) => {
  allow(/failed request.*pictures/);
  await page.route('**/pictures/**', (route) => route.abort('internetdisconnected'));
  await visit(page, '/gallery');
  const widths = () =>
    page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await widths()).toBe(0);
  await context.setOffline(true);
  await page.unroute('**/pictures/**');
  await context.setOffline(false);
  await expect.poll(widths).toBeGreaterThan(0);
});

test('pictures that failed while the browser believed itself online come by themselves; one that is missing is asked for once', async ({
  page,
  allow,
}) => {
  allow(/failed request.*pictures/, 404);
  let isMissing = false;
  const checks: string[] = [];
  await page.route('**/pictures/**', (route) => {
    if (!isMissing) return route.abort('connectionfailed');
    if (route.request().method() === 'HEAD') checks.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await page.clock.install();
  await visit(page, '/gallery');
  const picture = page.getByRole('main').getByRole('img').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(0);
  isMissing = true;
  await page.clock.runFor(200_000);
  await expect.poll(() => checks.length).toBeGreaterThan(0);
  await page.clock.runFor(200_000);
  expect(checks.length).toBe(new Set(checks).size);
  isMissing = false;
  await visit(page, '/gallery');
  expect(await width()).toBe(0);
  await page.unroute('**/pictures/**');
  await page.clock.runFor(2000);
  await expect.poll(width).toBeGreaterThan(0);
});

test('the viewer that has been loaded opens without a connection; one that has not is offered again', async ({
  page,
  context,
}) => {
  const picture = page.getByRole('main').getByRole('link', { name: /büyüt$/ });
  await visit(page, '/gallery');
  await context.setOffline(true);
  await picture.first().click();
  await expect(again(page)).toHaveAttribute('href', /\/pictures\//);
  await context.setOffline(false);
  await visit(page, '/gallery');
  await picture.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await picture.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the note stands above the bar of a product and above the edge of a rounded screen', {
  tag: '@phone-only',
}, async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  await visit(page, '/products/masif-deck-140');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  const note = page.getByRole('alert');
  const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
  const bar = await page.locator('.bottom-bar').evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs((await bottomOf(note)) - bar)).toBeLessThan(1);
  await context.setOffline(false);
  await follow(page, '/about');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  expect((await bottomOf(note)) - (await bottomOf(again(page)))).toBeGreaterThanOrEqual(34);
});

test('the map that cannot be loaded is offered again at its place, and what was typed stays', {
  tag: '@phone',
}, async ({ page, context, allow }) => {
  allow('tile.openstreetmap.org');
  await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }));
  await visit(page, '/contact');
  const name = await fillInContactForm(page);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Yeniden dene' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(page.getByRole('alert')).toContainText('Harita yüklenemedi.');
  await expect(retry).toBeFocused();
  await retry.click();
  await expect(retry).toBeFocused();
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('region', { name: /^Showroom: / })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(contactForm(page).getByLabel('Adınız soyadınız')).toHaveValue(name);
});
