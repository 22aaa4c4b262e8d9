import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { withDatabase } from '#tests/support/e2e-rows.ts';
import {
  comeFromOwnAddress,
  open,
  openAndTakeTime,
  openWithoutTime,
  uniqueText,
  untilHydrated,
  visit,
} from '#tests/support/visitor.ts';

const TILE_SERVER = 'https://tile.openstreetmap.org';
const TILES = `${TILE_SERVER}/**`;
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const FAILURE = 'Bir hata oluştu. Lütfen tekrar deneyin.';

test.beforeEach(({ context }) => comeFromOwnAddress(context));

const form = (page: Page) => page.locator('form', { has: page.getByRole('button', { name: 'Mesajı Gönder' }) });
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Mesajı Gönder' });

/** `answer` is what the form service will say to this sender. */
async function fillIn(page: Page, answer: 'ok' | 'refuse' = 'ok') {
  const values = {
    name: uniqueText('Ayşe Işık'),
    email: `${answer}-${uniqueText('x').replace(' ', '')}@example.com`,
    phone: '0555 555 01 23',
    message: uniqueText('Kadıköy’de 40 m² teras için fiyat rica ederim.'),
  };
  await form(page).getByLabel('Adınız soyadınız').fill(values.name);
  await form(page).getByLabel('E-posta').fill(values.email);
  await form(page).getByLabel('Telefon').fill(values.phone);
  await form(page).getByLabel('Mesajınız').fill(values.message);
  return values;
}

async function expectKept(page: Page, values: Awaited<ReturnType<typeof fillIn>>) {
  await expect(form(page).getByLabel('Adınız soyadınız')).toHaveValue(values.name);
  await expect(form(page).getByLabel('E-posta')).toHaveValue(values.email);
  await expect(form(page).getByLabel('Telefon')).toHaveValue(values.phone);
  await expect(form(page).getByLabel('Mesajınız')).toHaveValue(values.message);
  await expect(sendButton(page)).toBeEnabled();
}

const countStored = (name: string) =>
  withDatabase((database) => database.prepare('select id from messages where name = ?').all(name).length);

test('what the contact page shows, and what its form asks for', async ({ page, allow }) => {
  allow(400);
  await openAndTakeTime(page, '/contact');
  await test.step('the page shows the showroom, both kinds of hours, phone and e-mail', async () => {
    await expect(page).toHaveTitle('İletişim | Örnek Kompozit');
    const block = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(block('Showroom')).toContainText('Örnek Mah. Sahil Cad. No: 12, Kadıköy / İstanbul');
    await expect(block('Showroom').getByRole('definition')).toHaveText(['09:00 – 18:00', 'Kapalı']);
    await expect(block('Showroom').getByRole('term')).toHaveText(['Pazartesi – Cumartesi', 'Pazar']);
    await expect(block('Müşteri hattı').getByRole('link', { name: '+90 212 555 01 23' })).toHaveAttribute(
      'href',
      'tel:+902125550123',
    );
    await expect(block('Müşteri hattı').getByRole('link', { name: 'info@example.com' })).toHaveAttribute(
      'href',
      'mailto:info@example.com',
    );
    await expect(block('Çalışma saatleri').getByRole('term')).toHaveText(['Pazartesi – Cuma', 'Cumartesi', 'Pazar']);
    await expect(block('Çalışma saatleri').getByRole('definition')).toHaveText([
      '09:00 – 18:00',
      '10:00 – 15:00',
      'Kapalı',
    ]);
  });
  await test.step('the form stands beside a link to the privacy notice', async () => {
    await expect(form(page).getByRole('link', { name: 'Gizlilik Politikası' })).toHaveAttribute('href', '/privacy');
  });
  await test.step('name, e-mail, phone and message are all required', async () => {
    await sendButton(page).click();
    for (const text of [
      'Adınızı yazın.',
      'E-posta adresinizi yazın.',
      'Telefon numaranızı yazın.',
      'Mesajınızı yazın.',
    ]) {
      await expect(form(page).getByText(text)).toBeVisible();
    }
    await expect(form(page).getByLabel('Adınız soyadınız')).toBeFocused();
    await expect(form(page).getByLabel('E-posta')).toHaveAttribute('type', 'email');
    await expect(form(page).getByLabel('Telefon')).toHaveAttribute('type', 'tel');
  });
  await test.step('an incomplete e-mail address is named, and nothing typed is lost', async () => {
    const values = await fillIn(page);
    await form(page).getByLabel('E-posta').fill('ayse@');
    await sendButton(page).click();
    await expect(form(page).getByText('E-posta adresi eksik görünüyor.')).toBeVisible();
    await expect(form(page).getByLabel('E-posta')).toBeFocused();
    await expectKept(page, { ...values, email: 'ayse@' });
  });
});

/** The form's data waits until the returned function is called. */
async function holdAnswer(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${address}.data*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const address of ['/contact', '/about']) {
  test(`the form of ${address} is sent, and leads to the top of the thank-you page`, { tag: '@phone' }, async ({
    page,
    adminPage,
  }) => {
    await openAndTakeTime(page, address);
    await expect(form(page).getByLabel('Mesajınız')).toHaveAttribute('rows', '4');
    const { name } = await fillIn(page);
    // On a phone the form is far below; on a wide screen it is scrolled to here.
    await page.evaluate(() => scrollBy(0, 100));
    const answer = await holdAnswer(page, address);
    await sendButton(page).click();
    await test.step('while sending, the button is disabled under "Mesajınız Gönderiliyor..."', async () => {
      await expect(page.getByText('Mesajınız Gönderiliyor...')).toBeVisible();
      await expect(sendButton(page)).toBeDisabled();
    });
    answer();
    await expect(page).toHaveURL('/tesekkurler');
    // The address changes a moment before the page does, and the form's page has such a heading too.
    const thanks = page.getByRole('heading', { level: 1, name: 'Teşekkürler, mesajınız bize ulaştı.', exact: true });
    await expect(thanks).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await test.step('staff have the message', async () => {
      await visit(adminPage, `/admin/messages?q=${encodeURIComponent(name)}`);
      const message = adminPage.getByRole('main').getByRole('listitem').filter({ hasText: name });
      await expect(message).toHaveCount(1);
    });
  });
}

test('the thank-you page opens at its top when the form is sent before the scripts came', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await open(page, '/contact');
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL('/tesekkurler');
  await expect(page.getByRole('heading', { level: 1, name: /^Teşekkürler/ })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a form that gets no answer keeps its text, and is sent at last', async ({ page, allow }) => {
  allow('contact.data');
  await openAndTakeTime(page, '/contact');
  const values = await fillIn(page);
  await test.step('a page that comes back from the back/forward cache waits for nothing', async () => {
    await page.route('**/contact.data*', () => {});
    await sendButton(page).click();
    await expect(page.getByText('Mesajınız Gönderiliyor...')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByText('Mesajınız Gönderiliyor...')).toBeHidden();
    await expectKept(page, values);
    await page.unroute('**/contact.data*');
  });
  await test.step('when our own server cannot be reached, the banner shows', async () => {
    await expectBannerWithoutServer(page, '/contact', values);
  });
  await page.unroute('**/contact.data*');
  await sendButton(page).click();
  await expect(page).toHaveURL('/tesekkurler');
});

test('when our own server cannot be reached, /about shows the banner and keeps the text', async ({ page, allow }) => {
  allow('/about.data');
  await openAndTakeTime(page, '/about');
  await expectBannerWithoutServer(page, '/about', await fillIn(page));
});

async function expectBannerWithoutServer(page: Page, path: string, values: Awaited<ReturnType<typeof fillIn>>) {
  await page.route(`**${path}.data*`, (route) => route.abort('connectionrefused'));
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(FAILURE);
  await expectKept(page, values);
}

test('a form service that refuses, time after time', async ({ page, allow }) => {
  allow(429, 502);
  await openAndTakeTime(page, '/contact');
  const values = await fillIn(page, 'refuse');
  await test.step('the banner shows, the text stays and the message is kept', async () => {
    await sendAndExpectRefusal(page);
    await expect(page.getByRole('alert')).toHaveText(FAILURE);
    await expectKept(page, values);
    // A second try updates the stored message.
    await sendAndExpectRefusal(page);
    await expect(page.getByText('Mesajınız Gönderiliyor...')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText(FAILURE);
    expect(countStored(values.name)).toBe(1);
  });
  await test.step('a sixth message within ten minutes is refused in clear words', async () => {
    for (let time = 2; time < 5; time += 1) await sendAndExpectRefusal(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Kısa sürede çok sayıda mesaj gönderdiniz.');
    await expectKept(page, values);
  });
});

async function sendAndExpectRefusal(page: Page) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await sendButton(page).click();
  expect((await answered).status()).toBe(502);
  await expect(sendButton(page)).toBeEnabled();
}

test('a program that fills in the hidden field is thanked, and nothing is stored', async ({ page }) => {
  await openAndTakeTime(page, '/contact');
  const { name } = await fillIn(page);
  await form(page).locator('input[name=website]').fill('https://example.com', { force: true });
  await sendButton(page).click();
  await expect(page).toHaveURL('/tesekkurler');
  expect(countStored(name)).toBe(0);
});

test('a program that sends within two seconds is thanked, and nothing is stored', async ({ page }) => {
  await openWithoutTime(page, '/contact');
  const { name } = await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL('/tesekkurler');
  expect(countStored(name)).toBe(0);
});

test('the map is 400 px high and asks nothing of the tile server before it is wanted', { tag: '@phone' }, async ({
  page,
  allow,
}) => {
  allow(TILE_SERVER);
  const zooms = new Set<string>();
  await page.route(TILES, (route) => {
    zooms.add(new URL(route.request().url()).pathname.split('/')[1] ?? '');
    return route.fulfill({ contentType: 'image/png', body: TILE });
  });
  await open(page, '/contact');
  await untilHydrated(page);
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
  await open(page, '/contact');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect(page.getByText('Harita şu an tam yüklenemiyor')).toBeVisible();
  const place = page.getByRole('region', { name: 'Showroom’a nasıl gelinir?' });
  await expect(place).toContainText('Örnek Mah. Sahil Cad. No: 12, Kadıköy / İstanbul');
  await expect(place.getByRole('link', { name: 'Haritada aç' })).toBeVisible();
});

test('the thank-you page has the way home and the emergency phone', async ({ page }) => {
  await open(page, '/tesekkurler');
  const main = page.getByRole('main');
  await expect(main).toContainText('Acil hattımız: +90 212 555 01 23');
  await expect(main.getByRole('link', { name: '+90 212 555 01 23' })).toHaveAttribute('href', 'tel:+902125550123');
  await main.getByRole('link', { name: 'Ana Sayfaya Dön' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent', async ({ page }) => {
    await open(page, '/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL('/tesekkurler');
  });

  test('errors and failures come back with everything that was typed', async ({ page, allow }) => {
    allow(400, 502);
    await open(page, '/contact');
    const values = await fillIn(page, 'refuse');
    await form(page).getByLabel('Telefon').fill('');
    await sendButton(page).click();
    await expect(form(page).getByText('Telefon numaranızı yazın.')).toBeInViewport();
    await expectKept(page, { ...values, phone: '' });
    await form(page).getByLabel('Telefon').fill(values.phone);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(FAILURE);
    await expect(page.getByRole('alert')).toBeInViewport();
    await expectKept(page, values);
  });

  test('a fourth message within ten minutes is refused', async ({ page, allow }) => {
    allow(429, 502);
    await open(page, '/contact');
    await fillIn(page, 'refuse');
    for (let time = 0; time < 3; time += 1) {
      await sendButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(FAILURE);
    }
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Kısa sürede çok sayıda mesaj gönderdiniz.');
  });

  test('the address and the maps link stand in place of the map', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByRole('button', { name: 'Haritayı göster' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Haritada aç' })).toBeVisible();
  });
});
