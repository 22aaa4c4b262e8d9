import type { Locator } from '@playwright/test';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { follow, visit } from '#tests/support/visitor.ts';

// Windows' high contrast: backgrounds become the system's, shadows disappear.

/** How something differs from what is not chosen, apart from shadows, which nobody sees here. */
const look = (element: Locator) =>
  element.evaluate((it) => {
    const { backgroundColor, color, outlineStyle, outlineColor, borderColor } = getComputedStyle(it);
    return [backgroundColor, color, outlineStyle === 'none' ? '' : outlineColor, borderColor].join();
  });

const ground = (element: Locator, part?: '::after') =>
  element.evaluate((it, pseudo) => getComputedStyle(it, pseudo).backgroundColor, part);

/** The first one is the chosen one. */
async function expectToDiffer(chosen: Locator, other: Locator) {
  expect.soft(await look(chosen), `${chosen} beside ${other}`).not.toBe(await look(other));
}

/** The demo's colour Teak, in the notation of computed styles. */
const TEAK = 'rgb(154, 106, 63)';

test('in forced colours swatches keep their colours, and what is chosen differs', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await test.step('product', async () => {
    await visit(page, '/products/masif-deck-140');
    const teak = page.locator('.sample', { hasText: 'Teak' }).locator('.sample-board');
    expect.soft(await ground(teak)).toBe(TEAK);
    await expect.soft(teak).toHaveCSS('border-top-style', 'solid');
    const ring = page.locator('.thumb[aria-current]').first();
    expect.soft(await ring.evaluate((it) => getComputedStyle(it, '::after').forcedColorAdjust)).toBe('none');
    const here = page.getByRole('navigation', { name: 'Ana menü' }).locator('.nav-link[aria-current]');
    expect.soft(await ground(here, '::after')).toBe('rgb(176, 106, 37)');
  });
  await test.step('colours', async () => {
    await follow(page, '/renkler');
    expect.soft(await ground(page.locator('li', { hasText: 'Teak' }).locator('.color-board').first())).toBe(TEAK);
    const ticks = page.locator('.matrix-tick');
    const grounds = await ticks.evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor));
    expect.soft(new Set(grounds).size).toBe(5);
  });
  await test.step('samples', async () => {
    await follow(page, '/numune');
    const chips = page.locator('.pick-list .chip');
    await chips.getByText('Deck', { exact: true }).click();
    await expectToDiffer(chips.and(page.locator(':has(:checked)')), chips.last());
    const picks = page.locator('.pick .color-board');
    await picks.first().click();
    await expectToDiffer(picks.first(), picks.nth(1));
  });
  await test.step('calculator', async () => {
    await follow(page, '/hesapla?tur=deck&en=4&boy=6');
    await expectToDiffer(page.locator('.kind:has(:checked)'), page.locator('.kind').last());
    await expect.soft(page.locator('select').first()).toHaveCSS('appearance', 'auto');
    expect.soft(await ground(page.locator('.sheet-paper'))).toBe('rgb(255, 255, 255)');
  });
  await test.step('chips, ticks of a card, and the focus', async () => {
    await follow(page, '/products');
    const chips = page.getByRole('navigation', { name: 'Kategori' }).getByRole('link');
    await expectToDiffer(chips.nth(0), chips.nth(1));
    await page.keyboard.press('Tab');
    const outline = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle;
    expect(await page.evaluate(outline)).not.toBe('none');
    await visit(page, '/projects/kandilli-yali-terasi');
    expect.soft(await ground(page.locator('.tick').first())).toBe(TEAK);
  });
});

test('so it is in the back-office: places, filters, switches, tools and colours', async ({ adminPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/admin/colors');
  const places = page.getByRole('navigation', { name: 'Yönetim menüsü' }).locator('.side-link:visible');
  await expectToDiffer(places.filter({ hasText: 'Renkler' }), places.first());
  const row = (name: string) => page.getByRole('row', { name });
  expect.soft(await ground(row('Teak').locator('.sample-board'))).toBe(TEAK);
  const [on, off] = [row('Teak').locator('.switch i'), row('Meşe').locator('.switch i')];
  expect.soft(await ground(on)).not.toBe(await ground(off));
  for (const one of [on, off]) expect.soft(await ground(one, '::after')).not.toBe(await ground(one));

  await go(page, '/admin/products');
  const filter = page.locator('.status-filter > a');
  await expectToDiffer(filter.first(), filter.last());
  const check = page.locator('tbody .row-check input').first();
  await check.check();
  await expectToDiffer(page.locator('tbody tr').first(), page.locator('tbody tr').nth(1));
  await check.uncheck();

  await go(page, '/admin/blogs/new');
  const views = page.locator('.segment > *');
  await expectToDiffer(views.first(), views.last());
  const tools = page.getByRole('toolbar').getByRole('button');
  await tools.first().click();
  await expectToDiffer(tools.first(), tools.nth(1));
});
