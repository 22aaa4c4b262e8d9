import { expectNoViolation } from '#tests/support/accessibility.ts';
import { insertAdmin } from '#tests/support/admin-blogs.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expectTurkishNames } from '#tests/support/comfort.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { insertMessage } from '#tests/support/e2e-messages.ts';
import { deleteRow, findId } from '#tests/support/e2e-rows.ts';
import { expectUncovered, NOTCHED } from '#tests/support/safe-area.ts';
import { expectFingerSized } from '#tests/support/targets.ts';
import { visit } from '#tests/support/visitor.ts';

// Small phones, and text at 200 %: admin-phone.spec.ts.

test('in the lists of the back-office names are Turkish, and axe finds nothing', {
  tag: '@phone-only',
}, async ({ adminPage: page }) => {
  test.slow();
  for (const list of ['dashboard', 'products', 'projects', 'blogs', 'gallery', 'colors', 'messages']) {
    await visit(page, `/admin/${list}`);
    if (['dashboard', 'products'].includes(list)) await expectNoViolation(page, list);
    await expectTurkishNames(page, list);
  }
});

test('a finger hits what it aims at, and fields do not zoom, with chosen rows and with open menus', {
  tag: '@phone-only',
}, async ({ adminPage: page }) => {
  test.slow();
  await visit(page, '/admin/dashboard');
  for (const list of ['dashboard', 'products', 'projects', 'blogs', 'gallery', 'colors', 'messages', 'media', 'site']) {
    await go(page, `/admin/${list}`);
    await page.evaluate(() => document.querySelector<HTMLElement>('main .row-check input')?.click());
    await expectFingerSized(page, list);
  }
  const [message, colleague] = [insertMessage(), insertAdmin()];
  const others = ['people', 'mail', 'activity', 'bin', 'account', 'help', 'products?siralama=1'];
  for (const path of [`messages/${message.id}`, ...others]) {
    await go(page, `/admin/${path}`);
    await expectFingerSized(page, path);
  }
  deleteRow('messages', message.id);
  deleteRow('user', colleague.id);
  await page.locator('.places summary').tap();
  await expectFingerSized(page, 'the sheet of places', ['tablet', 'phone']);
  await page.locator('.places summary').tap();
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.locator('.account summary').tap();
  await expectFingerSized(page, 'the account menu', ['turned']);
});

test('on a phone without a frame nothing of a list or a sheet lies below its camera, its clock or the stroke at its foot', {
  tag: '@phone-only',
}, async ({ adminPage: page }) => {
  test.slow();
  const device = await page.context().newCDPSession(page);
  const colleague = insertAdmin();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/admin/dashboard');
  for (const list of ['dashboard', 'products', 'gallery', 'colors', 'messages', 'media', 'site', 'people']) {
    await go(page, `/admin/${list}`);
    await page.evaluate(() => document.querySelector<HTMLElement>('main .row-check input')?.click());
    await expectUncovered(page, device, list);
  }
  deleteRow('user', colleague.id);
  await page.setViewportSize(NOTCHED.standing.size);
  await page.locator('.places summary').tap();
  await expectUncovered(page, device, 'the sheet of places');
});

test('every form of the back-office on a phone, with its dialogs', { tag: '@phone-only' }, async ({
  adminPage: page,
  allow,
}) => {
  test.slow();
  allow('tile.openstreetmap.org');
  const device = await page.context().newCDPSession(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const deck = findId('products', 'Masif Deck 140');
  const product = `/admin/products/${deck}/edit`;
  const screens: Record<string, { opens?: string; isForCover?: boolean }> = {
    [product]: { opens: 'Ana gorsel: kitapliktan sec', isForCover: true },
    [`/admin/history/product/${deck}`]: {},
    '/admin/projects/new': {},
    '/admin/blogs/new': { opens: 'Bağlantı' },
    '/admin/gallery/new': {},
    '/admin/site/firma': { opens: 'Haritada seç' },
    '/admin/site/duyuru': {},
    '/admin/site/bildirimler': {},
    '/admin/site/home/hero': {},
  };
  await visit(page, '/admin/site');
  for (const [address, { opens, isForCover }] of Object.entries(screens)) {
    await go(page, address);
    if (isForCover)
      await test.step(`${address}: on a phone without a frame nothing lies below its camera, its clock or the stroke at its foot`, () =>
        expectUncovered(page, device, address));
    await test.step(`${address}: a finger hits what it aims at, and fields do not zoom`, async () => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      });
      await expectFingerSized(page, address);
    });
    if (!opens) continue;
    await test.step(`${address}: so it is in what “${opens}” opens`, async () => {
      await page.getByRole('button', { name: opens }).first().tap();
      if (isForCover) {
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectUncovered(page, device, `${opens} of ${address}`);
      }
      await expectFingerSized(page, `${opens} of ${address}`);
      await page.keyboard.press('Escape');
    });
  }
});
