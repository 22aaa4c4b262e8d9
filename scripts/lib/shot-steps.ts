// Steps before a screenshot is taken. Each one waits until its effect is visible.

import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const JPEG = { name: 'teras.jpg', mimeType: 'image/jpeg' };

export async function followFirst(page: Page, selector: string): Promise<void> {
  await page.goto((await page.locator(selector).first().getAttribute('href')) ?? '/', { waitUntil: 'networkidle' });
}

export async function scrollPastHero(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('navigation', { name: 'Ana menü (sabit)' })).toBeVisible();
}

export async function openMenu(page: Page): Promise<void> {
  await page.locator('.site-menu > summary').first().click();
}

export async function hoverProducts(page: Page): Promise<void> {
  await page.locator('.has-dropdown > a').first().hover();
  await expect(page.locator('.dropdown').first()).toBeVisible();
}

/** Follows a link of the menu whose page never loads. */
export async function loadSlowly(page: Page, link: string, address: string): Promise<void> {
  await page.route(`**${address}.data*`, () => {});
  const phone = (page.viewportSize()?.width ?? 0) < 768;
  if (phone && !address.startsWith('/admin')) await openMenu(page);
  await page.getByRole('link', { name: link, exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('status').filter({ visible: true }).first().waitFor();
  // The spinner of the back-office appears only after a delay.
  const veil = page.locator('.wait-veil');
  if ((await veil.count()) > 0) await expect(veil).toHaveCSS('opacity', '1');
}

export async function openQuestion(page: Page): Promise<void> {
  await page.locator('.acc summary').last().click();
}

export async function openViewer(page: Page): Promise<void> {
  const pictures = page.getByRole('link', { name: /, büyüt$/ });
  await pictures.nth(Math.min(2, (await pictures.count()) - 1)).click();
  await page.locator('dialog.viewer[open]').waitFor();
}

export async function sendEmpty(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

export async function sendAndHold(page: Page): Promise<void> {
  await page.route('**/contact.data*', () => {});
  await send(page);
  await page.getByText('Mesajınız Gönderiliyor...').waitFor();
}

export async function failToSend(page: Page): Promise<void> {
  await page.route('**/contact.data*', (route) => route.abort());
  await send(page);
  await page.getByRole('alert').waitFor();
}

async function send(page: Page): Promise<void> {
  await page.getByLabel('Adınız soyadınız').fill('Ayşe Işık');
  await page.locator('form input[name=email]').last().fill('ayse@example.com');
  await page.getByLabel('Telefon').fill('0555 555 01 23');
  await page.getByLabel('Mesajınız').fill('Kadıköy’de 40 m² teras için fiyat rica ederim.');
  // The form refuses what is sent faster than a person can type.
  await page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 5000;
  });
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
}

export async function submitEmpty(page: Page): Promise<void> {
  await page.locator('main button[type=submit].btn-primary, .save-bar button[type=submit]').last().click();
  await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
}

export async function confirmDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sil/ }).filter({ visible: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
}

export async function openOrdering(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siralamayi Duzenle' }).click();
  await page.getByRole('button', { name: 'Siralamayi Bitir' }).waitFor();
}

export async function typeAndLeave(page: Page): Promise<void> {
  await page.locator('[name=title]').fill('Yarım kalan');
  await page.getByRole('link', { name: 'Iptal' }).click();
  await page.getByRole('alertdialog').waitFor();
}

export async function holdUpload(page: Page): Promise<void> {
  await page.route('**/admin/uploads*', () => {});
  // From the last to the first, because a field that uploads has no input.
  for (const input of [page.locator('input[type=file]').last(), page.locator('input[type=file]').first()]) {
    await input.setInputFiles({ ...JPEG, buffer: Buffer.alloc(400_000, 1) });
  }
  await page.getByRole('progressbar').first().waitFor();
}

export async function chooseTooLarge(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...JPEG, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await page.getByRole('alert').first().waitFor();
}

/** A photograph as a phone takes it: large, and a picture. */
export async function choosePhotograph(page: Page): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 4032, height: 3024, channels: 3, background: '#888', noise } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...JPEG, buffer });
  await page.getByRole('alertdialog').waitFor();
}

export async function openPicker(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /kitapliktan sec/i })
    .first()
    .click();
  const tiles = page.getByRole('dialog').locator('.tile');
  await tiles.nth(1).click();
}

export async function fillProductForm(page: Page): Promise<void> {
  await page.locator('[name=title]').fill(`Deneme Panel ${page.viewportSize()?.width}`);
  await page.getByLabel('Kategori').selectOption('decorative_panel');
  await page.locator('[name=description]').fill('Kısa bir açıklama.');
  await page.getByRole('button', { name: 'Olustur' }).click();
  await page.getByText('Urun basariyla olusturuldu').waitFor();
}
