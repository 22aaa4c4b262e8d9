import { expectNoViolation } from '#tests/support/accessibility.ts';
import { expectRoomForLargeLetters, expectTurkishNames } from '#tests/support/comfort.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectUncovered } from '#tests/support/safe-area.ts';
import { expectFingerSized } from '#tests/support/targets.ts';
import { expectFieldsUncovered } from '#tests/support/typed-fields.ts';
import { visit } from '#tests/support/visitor.ts';
import budget from '../../budget.json' with { type: 'json' };

// Everything that is asked of a public page on a phone, where each is loaded once. What a press opens: phone-opened.spec.ts.

const PAGES = [...budget.pages, '/ara?q=deck', '/tesekkurler', '/privacy'];
const WITH_FIELDS = ['/contact', '/numune', '/hesapla', '/ara?q=deck', '/'];
/** Pages whose layout on a phone differs from that on a wide screen, where accessibility.spec.ts looks. */
const FOR_AXE = [
  '/',
  '/products',
  '/products/masif-deck-140',
  '/renkler',
  '/renkler/teak',
  '/gallery',
  '/hesapla',
  '/contact',
  '/ara?q=deck',
  '/privacy',
];
const HALF = Math.ceil(PAGES.length / 2);

for (const [part, addresses] of [
  ['first', PAGES.slice(0, HALF)],
  ['second', PAGES.slice(HALF)],
] as const)
  test(`every public page on a phone, ${part} half`, { tag: '@phone-only' }, async ({ page, context }) => {
    test.slow();
    const device = await context.newCDPSession(page);
    // Scrolling to the end of a page takes no time then.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of addresses) {
      await visit(page, address);
      await expect(page.locator('html')).not.toHaveClass(/defer-layout/);
      await test.step(`${address}: one h1, and axe finds nothing`, async () => {
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        if (FOR_AXE.includes(address)) await expectNoViolation(page, address);
      });
      await test.step(`${address}: names are Turkish`, () => expectTurkishNames(page, address));
      await test.step(`${address}: letters may be twice as large`, () =>
        expectRoomForLargeLetters(page, device, address));
      await test.step(`${address}: on a phone without a frame nothing lies below its camera, its clock or the stroke at its foot`, async () => {
        await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/);
        await expectUncovered(page, device, address);
      });
      await test.step(`${address}: a finger hits what it aims at, and fields do not zoom`, () =>
        expectFingerSized(page, address));
      if (WITH_FIELDS.includes(address))
        await test.step(`${address}: no bar lies over the field that is typed into, in a window as low as above a keyboard`, () =>
          expectFieldsUncovered(page, address));
    }
    await test.step('no public page sets a cookie or stores anything in the browser', async () => {
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
