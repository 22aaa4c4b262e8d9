import { expect, test } from '#tests/support/e2e.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { uniqueText, visit } from '#tests/support/visitor.ts';

test('a swipe turns the pictures of the viewer over', { tag: '@phone-only' }, async ({ page, context }) => {
  await visit(page, '/gallery?tur=project');
  await page
    .getByRole('link', { name: /, büyüt$/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: 'Görsel görüntüleyici' });
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  const device = await context.newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchEnd');
  };
  await swipe(300, 80);
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await swipe(80, 300);
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
});

test('on a dark system pictures keep their light ground', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/products');
  const ground = () => getComputedStyle(document.body).backgroundColor;
  expect(await page.evaluate(ground)).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toMatch(/only/);
});

test('an in-app browser without storage gets every link and the viewer', { tag: '@phone-only' }, async ({
  page,
  allow,
}) => {
  // React Router cannot remember the place on the page, says so, and goes on.
  allow('SecurityError', /^uncaught The operation is insecure/);
  await page.addInitScript(refuseStorage);
  await visit(page, '/products/masif-deck-140');
  const bar = page.getByRole('complementary', { name: 'Hızlı iletişim' });
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(bar.getByRole('link', { name: /Arayın|\+90/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  const opened = page.locator('a[target=_blank]');
  for (const rel of await opened.evaluateAll((links) => links.map((link) => link.getAttribute('rel'))))
    expect(rel).toContain('noopener');
  const sheet = page.locator('a[href$="foy.pdf"]').first();
  expect((await page.request.get((await sheet.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
  await page.getByRole('link', { name: 'Masif Deck 140, Teak, büyüt' }).click();
  const viewer = page.getByRole('dialog', { name: 'Görsel görüntüleyici' });
  await expect(viewer).toBeVisible();
  expect((await viewer.boundingBox())?.height).toBe(844);
  await viewer.getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('staff upload a picture in an in-app browser without storage', { tag: '@phone-only' }, async ({
  adminPage: page,
  allow,
}) => {
  allow('SecurityError', /^uncaught The operation is insecure/);
  await page.addInitScript(refuseStorage);
  await visit(page, '/admin/gallery/new');
  const title = uniqueText('Uygulama içinden');
  await page.locator('input[name=title]').fill(title);
  const photo = { name: 'bahce.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
  await page.locator('main input[type=file]').first().setInputFiles(photo);
  await expect(page.locator('input[name=image_url]')).toHaveValue(/^\/images\//);
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

/** Runs in the page before its scripts: browsers inside of other apps refuse what third parties could be recognised by. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse });
  // Many open no window for a script; a link of the page they follow.
  window.open = refuse;
}
