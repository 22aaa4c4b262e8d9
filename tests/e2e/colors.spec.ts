import { expectNoViolation } from '#tests/support/accessibility.ts';
import { uniqueName } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { inDatabase } from '#tests/support/e2e-database.ts';
import { expectOpenPageToFit, expectToFit, follow, open, visit } from '#tests/support/visitor.ts';

const COLORS = '/renkler';
const TEAK = '/renkler/teak';

test('colours: from all of them to one, and on to products and pictures in it', async ({ page }) => {
  await visit(page, COLORS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tek kartela, bütün ev.');
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Meşe' })).toHaveCount(0);
  await test.step('the table tells in words which product comes in which', async () => {
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Masif Deck 140' }) });
    for (const name of ['Antrasit', 'Ceviz', 'Kum', 'Teak']) {
      await expect(row.getByRole('cell', { name: `${name} var` })).toBeVisible();
    }
    await expect(row.getByRole('cell', { name: 'Gri var' })).toHaveCount(0);
  });
  await test.step('boards have a grain', async () => {
    const board = page.getByRole('link', { name: /^Teak/ }).locator('.color-board');
    const grain = await board.evaluate((drawn) => getComputedStyle(drawn, '::before').backgroundImage);
    const address = /^url\("(.+\.webp)"\)$/.exec(grain)?.[1] ?? '';
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp');
  });
  await page.getByRole('link', { name: /^Teak/ }).click();
  await expect(page).toHaveURL(TEAK);
  await expect(page).toHaveTitle(/^Teak rengi \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teak');
  await expect(page.getByText('Sıcak, kızıla dönük orta ton.')).toBeVisible();
  await test.step('sample and calculator are asked for in this colour', async () => {
    const sample = page.getByRole('link', { name: 'Teak numunesi iste' });
    await expect(sample).toHaveAttribute('href', '/numune?urun=masif-deck-140&renk=teak');
    await expect(page.getByRole('link', { name: 'Teak ile hesapla' })).toHaveAttribute('href', '/hesapla?renk=teak');
  });
  await test.step('on to a product in it and back', async () => {
    await page.getByRole('link', { name: /^Masif Deck 140/ }).click();
    await expect(page).toHaveURL('/products/masif-deck-140?renk=teak');
    await expect(page.getByRole('group', { name: 'Renk' }).locator('[aria-current]')).toHaveText('Teak');
    await expect(page.getByRole('link', { name: 'Masif Deck 140, Teak, büyüt' })).toBeVisible();
    await page.getByRole('link', { name: 'Teak’i bütün evde görün' }).click();
    await expect(page).toHaveURL(TEAK);
  });
  await test.step('the pictures of a colour in the gallery', async () => {
    await page.getByRole('link', { name: 'Galeride Teak' }).click();
    await expect(page).toHaveURL('/gallery?renk=teak');
    await expect(page.getByText(/^Teak renkli \d+ görsel/)).toBeVisible();
    await page.getByRole('link', { name: 'Tüm renkler' }).click();
    await expect(page).toHaveURL('/gallery');
  });
  await test.step('all products of a colour, each shown and opened in it', async () => {
    await follow(page, TEAK);
    await page.getByRole('link', { name: /^Teak renkli \d+ ürünün tümü$/ }).click();
    await expect(page).toHaveURL('/products?renk=teak');
    await expect(page.getByRole('status').filter({ hasText: /^Teak renkli \d+ ürün$/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Çit Sistemleri', exact: true }).click();
    await expect(page).toHaveURL('/products?category=fence&renk=teak');
    await page.getByRole('link', { name: /Lamel Çit 180/ }).click();
    await expect(page).toHaveURL('/products/lamel-cit-180?renk=teak');
  });
});

// On a phone: phone-pages.spec.ts.
test('colours: accessible, and fitting from the smallest phone to the widest screen', async ({ page, allow }) => {
  test.slow();
  allow(404);
  for (const [path, openPage] of [
    ['/products?renk=teak', visit],
    [COLORS, follow],
    [TEAK, follow],
    ['/renkler/mese', visit],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoViolation(page, path);
    if (path === COLORS || path === TEAK) await expectOpenPageToFit(page, path);
  }
});

test('colours: a long name wraps, ten colours stand in two equal rows', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const names = [
    uniqueName(`Kompozitçilerimizinbeğendiği${'uzun'.repeat(8)}`),
    ...Array.from({ length: 5 }, () => uniqueName('Ton')),
  ];
  const created_at = new Date().toISOString();
  const rows = names.map((name) => ({
    id: crypto.randomUUID(),
    name,
    slug: crypto.randomUUID(),
    hex_code: '#8c6f4e',
    is_visible: true,
    created_at,
  }));
  await inDatabase((db) => db.insertInto('colors').values(rows).execute());
  try {
    // An unknown query is never cached: the rows were written beside the server.
    await expectToFit(page, `${COLORS}?uzun`);
    await expectToFit(page, `/renkler/${rows[0]?.slug}?uzun`);
    await page.setViewportSize({ width: isMobile ? 390 : 1440, height: 900 });
    await open(page, `${COLORS}?uzun`);
    const boards = page.locator('main ul > li > a > span:first-child');
    const boxes = await boards.evaluateAll((found) => found.map((board) => board.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(isMobile ? boxes.length : 2);
  } finally {
    await inDatabase((db) =>
      db
        .deleteFrom('colors')
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product opens in the colour it was chosen in', async ({ page }) => {
    await open(page, COLORS);
    await page.getByRole('link', { name: /^Ceviz/ }).click();
    await expect(page).toHaveURL('/renkler/ceviz');
    await page.getByRole('link', { name: /^Masif Deck 140/ }).click();
    await expect(page).toHaveURL('/products/masif-deck-140?renk=ceviz');
    await expect(page.getByRole('group', { name: 'Renk' }).locator('[aria-current]')).toHaveText('Ceviz');
  });
});
