import { expect, test } from '#tests/support/e2e.ts';
import { expectToFitAt } from '#tests/support/fitting.ts';
import { expectUncovered } from '#tests/support/safe-area.ts';
import { expectFingerSized } from '#tests/support/targets.ts';
import { resize, visit } from '#tests/support/visitor.ts';

test('what a press opens is large enough for a finger, its fields do not zoom, and camera, clock and stroke cover nothing of it', {
  tag: '@phone-only',
}, async ({ page, context, allow }) => {
  test.slow();
  allow('tile.openstreetmap.org', /status 400: POST \S+\/numune/);
  const device = await context.newCDPSession(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the menu, and the map', async () => {
    await visit(page, '/contact');
    const menu = page.getByRole('navigation', { name: 'Ana menü', exact: true });
    await menu.locator('summary').first().tap();
    await menu.locator('summary', { hasText: 'Ürünler' }).tap();
    await expectFingerSized(page, 'the menu', ['phone']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Haritayı göster' }).tap();
    await expect(page.getByRole('button', { name: 'Yakınlaştır' })).toBeVisible();
    await expectFingerSized(page, 'the map');
  });
  await test.step('the menu over the picture', async () => {
    await visit(page, '/');
    await page.locator('.dark-bar summary').first().tap();
    await expectUncovered(page, device, 'the menu over the picture', ['standing']);
  });
  await test.step('questions, the comparison and the list below Ürünler', async () => {
    await visit(page, '/products/masif-deck-140');
    for (const question of await page.locator('.acc:not([open]) summary').all()) await question.tap();
    await page.getByText('Karşılaştırmaya ekle').tap();
    await expect(page.getByRole('complementary', { name: 'Karşılaştırma' })).toBeVisible();
    await expectUncovered(page, device, 'the comparison');
    await page.getByRole('link', { name: 'Ürünler' }).first().focus();
    await expectFingerSized(page, 'questions, the comparison and the list below Ürünler');
  });
  await test.step('the viewer', async () => {
    await page
      .getByRole('link', { name: /, büyüt$/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog', { name: 'Görsel görüntüleyici' })).toBeVisible();
    await expectUncovered(page, device, 'the viewer');
    await expectFingerSized(page, 'the viewer');
  });
  await test.step('a viewer on a phone that lies on its side leaves most of the screen to the picture', async () => {
    await resize(page, { width: 844, height: 390 });
    const picture = await page.getByRole('dialog').getByRole('img').boundingBox();
    expect((picture?.width ?? 0) * (picture?.height ?? 0)).toBeGreaterThan((844 * 390) / 3);
    await expectToFitAt(page, 'the viewer', [390]);
  });
  await test.step('the measures of a plan, and the telephone number above it', async () => {
    await visit(page, '/hesapla?tur=deck&urun=masif-deck-140&en=6&boy=4');
    await expect(page.locator('.plan a').first()).toBeVisible();
    await expectFingerSized(page, 'the plan', ['laptop', 'turned', 'tablet', 'small', 'phone']);
  });
  await test.step('the samples, also with messages', async () => {
    await visit(page, '/numune');
    await page.getByRole('checkbox').first().check({ force: true });
    await expect(page.locator('.sample-tray')).toBeVisible();
    await expectUncovered(page, device, 'the samples', ['lying', 'standing']);
    await page.getByRole('button', { name: 'Numuneleri iste' }).tap();
    await expectFingerSized(page, 'samples with messages');
  });
  await test.step('sign-in', async () => {
    await visit(page, '/admin/login');
    await expectUncovered(page, device, 'sign-in');
  });
});
