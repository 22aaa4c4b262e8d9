import { expect, test } from '#tests/support/e2e.ts';
import { open, visit } from '#tests/support/visitor.ts';

const TILE_SERVER = 'https://tile.openstreetmap.org';
const TILES = `${TILE_SERVER}/**`;
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the map is 400 px high and asks nothing of the tile server before it is wanted', async ({ page, allow }) => {
  allow(TILE_SERVER);
  const zooms = new Set<string>();
  await page.route(TILES, (route) => {
    zooms.add(new URL(route.request().url()).pathname.split('/')[1] ?? '');
    return route.fulfill({ contentType: 'image/png', body: TILE });
  });
  await visit(page, '/contact');
  const show = page.getByRole('button', { name: 'Haritayı göster' });
  await show.scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Haritada aç' })).toHaveAttribute('href', /maps.*40\.9829/);
  expect(zooms.size).toBe(0);
  await show.click();
  const map = page.getByRole('region', { name: /^Showroom: Örnek Mah/ });
  await expect(map).toBeVisible();
  await expect(map.getByTitle(/^Showroom: /)).toBeInViewport();
  await expect(map).toContainText('© OpenStreetMap katkıcıları');
  expect((await map.boundingBox())?.height).toBe(400);
  await expect.poll(() => [...zooms]).toEqual(['13']);
});

test('when the tiles fail, the address and the maps link still serve', async ({ page, allow }) => {
  allow(TILE_SERVER);
  await page.route(TILES, (route) => route.abort('failed'));
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(page.getByText('Harita şu an tam yüklenemiyor')).toBeVisible();
  const place = page.getByRole('region', { name: 'Showroom’a nasıl gelinir?' });
  await expect(place).toContainText('Örnek Mah. Sahil Cad. No: 12, Kadıköy / İstanbul');
  await expect(place.getByRole('link', { name: 'Haritada aç' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address and the maps link stand in place of the map', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByRole('button', { name: 'Haritayı göster' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Haritada aç' })).toBeVisible();
  });
});
