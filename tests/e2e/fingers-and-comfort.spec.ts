import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { ENGLISH_WORDS } from '#tests/support/english-words.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { findSmallTargets } from '#tests/support/targets.ts';
import { measureOverflow, uniqueText, visit } from '#tests/support/visitor.ts';
import budget from '../../budget.json' with { type: 'json' };

/** As somebody sets it in the browser, whose usual size is 16 px. */
async function setLetterSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
}

/** On the page as it is read to its end, and then with letters twice as large. */
async function expectComfort(page: Page, address: string) {
  await visit(page, address);
  await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect.soft(await page.evaluate(findSmallTargets), address).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  const names = (await page.locator('body').ariaSnapshot()).match(/"[^"]*"/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect
    .soft(
      names.filter((name) => ENGLISH_WORDS.test(name)),
      address,
    )
    .toEqual([]);
  await setLetterSize(page, 32);
  expect.soft(await measureOverflow(page), `${address} with letters of 200 %`).toBeLessThanOrEqual(0);
  await setLetterSize(page, 16);
}

test('on every public page a finger hits what it aims at, fields do not zoom, names are Turkish, letters may be twice as large', {
  tag: '@phone-only',
}, async ({ page }) => {
  test.slow();
  for (const address of [...budget.pages, '/ara?q=deck', '/tesekkurler', '/privacy'])
    await expectComfort(page, address);
});

test('so it is in the lists of the back-office', { tag: '@phone-only' }, async ({ adminPage: page }) => {
  test.slow();
  for (const list of ['dashboard', 'products', 'projects', 'blogs', 'gallery', 'colors', 'messages'])
    await expectComfort(page, `/admin/${list}`);
});

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

test('less movement, forced colours, a dark system', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/products');
  await test.step('nothing moves', async () => {
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(await page.evaluate(moving)).toBe(0);
  });
  await test.step('the chosen category and the focus are seen in forced colours', async () => {
    const chips = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
    const look = (index: number) =>
      chips.nth(index).evaluate((chip) => {
        const { backgroundColor, borderColor, textDecorationLine, fontWeight } = getComputedStyle(chip);
        return [backgroundColor, borderColor, textDecorationLine, fontWeight].join();
      });
    expect(await look(0)).not.toBe(await look(1));
    await page.keyboard.press('Tab');
    const outline = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle;
    expect(await page.evaluate(outline)).not.toBe('none');
  });
  await test.step('pictures keep their light ground', async () => {
    await page.emulateMedia({ reducedMotion: null, forcedColors: 'none', colorScheme: 'dark' });
    const ground = () => getComputedStyle(document.body).backgroundColor;
    expect(await page.evaluate(ground)).toBe('rgb(255, 255, 255)');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toMatch(/only/);
  });
});

test('an in-app browser without storage gets every link and the viewer', { tag: '@phone-only' }, async ({
  page,
  allow,
}) => {
  // React Router cannot remember the place on the page, says so, and goes on.
  allow('SecurityError', /^uncaught $/);
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
  allow('SecurityError', /^uncaught $/);
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
