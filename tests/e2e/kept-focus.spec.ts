import { expect, test } from '#tests/support/e2e.ts';
import { open, untilHydrated } from '#tests/support/visitor.ts';

test('a search keeps the field and what is typed while the answer comes; back shows the earlier words', async ({
  page,
}) => {
  await open(page, '/ara?q=deck');
  await untilHydrated(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/ara.data*', async (route) => {
    await released;
    await route.continue();
  });
  const field = page.getByRole('searchbox', { name: 'Ne arıyorsunuz?' });
  await field.fill('pergo');
  await field.press('Enter');
  await field.pressSequentially('la');
  release();
  await expect(page).toHaveURL('/ara?q=pergo');
  await expect(page.getByRole('status').filter({ hasText: '“pergo”' })).toBeVisible();
  await expect(field).toHaveValue('pergola');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/ara?q=deck');
  await expect(field).toHaveValue('deck');
});

test('a product that is added or taken out by the keyboard leaves the focus in the page', async ({ page }) => {
  await open(page, '/karsilastir?urun=masif-deck-140');
  await untilHydrated(page);
  await page.getByLabel('Ürün ekle').selectOption({ label: 'Oluklu Deck 150' });
  await page.getByRole('button', { name: 'Ekle' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İki deck, yan yana.');
  await expect(page.getByRole('main')).toBeFocused();
  const differences = page.getByLabel('Yalnızca farkları göster');
  await differences.press('Space');
  await expect(page).toHaveURL(/fark=1/);
  await expect(page.getByRole('heading', { name: 'Garanti' })).toHaveCount(0);
  await expect(differences).toBeFocused();
  await page.getByRole('link', { name: /^Çıkar.*Oluklu Deck 150$/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karşılaştır');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an empty search, asked for beside what was found, waits for what is typed', async ({ page }) => {
  await open(page, '/ara?q=deck');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Sitede ara' }).first().click();
  await expect(page).toHaveURL('/ara');
  const field = page.getByRole('searchbox', { name: 'Ne arıyorsunuz?' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await field.fill('yarım');
  await page.getByRole('link', { name: 'Sitede ara' }).first().click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('the keyboard on the screen goes once something is searched for', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, '/ara');
  await untilHydrated(page);
  const field = page.getByRole('searchbox', { name: 'Ne arıyorsunuz?' });
  await field.fill('deck');
  await field.press('Enter');
  await expect(page).toHaveURL('/ara?q=deck');
  await expect(page.getByRole('status').filter({ hasText: '“deck”' })).toBeVisible();
  await expect(field).not.toBeFocused();
});

test('in a browser that does not focus what is clicked, a colour that is chosen leaves the focus alone', async ({
  page,
}) => {
  await open(page, '/products/masif-deck-140');
  await untilHydrated(page);
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
  const color = page.getByRole('main').locator('a[href*="?renk="]:not([aria-current])').first();
  await color.click();
  await expect(page).toHaveURL(/renk=/);
  await expect(page.getByRole('main').locator('a.sample[aria-current]')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
});

test('nothing is added as long as no product is chosen', async ({ page }) => {
  await open(page, '/karsilastir?urun=masif-deck-140');
  await page.getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByLabel('Ürün ekle')).toBeFocused();
  await expect(page).toHaveURL('/karsilastir?urun=masif-deck-140');
});
