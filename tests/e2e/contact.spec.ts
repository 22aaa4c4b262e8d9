import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { withDatabase } from '#tests/support/e2e-rows.ts';
import { readForms, withoutScripts } from '#tests/support/html-forms.ts';
import { comeFromOwnAddress, open, openAndTakeTime, uniqueText } from '#tests/support/visitor.ts';

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
  test(`the form of ${address} is sent, and leads to the top of the thank-you page`, async ({
    page,
    adminPage,
    allow,
  }) => {
    allow(`${address}.data`);
    await openAndTakeTime(page, address);
    await expect(form(page).getByLabel('Mesajınız')).toHaveAttribute('rows', '4');
    const values = await fillIn(page);
    await test.step('when our own server cannot be reached, the banner shows and the text stays', async () => {
      await expectBannerWithoutServer(page, address, values);
      await page.unroute(`**${address}.data*`);
    });
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
      const list = await adminPage.request.get(`/admin/messages?q=${encodeURIComponent(values.name)}`);
      expect(
        withoutScripts(await list.text()).match(new RegExp(`<li\\b[^>]*>(?:(?!</li>).)*${values.name}`, 'gs')),
      ).toHaveLength(1);
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

test('a form that gets no answer keeps its text, and is sent at last', async ({ page }) => {
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
  await sendButton(page).click();
  await expect(page).toHaveURL('/tesekkurler');
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

// That the browser measures the time: presses-before-scripts.spec.ts.
for (const [what, sent] of [
  ['fills in the hidden field', { website: 'https://example.com' }],
  ['sends within two seconds', { elapsed: '1999' }],
] as const)
  test(`a program that ${what} is thanked, and nothing is stored`, async ({ context: { request } }) => {
    const forms = readForms(await (await request.get('/contact')).text());
    const fields = forms.find((one) => 'message' in one.fields)?.fields;
    expect(fields).toMatchObject({ website: '' });
    const name = uniqueText('Ayşe Işık');
    const written = { name, email: 'ok@example.com', phone: '0555 555 01 23', message: uniqueText('40 m² teras.') };
    const answer = await request.post('/contact', { form: { ...fields, ...written, ...sent }, maxRedirects: 0 });
    expect(answer.headers().location).toBe('/tesekkurler');
    expect(countStored(name)).toBe(0);
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

  // Sent: old-browsers.spec.ts.
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

  test('a fourth message within ten minutes is refused', async ({ context: { request } }) => {
    const written = { name: 'Ayşe Işık', phone: '0555 555 01 23', message: uniqueText('40 m² teras.') };
    const send = async () => {
      const answer = await request.post('/contact', { form: { ...written, email: 'refuse-4@example.com' } });
      return withoutScripts(await answer.text());
    };
    for (let time = 0; time < 3; time += 1) expect(await send()).toContain(FAILURE);
    expect(await send()).toContain('Kısa sürede çok sayıda mesaj gönderdiniz.');
  });
});
