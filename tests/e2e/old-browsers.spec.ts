import { expect, test } from '#tests/support/e2e.ts';
import { becomeOldBrowser } from '#tests/support/old-browser.ts';
import { comeFromOwnAddress, measureOverflow, open, uniqueText } from '#tests/support/visitor.ts';

test('a browser older than our range keeps the plain page, readable and usable to the sent form', {
  tag: '@phone',
}, async ({ page, context, allow, isMobile }) => {
  allow(400);
  await comeFromOwnAddress(context);
  await becomeOldBrowser(context);

  await test.step('the scripts are not started, and what needs them is not shown', async () => {
    await page.goto('/');
    await expect(page.locator('.ba-after')).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
    await expect(page.locator('.ba-grip')).toBeHidden();
    await page.mouse.click(5, 300);
    await expect(page.locator('script[type="text/plain"]')).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-interactive');
  });
  await test.step('the menu leads on', async () => {
    const bar = page.getByRole('navigation', { name: 'Ana menü', exact: true });
    if (isMobile) {
      await bar.locator('summary').first().click();
      await bar.locator('summary', { hasText: 'Ürünler' }).click();
      await bar.getByRole('link', { name: 'Deck', exact: true }).click();
    } else await bar.getByRole('link', { name: 'Ürünler' }).click();
    await expect(page).toHaveURL(/\/products/);
    await page.getByRole('link', { name: 'Masif Deck 140' }).click();
  });
  await test.step('a product: colour, question, large picture; the bottom bar covers nothing', async () => {
    await page.getByRole('group', { name: 'Renk' }).getByRole('link', { name: 'Kum' }).click();
    await expect(page).toHaveURL('/products/masif-deck-140?renk=kum');
    await page.getByText('Yazın çok ısınır mı?').click();
    await expect(page.getByText('Koyu tonlar her dış mekân')).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const words = await page.getByRole('contentinfo').getByText('Tüm hakları saklıdır').boundingBox();
    const bar = await page.getByRole('complementary', { name: 'Hızlı iletişim' }).boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page
      .getByRole('link', { name: /büyüt$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/pictures\/.*\.jpg$/);
  });
  await test.step('the sample box says what was chosen', async () => {
    await open(page, '/numune');
    const choice = page.getByRole('checkbox').first();
    await choice.check();
    await expect(choice).toHaveCSS('opacity', '1');
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });
  await test.step('a form is refused with messages, kept and then sent', async () => {
    await open(page, '/contact');
    await expect(page.getByRole('button', { name: 'Haritayı göster' })).toBeHidden();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Mesajı Gönder' }) });
    const name = uniqueText('Ayşe Işık');
    await form.getByLabel('Adınız soyadınız').fill(name);
    await form.getByLabel('E-posta').fill('ok@example.com');
    await form.getByLabel('Telefon').fill('0555 555 01 23');
    await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(form.getByText('Mesajınızı yazın.')).toBeVisible();
    await expect(form.getByLabel('Adınız soyadınız')).toHaveValue(name);
    await form.getByLabel('Mesajınız').fill(uniqueText('40 m² teras.'));
    await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(page).toHaveURL('/tesekkurler');
  });
});
