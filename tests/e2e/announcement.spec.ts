import { expectNoViolation } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { becomeOldBrowser } from '#tests/support/old-browser.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { open, visit } from '#tests/support/visitor.ts';
import browsers from '../../browsers.json' with { type: 'json' };

const LINE = 'Bayramda 28 – 30 Ekim arasında showroomumuz ve telefonlarımız kapalıdır.';

test('staff put a line above the top bar and take it away', { tag: '@phone-only' }, async ({
  adminPage: page,
  page: visitor,
  context,
}) => {
  await visit(page, '/admin/site');
  await page.getByRole('link', { name: 'Duyuruyu düzenle' }).tap();
  await page.getByRole('textbox', { name: /^Metin/ }).fill(LINE);
  await expect(page.getByText(`${LINE.length} / 100 karakter`)).toBeVisible();
  await page.getByLabel('Bağlantı').fill('/contact');
  await page.getByRole('button', { name: 'Kaydet' }).tap();
  await expectToast(page, 'Duyuru kaydedildi. Şu an sitede görünüyor.');

  const line = page.getByRole('complementary', { name: 'Duyuru' });
  for (const path of ['/', '/faq']) {
    await test.step(`${path}: nothing moves, the bar follows the line, the open menu covers it`, async () => {
      await visit(page, path);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const seen = (list: PerformanceObserverEntryList | PerformanceObserver) =>
              ('getEntries' in list ? list.getEntries() : list.takeRecords()).reduce(
                (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
                0,
              );
            const observer = new PerformanceObserver((list) => resolve(seen(list)));
            observer.observe({ type: 'layout-shift', buffered: true });
            // Entries of the past are delivered in the next task, or there are none.
            requestAnimationFrame(() => setTimeout(() => resolve(seen(observer))));
          }),
      );
      expect(shift).toBeLessThan(0.01);
      const bar = page.getByRole('navigation', { name: 'Ana menü', exact: true });
      const [above, below] = [await line.boundingBox(), await bar.boundingBox()];
      expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
      await expectNoViolation(page, `${path} with the announcement`);
      await bar.locator('summary').first().tap();
      await expect(line).toBeHidden();
      expect((await bar.boundingBox())?.y).toBe(0);
      await bar.locator('summary').first().tap();
      await expect(line).toBeVisible();
    });
  }
  await line.getByRole('link').tap();
  await expect(page).toHaveURL('/contact');
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('navigation', { name: 'Ana menü', exact: true })).toBeInViewport();

  await test.step('in browsers without :has the menu below the line does not cover the button that closes it', async () => {
    await becomeOldBrowser(context, browsers.site);
    const bar = visitor.getByRole('navigation', { name: 'Ana menü', exact: true });
    for (const path of ['/', '/faq']) {
      await open(visitor, path);
      for (const isShown of [true, false]) {
        // Fails where something else would be tapped.
        await bar.locator('summary').first().tap();
        await expect(bar.getByRole('link', { name: 'İletişim' })).toBeVisible({ visible: isShown });
      }
      await expect(visitor.getByRole('complementary', { name: 'Duyuru' })).toBeVisible();
    }
    await context.unrouteAll({ behavior: 'wait' });
  });

  await visit(page, '/admin/site/duyuru');
  await page.getByRole('textbox', { name: /^Metin/ }).fill('');
  await page.getByRole('button', { name: 'Kaydet' }).tap();
  await expectToast(page, 'Duyuru kaydedildi. Sitede duyuru yok.');
});
