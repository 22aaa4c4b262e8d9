import { expect, test } from '#tests/support/e2e.ts';
import { comeFromOwnAddress, openAndTakeTime, visit } from '#tests/support/visitor.ts';

const PRODUCT = '/products/masif-deck-140?renk=teak';

test('the server is told of presses on contact links and of steps between pages', async ({ page }) => {
  const told: { body: string | null; status: Promise<number | undefined> }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/sayac') return;
    told.push({ body: request.postData(), status: request.response().then((response) => response?.status()) });
  });
  await visit(page, PRODUCT);
  await page.getByRole('complementary', { name: 'Hızlı iletişim' }).locator('a[href^="tel:"]').click();
  await expect.poll(() => told.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => told.length).toBe(2);
  expect(told.map(({ body }) => new URLSearchParams(body ?? '').toString())).toEqual([
    new URLSearchParams({ ne: 'tel:', sayfa: PRODUCT }).toString(),
    new URLSearchParams({ ne: 'sayfa', sayfa: '/about' }).toString(),
  ]);
  expect(await Promise.all(told.map(({ status }) => status))).toEqual([204, 204]);
});

test('a form says which site led here, also after other pages were loaded', async ({ page, context }) => {
  await comeFromOwnAddress(context);
  await page.goto('/', { referer: 'https://www.google.com/' });
  await page.goto('/products');
  await openAndTakeTime(page, '/contact');
  const values = {
    name: 'Ayşe Iğdır',
    email: 'ayse@example.com',
    phone: '0555 555 01 23',
    message: 'Balkon için deck.',
  };
  for (const [name, text] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(text);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/contact'));
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  expect((await sent).postData()).toMatch(/referring_site"?(?:=|\s+)www\.google\.com/);
});
