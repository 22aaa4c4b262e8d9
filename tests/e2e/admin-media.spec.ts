import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolation } from '#tests/support/accessibility.ts';
import { makeProduct, openProductForm, removeProduct } from '#tests/support/admin-products.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, insertRow, readRow, withDatabase } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const uploadInput = (page: Page) => page.getByLabel('Görsel yükle');
const tile = (page: Page, name: string) => page.getByRole('list', { name: 'Görseller' }).getByRole('link', { name });

async function uploadToLibrary(page: Page, ...names: string[]) {
  await visit(page, '/admin/media');
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

test('the library: upload, search, alt text and focal point that reach the page, replace in every place, delete', async ({
  adminPage: page,
}) => {
  const word = randomUUID().slice(0, 8);
  const [first, second] = [`havuz-${word}.jpg`, `ÇİT-${word}.jpg`];
  const third = `fazla-${randomUUID().slice(0, 8)}.jpg`;
  const panel = page.getByRole('complementary', { name: 'Seçili görsel' });
  await uploadToLibrary(page, first, second, third);
  await expectToast(page, '3 görsel yüklendi');
  const items = ['bir', 'iki'].map((name) => insertGalleryItem(`${name} ${word}`, `/images/${pathOf(first)}`));

  await test.step('the search forgives letters, and filters live in the address', async () => {
    await page.getByRole('searchbox', { name: 'Görsellerde ara' }).fill(`cit-${word}`);
    await page.getByRole('button', { name: 'Ara' }).click();
    await expect(tile(page, first)).toHaveCount(0);
    await expect(tile(page, second)).toBeVisible();
    await go(page, `/admin/media?q=${word}&goster=kullanilmayan`);
    await expect(page.getByRole('link', { name: 'Kullanılmıyor 1' })).toHaveAttribute('aria-current', 'true');
    await expect(tile(page, first)).toHaveCount(0);
  });

  await test.step('alt text and focal point', async () => {
    await go(page, `/admin/media?q=${word}`);
    await tile(page, first).click();
    const use = panel.getByRole('link', { name: `bir ${word}` });
    await expect(use).toHaveAttribute('href', `/admin/gallery/${items[0]}/edit`);
    await expectNoViolation(page, 'a picture of the library');
    const focal = panel.getByRole('button', { name: /Odak noktası/ });
    await focal.click({ position: { x: 10, y: 10 } });
    await focal.press('ArrowRight');
    await panel.getByLabel('Alt metin').fill('Havuz başında kum renkli deck');
    await panel.getByRole('button', { name: 'Kaydet' }).click();
    await expectToast(page, 'Görsel bilgileri kaydedildi');
    const gallery = await (await page.request.get('/gallery')).text();
    const shown = gallery.match(/<img[^>]*alt="Havuz başında kum renkli deck"[^>]*>/)?.[0];
    expect(shown).toMatch(/style="[^"]*object-position: ?\d+% \d+%/);
  });

  await test.step('a picture is replaced in every place, and brought back', async () => {
    const shown = () => items.map((id) => readRow('gallery', id)?.image_url);
    await page.getByRole('button', { name: '2 yerde birden değiştir' }).click();
    const picker = page.getByRole('dialog', { name: 'Görsel seçin' });
    await picker.getByRole('searchbox').fill(second);
    await picker.getByRole('button', { name: second }).click();
    await expectNoViolation(page, 'the picker');
    await picker.getByRole('button', { name: 'Bu görseli kullan' }).click();
    const question = page.getByRole('dialog', { name: '2 yerde değiştir' });
    await expect(question.getByText(/Yeni görsel 2 yerde görünecek: .*bir/)).toBeVisible();
    await question.getByRole('button', { name: '2 yerde değiştir' }).click();
    await expectToast(page, 'Görsel 2 yerde değişti.');
    expect(shown()).toEqual([`/images/${pathOf(second)}`, `/images/${pathOf(second)}`]);
    await page.getByRole('status').getByRole('button', { name: 'Geri al' }).click();
    await expectToast(page, 'Görsel değişikliği geri alındı.');
    expect(shown()).toEqual([`/images/${pathOf(first)}`, `/images/${pathOf(first)}`]);
  });

  await test.step('an unused picture is deleted', async () => {
    await go(page, `/admin/media?q=${third}`);
    await tile(page, third).click();
    await panel.getByRole('button', { name: 'Sil' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Görsel silindi');
    await expect(page.getByText('Aramanıza uyan görsel yok.')).toBeVisible();
  });
  for (const id of items) deleteRow('gallery', id);
});

test('the pictures of a product: from the library, and photographs of a phone', async ({ adminPage: page, allow }) => {
  test.slow();
  allow('/admin/uploads');
  const product = await makeProduct(page);
  await hidePreview(page);
  await openProductForm(page, product.id);

  await test.step('from the library in the order of choosing, and one of them becomes the main one', async () => {
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
  });

  await test.step('three photographs are shrunk, survive a lost connection and arrive in order', async () => {
    const word = randomUUID().slice(0, 8);
    const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
    // Lies on its side, as phones store photographs that were taken upright, with the film that they append to it: large
    // because of that, so that the browser has little to calculate.
    const picture = await sharp({ create: { width: 2640, height: 1980, channels: 3, background: '#888' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const photograph = Buffer.concat([picture, Buffer.alloc(5_242_880)]);
    const names = Array.from({ length: 3 }, (_, index) => `foto-${word}-${String(index + 1).padStart(2, '0')}.jpg`);
    const files = names.map((name) => join(folder, name));
    for (const file of files) await writeFile(file, photograph);

    let requests = 0;
    await page.route('**/admin/uploads', async (route) => {
      requests += 1;
      if (requests === 2) await route.abort('connectionreset');
      else await route.continue();
    });
    await go(page, `/admin/products/${product.id}/edit`);
    await page.getByLabel('Galeri: gorsel ekle').setInputFiles(files);
    const offer = page.getByRole('alertdialog', { name: 'Bu fotoğraflar siteye büyük geldi' });
    await expect(offer.getByText("Dosya boyutu 5MB'dan buyuk olamaz")).toBeVisible({ timeout: 30_000 });
    await expect(offer.getByText(/^3 fotoğraf, \d+(,\d)? MB → yaklaşık/)).toBeVisible();
    await offer.getByRole('button', { name: 'Küçültüp yükle' }).click();
    const retry = page.getByRole('button', { name: 'Yeniden dene' });
    // One photograph is shrunk and sent first.
    await expect(retry).toBeVisible({ timeout: 120_000 });
    await expectToast(page, `${names[1]}: Galeri gorseli yuklenirken hata olustu`);
    await retry.click();
    await expect(page.getByRole('combobox', { name: 'Gorsel 5: renk' })).toBeVisible({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, 'Urun basariyla guncellendi');

    const rows = withDatabase((database) =>
      database
        .prepare(
          `select pictures.name, pictures.width, pictures.height from product_images
           join pictures on '/images/' || pictures.path = product_images.image_url
           where product_id = ? and pictures.name like 'foto-%' order by position`,
        )
        .all(product.id),
    );
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(new Set(rows.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['1920 × 2560']));
    await rm(folder, { recursive: true });
  });
  await removeProduct(page, product);
});
