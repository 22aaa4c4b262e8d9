import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { go } from '#tests/support/admin-screens.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { inDatabase } from '#tests/support/e2e-database.ts';
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

async function insertProducts(titles: string[]) {
  const now = new Date().toISOString();
  const lists = { features: '[]', technical_specs: '[]', faq: '[]' };
  const row = { description: 'Deneme', category: 'deck', search_text: '', ...lists, created_at: now, updated_at: now };
  const places = titles.map((title) => ({ id: randomUUID(), title, slug: title.toLowerCase(), ...row }));
  const { database } = site;
  const settings: Record<string, string> =
    'url' in database ? { DATABASE_URL: database.url } : { DATA_DIR: database.dataDir };
  await inDatabase(async (db) => {
    const { last } = await db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll().as('last'))
      .executeTakeFirstOrThrow();
    const rows = places.map((place, index) => ({ ...place, display_order: Number(last) + index + 1 }));
    await db.insertInto('products').values(rows).execute();
  }, settings);
}

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

test('ordering mode moves products by button, number, keyboard and dragging, and goes across pages', async ({
  browser,
  contextOptions,
}) => {
  test.slow();
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url });
  await recordToasts(context);
  const page = await context.newPage();
  await signIn(page);
  await insertProducts([...'ABCDE']);

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
  await number(page, 'E').fill('1');
  await number(page, 'E').press('Enter');
  // The others are as before the invalid numbers.
  await expectOrder(page, 'ECBDA');

  await moveByKeyboardAndMouse(page);
  await moveAsInSafari(page);
  await moveAcrossPages(page);
  await page.getByRole('button', { name: 'Siralamayi Bitir' }).click();
  await expect(page.getByRole('button', { name: 'Siralamayi Duzenle' })).toBeVisible();
  await context.close();
});

const moveByKeyboardAndMouse = (page: Page) =>
  test.step('by keyboard, and by dragging', async () => {
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
    await expect(page.getByText('E, D öğesinin yerinde.')).toBeAttached();
    await page.mouse.up();
    await expectOrder(page, 'CDEBA');
  });

const moveAsInSafari = (page: Page) =>
  test.step('the number is selected by a click, and *Tasi* works where pressed buttons take no focus', async () => {
    // What Safari does: the mouse button's release ends a selection that was made on focus, and a press on a button takes
    // the focus from the field without giving it to the button.
    const imitation = await page.evaluateHandle(() => {
      const controller = new AbortController();
      const { signal } = controller;
      addEventListener('mouseup', () => getSelection()?.modify('move', 'forward', 'character'), { signal });
      const press = (event: MouseEvent) => {
        if (event.defaultPrevented || !(event.target as Element).closest('button')) return;
        event.preventDefault();
        (document.activeElement as HTMLElement).blur();
      };
      addEventListener('mousedown', press, { signal });
      return controller;
    });
    await number(page, 'E').click();
    await page.keyboard.type('1');
    await expect(number(page, 'E')).toHaveValue('1');
    await page.getByRole('button', { name: 'E: bu siraya tasi' }).click();
    await expectOrder(page, 'ECDBA');
    await expect(number(page, 'E')).toHaveValue('1');
    await imitation.evaluate((controller) => controller.abort());
  });

const moveAcrossPages = (page: Page) =>
  test.step('26 products: the last one of the first page moves to the second, and the list follows it', async () => {
    await insertProducts(Array.from({ length: 21 }, (_, index) => `Z${index + 6}`));
    await go(page, '/admin/products');
    await go(page, '/admin/products?siralama=1');
    await number(page, 'A').fill('26');
    await number(page, 'A').press('Enter');
    await expect(page).toHaveURL(/sayfa=2/);
    await expect(number(page, 'A')).toHaveValue('26');
    await expect(down(page, 'A')).toBeDisabled();
  });
