import type { Page } from '@playwright/test';
import { uniqueName } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { withDatabase } from '#tests/support/e2e-rows.ts';
import { expectToFit, visit } from '#tests/support/visitor.ts';

const tiles = (page: Page) => page.getByRole('link', { name: /, büyüt$/ });
const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Görsel görüntüleyici' });

test('gallery: its columns and its tabs', async ({ page }) => {
  const whole = page.viewportSize();
  await visit(page, '/gallery');
  await test.step('1, 2 and 3 columns with 6 px joints', async () => {
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await tiles(page).evaluateAll((links) =>
        links.map((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return { top, bottom };
        }),
      );
      const [first] = boxes;
      expect(boxes.filter(({ top }) => top === first?.top).length, `${width} px`).toBe(columns);
      expect((boxes[columns]?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(6, 0);
    }
  });
  if (whole) await page.setViewportSize(whole);
  await test.step('hero titled Galeri, tabs Tümü, Ürünler and Projeler with their state in the URL', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeri');
    const tabs = page.getByRole('navigation', { name: 'Galeri filtresi' });
    await expect(tabs.getByRole('link')).toHaveText(['Tümü', 'Ürünler', 'Projeler']);
    await tabs.getByRole('link', { name: 'Ürünler' }).click();
    await expect(page).toHaveURL('/gallery?tur=product');
    await expect(tabs.locator('[aria-current]')).toHaveText('Ürünler');
    await expect(page.getByRole('link', { name: 'Lamel Çit 180, büyüt' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kandilli yalı terası, büyüt' })).toHaveCount(0);
  });
});

test('gallery viewer: what it shows, how it closes, and where the focus is', async ({ page }) => {
  await visit(page, '/gallery');
  await test.step('title, type label and the description if there is one', async () => {
    await page.getByRole('link', { name: 'Urla’da havuz başı, büyüt' }).click();
    const viewer = viewerOf(page);
    await expect(viewer.getByRole('heading', { name: 'Urla’da havuz başı' })).toBeVisible();
    await expect(viewer.getByText('Proje', { exact: true })).toBeVisible();
    await expect(viewer.getByText('Kum renkli oluklu deck')).toBeVisible();
    await expect(viewer.getByRole('img', { name: 'Kum renginde deck ile çevrili havuz' })).toBeInViewport({ ratio: 1 });
  });
  await page.keyboard.press('Escape');
  await test.step('Escape, Kapat and a click on the backdrop close it, the focus returns to the tile', async () => {
    const tile = tiles(page).nth(1);
    const viewer = viewerOf(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => viewer.getByRole('button', { name: 'Kapat' }).click(),
      () => page.mouse.click(10, 120),
    ]) {
      await tile.click();
      await expect(viewer).toBeVisible();
      await close();
      await expect(viewer).toHaveCount(0);
      await expect(tile).toBeFocused();
    }
  });
  await test.step('the focus stays inside', async () => {
    await tiles(page).nth(1).click();
    await expect(viewerOf(page)).toBeVisible();
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
  });
});

test('gallery viewer: previous and next are disabled at the ends of the filtered list', async ({ page }) => {
  await visit(page, '/gallery?tur=project');
  const count = await tiles(page).count();
  await tiles(page).first().click();
  const viewer = viewerOf(page);
  const previous = viewer.getByRole('button', { name: 'Önceki görsel' });
  const next = viewer.getByRole('button', { name: 'Sonraki görsel' });
  await expect(viewer.getByText(`1 / ${count}`)).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(previous).toBeEnabled();
  for (let at = 2; at < count; at++) {
    await expect(viewer.getByText('Proje', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(`${at + 1} / ${count}`)).toBeVisible();
  }
  await expect(next).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(`${count} / ${count}`)).toBeVisible();
  // The focus is still inside, so the keyboard still works.
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(`${count - 1} / ${count}`)).toBeVisible();
});

test('gallery viewer: goes on through the pages of the filtered list, and says when it cannot', async ({
  page,
  adminPage,
  allow,
}) => {
  allow('gallery/items');
  const prefix = uniqueName('Devam');
  for (let number = 0; number < 14; number += 1) {
    const form = {
      title: `${prefix} ${number}`,
      type: 'product',
      image_url: '/images/site/before.jpg',
      is_active: 'on',
    };
    const answer = await adminPage.request.post('/admin/gallery/new', { form, maxRedirects: 0 });
    expect(answer.status()).toBe(302);
  }
  await page.route('**/gallery/items*', (route) => route.abort('internetdisconnected'));
  await visit(page, '/gallery?tur=product');
  await expect(tiles(page)).toHaveCount(24);
  await tiles(page).last().click();
  const viewer = viewerOf(page);
  const next = viewer.getByRole('button', { name: 'Sonraki görsel' });
  await expect(viewer.getByText(/^24 \/ \d+$/)).toBeVisible();
  await next.click();
  await expect(viewer.getByRole('alert')).toHaveText('Görsel yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.');
  await page.unroute('**/gallery/items*');
  await next.click();
  await expect(viewer.getByText(/^25 \/ \d+$/)).toBeVisible();
  await expect(viewer.getByText('Ürün', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/^24 \/ \d+$/)).toBeVisible();
  const rows = withDatabase((database) =>
    database.prepare('select id from gallery where title like ?').all(`${prefix}%`),
  );
  for (const { id } of rows) {
    await adminPage.request.post('/admin/gallery', { form: { intent: 'delete', id: String(id) } });
  }
});

test('gallery fits every width', async ({ page }) => {
  await expectToFit(page, '/gallery');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('gallery: tabs are links, and a tile is a link to the large picture', async ({ page, request }) => {
    await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
    await page.getByRole('navigation', { name: 'Galeri filtresi' }).getByRole('link', { name: 'Projeler' }).click();
    await expect(page).toHaveURL('/gallery?tur=project');
    const answer = await request.get((await tiles(page).first().getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

test('where the file of a picture is lost, quiet boards are drawn in its place', async ({ page, allow }) => {
  allow(404);
  await page.route('**/pictures/**', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/[0-9a-f]{32}/, '0'.repeat(32)),
    }),
  );
  await page.goto('/gallery');
  const first = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
