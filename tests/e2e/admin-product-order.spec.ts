import type { Page } from '@playwright/test';
import { postProduct } from '#tests/support/admin-products.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { expectToast, recordToasts } from '#tests/support/toasts.ts';
import { type RunningSite, startTopology } from '#tests/support/topology.ts';
import { visit } from '#tests/support/visitor.ts';

// A server of its own: the order is one for all products, so two tests that change it at once would see each other.

let site: RunningSite;
test.beforeAll(async () => {
  site = await startTopology({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, DEMO_CONTENT: '0' });
});
test.afterAll(() => site.stop());

const up = (page: Page, title: string) => page.getByRole('button', { name: `${title}: yukari tasi` });
const down = (page: Page, title: string) => page.getByRole('button', { name: `${title}: asagi tasi` });
const handle = (page: Page, title: string) => page.getByRole('button', { name: `${title}: surukle` });
const number = (page: Page, title: string) => page.getByRole('spinbutton', { name: `${title}: sira numarasi` });

/** The order on the screen, and then, loaded anew, the order that was stored. */
async function expectOrder(page: Page, letters: string) {
  const shown = () =>
    page
      .getByRole('button', { name: /: yukari tasi$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.[0]).join(''));
  await expect.poll(shown).toBe(letters);
  await expect
    .poll(async () => {
      const html = await (await page.request.get('/admin/products?siralama=1')).text();
      return [...html.matchAll(/aria-label="(.): yukari tasi"/g)].map((match) => match[1]).join('');
    })
    .toBe(letters);
}

test('ordering mode moves products by button, number, keyboard and dragging, and goes across pages', {
  tag: '@phone',
}, async ({ browser, contextOptions }) => {
  test.slow();
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url });
  await recordToasts(context);
  const page = await context.newPage();
  await signIn(page);
  for (const [index, title] of [...'ABCDE'].entries())
    await postProduct(page, { title, display_order: `${index + 1}` });

  await visit(page, '/admin/products');
  await page.getByRole('button', { name: 'Siralamayi Duzenle' }).click();
  await expect(page.getByText('Urunleri yukari veya asagi tasiyin. Sitedeki sira hemen degisir.')).toBeVisible();
  await expect(up(page, 'A')).toBeDisabled();
  await expect(down(page, 'E')).toBeDisabled();
  await expect(up(page, 'B')).toBeEnabled();

  await up(page, 'C').click();
  await expectToast(page, 'Siralama basariyla guncellendi');
  await expectOrder(page, 'ACBDE');
  await expect(up(page, 'C')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'C, 2. sıra' })).toBeAttached();

  // Every one of several quick clicks counts.
  await down(page, 'A').click();
  await down(page, 'A').click();
  await down(page, 'A').click();
  await expectOrder(page, 'CBDAE');

  // An invalid number changes nothing, and the old one is restored.
  for (const typed of ['0', '-3', '']) {
    await number(page, 'E').fill(typed);
    await number(page, 'E').press('Enter');
    await expect(number(page, 'E')).toHaveValue('5');
  }
  await expectOrder(page, 'CBDAE');

  await number(page, 'E').fill('1');
  await number(page, 'E').press('Enter');
  await expectOrder(page, 'ECBDA');

  if (test.info().project.name === 'desktop') {
    await handle(page, 'D').focus();
    await page.keyboard.press('Space');
    await expect(handle(page, 'D')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('D, B öğesinin yerinde.')).toBeAttached();
    await page.keyboard.press('Space');
    await expectOrder(page, 'ECDBA');
    await handle(page, 'E').hover();
    await page.mouse.down();
    const target = await handle(page, 'D').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 30, { steps: 12 });
    await page.mouse.up();
    await expectOrder(page, 'CDEBA');
  }

  // 26 products: the last one of the first page moves to the second, and the list follows it.
  for (let count = 6; count <= 26; count += 1)
    await postProduct(page, { title: `Z${count}`, display_order: `${count}` });
  await visit(page, '/admin/products?siralama=1');
  await number(page, 'A').fill('26');
  await number(page, 'A').press('Enter');
  await expect(page).toHaveURL(/sayfa=2/);
  await expect(number(page, 'A')).toHaveValue('26');
  await expect(down(page, 'A')).toBeDisabled();

  await page.getByRole('button', { name: 'Siralamayi Bitir' }).click();
  await expect(page.getByRole('button', { name: 'Siralamayi Duzenle' })).toBeVisible();
  await context.close();
});

test('the order number is selected by a click, and *Tasi* works where pressed buttons take no focus', async ({
  browser,
  contextOptions,
}) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url });
  // What Safari does: the mouse button's release ends a selection that was made on focus, and a press on a button takes
  // the focus from the field without giving it to the button.
  await context.addInitScript(() => {
    addEventListener('mouseup', () => getSelection()?.modify('move', 'forward', 'character'));
    addEventListener('mousedown', (event) => {
      if (event.defaultPrevented || !(event.target as Element).closest('button')) return;
      event.preventDefault();
      (document.activeElement as HTMLElement).blur();
    });
  });
  await recordToasts(context);
  const page = await context.newPage();
  await signIn(page);
  await postProduct(page, { title: 'R', display_order: '1' });
  await postProduct(page, { title: 'P', display_order: '2' });
  await visit(page, '/admin/products?siralama=1');
  await number(page, 'P').click();
  await page.keyboard.type('1');
  await expect(number(page, 'P')).toHaveValue('1');
  await page.getByRole('button', { name: 'P: bu siraya tasi' }).click();
  await expectToast(page, 'Siralama basariyla guncellendi');
  await expect(number(page, 'P')).toHaveValue('1');
  await context.close();
});
