import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { makeProduct, openProductForm, removeProduct } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, insertRow, readRow, withDatabase } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';

const uploadInput = (page: Page) => page.getByLabel('Görsel yükle');
const tile = (page: Page, name: string) => page.getByRole('list', { name: 'Görseller' }).getByRole('link', { name });

async function uploadToLibrary(page: Page, ...names: string[]) {
  await page.goto('/admin/media');
  const files = names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await makeJpeg() }));
  await uploadInput(page).setInputFiles(await Promise.all(files));
  for (const name of names) await expect(tile(page, name)).toBeVisible();
}

function insertGalleryItem(title: string, image_url: string): string {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const flags = process.env.E2E_DATABASE_URL ? { is_active: 'true' } : { is_active: 1 };
  const row = { id, title, type: 'product', image_url, search_text: title, created_at: now, updated_at: now, ...flags };
  insertRow('gallery', row);
  return id;
}

const pathOf = (name: string) =>
  String(withDatabase((database) => database.prepare('select path from pictures where name = ?').get(name))?.path);

test('the library: upload, search, alt text and focal point that reach the page, delete', async ({
  adminPage: page,
}) => {
  const word = randomUUID().slice(0, 8);
  const [first, second] = [`havuz-${word}.jpg`, `ÇİT-${word}.jpg`];
  await uploadToLibrary(page, first, second);
  await expectToast(page, '2 görsel yüklendi');
  const item = insertGalleryItem(`Kitaplık ${word}`, `/images/${pathOf(first)}`);

  await test.step('the search forgives letters, and filters live in the address', async () => {
    await page.getByRole('searchbox', { name: 'Görsellerde ara' }).fill(`cit-${word}`);
    await page.getByRole('button', { name: 'Ara' }).click();
    await expect(tile(page, second)).toBeVisible();
    await expect(tile(page, first)).toHaveCount(0);
    await page.goto(`/admin/media?q=${word}&goster=kullanilmayan`);
    await expect(page.getByRole('link', { name: 'Kullanılmıyor 1' })).toHaveAttribute('aria-current', 'true');
    await expect(tile(page, first)).toHaveCount(0);
  });

  await test.step('alt text and focal point', async () => {
    await page.goto(`/admin/media?q=${word}`);
    await tile(page, first).click();
    const panel = page.getByRole('complementary', { name: 'Seçili görsel' });
    await expect(panel.getByRole('link', { name: `Kitaplık ${word}` })).toHaveAttribute(
      'href',
      `/admin/gallery/${item}/edit`,
    );
    await expectNoViolation(page, 'a picture of the library');
    const focal = panel.getByRole('button', { name: /Odak noktası/ });
    await focal.click({ position: { x: 10, y: 10 } });
    await focal.press('ArrowRight');
    await panel.getByLabel('Alt metin').fill('Havuz başında kum renkli deck');
    await panel.getByRole('button', { name: 'Kaydet' }).click();
    await expectToast(page, 'Görsel bilgileri kaydedildi');
    await page.goto('/gallery');
    const shown = page.getByRole('img', { name: 'Havuz başında kum renkli deck' });
    await expect(shown).toHaveAttribute('style', /object-position: ?\d+% \d+%/);
  });

  await test.step('a used picture is not deleted, an unused one is', async () => {
    deleteRow('gallery', item);
    await page.goto(`/admin/media?q=${word}`);
    for (const name of [first, second]) {
      await tile(page, name).click();
      const panel = page.getByRole('complementary', { name: 'Seçili görsel' });
      await panel.getByRole('button', { name: 'Sil' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
      await expectToast(page, 'Görsel silindi');
    }
    await expect(page.getByText('Aramanıza uyan görsel yok.')).toBeVisible();
  });
});

test('a picture is replaced in every place, and brought back', async ({ adminPage: page }) => {
  const word = randomUUID().slice(0, 8);
  const [old, next] = [`eski-${word}.jpg`, `yeni-${word}.jpg`];
  await uploadToLibrary(page, old, next);
  const items = ['bir', 'iki'].map((name) => insertGalleryItem(`${name} ${word}`, `/images/${pathOf(old)}`));
  const shown = () => items.map((id) => readRow('gallery', id)?.image_url);
  await page.goto(`/admin/media?q=${word}`);
  await tile(page, old).click();
  await page.getByRole('button', { name: '2 yerde birden değiştir' }).click();
  const picker = page.getByRole('dialog', { name: 'Görsel seçin' });
  await picker.getByRole('searchbox').fill(next);
  await picker.getByRole('button', { name: next }).click();
  await expectNoViolation(page, 'the picker');
  await picker.getByRole('button', { name: 'Bu görseli kullan' }).click();
  const question = page.getByRole('dialog', { name: '2 yerde değiştir' });
  await expect(question.getByText(/Yeni görsel 2 yerde görünecek: .*bir/)).toBeVisible();
  await question.getByRole('button', { name: '2 yerde değiştir' }).click();
  await expectToast(page, 'Görsel 2 yerde değişti.');
  expect(shown()).toEqual([`/images/${pathOf(next)}`, `/images/${pathOf(next)}`]);
  await page.getByRole('status').getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Görsel değişikliği geri alındı.');
  expect(shown()).toEqual([`/images/${pathOf(old)}`, `/images/${pathOf(old)}`]);
  for (const id of items) deleteRow('gallery', id);
});

test('a product takes pictures from the library in the order of choosing, and one of them becomes the main one', async ({
  adminPage: page,
}) => {
  const product = await makeProduct(page);
  await openProductForm(page, product.id);
  await page.getByRole('button', { name: 'Galeri: kitapliktan sec' }).click();
  const picker = page.getByRole('dialog', { name: 'Görsel seçin' });
  await picker.getByRole('button', { name: 'deck-kum.jpg' }).click();
  await picker.getByRole('button', { name: 'before.jpg' }).focus();
  await page.keyboard.press('Enter');
  await picker.getByRole('button', { name: '2 görseli kullan' }).click();
  await page.getByRole('button', { name: 'Gorsel 2: ana gorsel yap' }).click();
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Urun basariyla guncellendi');
  const images = withDatabase((database) =>
    database.prepare('select image_url from product_images where product_id = ? order by position').all(product.id),
  );
  expect(images.map(({ image_url }) => image_url)).toEqual(['/images/demo/deck-kum.jpg', '/images/site/before.jpg']);
  expect(readRow('products', product.id)?.main_image).toBe('/images/site/before.jpg');
  await removeProduct(page, product);
});

test('twelve photographs of a phone are shrunk, survive a lost connection and arrive in order', async ({
  adminPage: page,
  allow,
}) => {
  test.slow();
  allow('/admin/uploads');
  const word = randomUUID().slice(0, 8);
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  // Lies on its side, as phones store photographs that were taken upright.
  const photograph = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photograph.byteLength).toBeGreaterThan(5_242_880);
  const names = Array.from({ length: 12 }, (_, index) => `foto-${word}-${String(index + 1).padStart(2, '0')}.jpg`);
  const files = names.map((name) => join(folder, name));
  for (const file of files) await writeFile(file, photograph);

  let requests = 0;
  await page.route('**/admin/uploads', async (route) => {
    requests += 1;
    if (requests === 5) await route.abort('connectionreset');
    else await route.continue();
  });
  const product = await makeProduct(page);
  await openProductForm(page, product.id);
  await page.getByLabel('Galeri: gorsel ekle').setInputFiles(files);
  const offer = page.getByRole('alertdialog', { name: 'Bu fotoğraflar siteye büyük geldi' });
  await expect(offer.getByText("Dosya boyutu 5MB'dan buyuk olamaz")).toBeVisible({ timeout: 30_000 });
  await expect(offer.getByText(/^12 fotoğraf, \d+(,\d)? MB → yaklaşık/)).toBeVisible();
  await offer.getByRole('button', { name: 'Küçültüp yükle' }).click();
  const retry = page.getByRole('button', { name: 'Yeniden dene' });
  // Four photographs are shrunk and sent first.
  await expect(retry).toBeVisible({ timeout: 120_000 });
  await expectToast(page, `${names[4]}: Galeri gorseli yuklenirken hata olustu`);
  await retry.click();
  await expect(page.getByRole('combobox', { name: 'Gorsel 12: renk' })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Urun basariyla guncellendi');

  const rows = withDatabase((database) =>
    database
      .prepare(
        `select pictures.name, pictures.width, pictures.height from product_images
         join pictures on '/images/' || pictures.path = product_images.image_url
         where product_id = ? order by position`,
      )
      .all(product.id),
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
  expect(new Set(rows.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['1920 × 2560']));
  await removeProduct(page, product);
  await rm(folder, { recursive: true });
});
