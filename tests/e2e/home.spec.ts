import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { comeFromOwnAddress, open, uniqueText, untilHydrated } from '#tests/support/visitor.ts';

test.beforeEach(({ context }) => comeFromOwnAddress(context));

const slider = (page: Page) => page.getByRole('slider', { name: 'Öncesi ve sonrası karşılaştırması' });
const newsletter = (page: Page) => page.getByRole('region', { name: 'Ayda bir kısa mektup' });
const ownEmail = () => `${uniqueText('Abone').replace(' ', '.')}@example.com`;

test('what the home page shows, and where it leads', async ({ page }) => {
  await open(page, '/');
  await test.step('the sections are in the order that docs/behaviour.md gives', async () => {
    await expect(page).toHaveTitle('Dış mekân kompozit sistemleri | Örnek Kompozit');
    await expect(page.getByRole('main').locator('h1, h2')).toHaveText(
      [
        'Ahşabın sıcaklığı, dört mevsim dışarıda.',
        'Aynı teras, on gün sonra.',
        'Son tamamladığımız işler',
        'En çok tercih edilen sistemler',
        'Neden kompozit?',
        '2015’ten beri İstanbul’da dış mekân kuruyoruz.',
        'Ayda bir kısa mektup',
        'Örnekleri elinize alın',
        'Alanınızı anlatın, birlikte çizelim.',
      ],
      { useInnerText: true },
    );
  });
  await test.step('the hero links to the products and to the contact page', async () => {
    const hero = page.getByRole('main').locator('section').first();
    await expect(hero.getByRole('link', { name: 'Ürünleri İncele' })).toHaveAttribute('href', '/products');
    await expect(hero.getByRole('link', { name: 'Teklif Alın' })).toHaveAttribute('href', '/contact');
    await expect(hero.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
  await test.step('the figures say 10+ years of experience and 500+ completed projects', async () => {
    await expect(page.getByRole('listitem').filter({ hasText: '10+' })).toHaveText('10+Yıl Deneyim');
    await expect(page.getByRole('listitem').filter({ hasText: '500+' })).toHaveText('500+Tamamlanan Proje');
  });
  await test.step('links lead to all projects, all products, the about page and the contact page', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Tüm projeler' })).toHaveAttribute('href', '/projects');
    await expect(main.getByRole('link', { name: 'Tüm ürünler' })).toHaveAttribute('href', '/products');
    await expect(main.getByRole('link', { name: 'Hakkımızda daha fazlası' })).toHaveAttribute('href', '/about');
    await expect(main.getByRole('link', { name: 'Teklif Alın' }).last()).toHaveAttribute('href', '/contact');
  });
  await test.step('the composition is 65% wood fibre, 30% polymer and 5% additive', async () => {
    const board = page.getByRole('figure', { name: /Profilin bileşimi/ });
    await expect(board.getByRole('term')).toHaveText(['%65', '%30', '%5']);
    await expect(board.getByRole('definition')).toHaveText(['ahşap lifi', 'polimer', 'katkı']);
  });
  await test.step('the showroom card shows the address and hours, with a maps link', async () => {
    const card = page.getByRole('region', { name: 'Örnekleri elinize alın' });
    await expect(card).toContainText('Örnek Mah. Sahil Cad. No: 12, Kadıköy / İstanbul');
    await expect(card).toContainText('Pazartesi – Cumartesi 09:00 – 18:00');
    const maps = card.getByRole('link', { name: 'Haritada aç' });
    await expect(maps).toHaveAttribute('href', /maps.*40\.9829/);
    await expect(maps).toHaveAttribute('target', '_blank');
  });
  await test.step('the newsletter form stands beside a link to the privacy notice', async () => {
    await expect(newsletter(page).getByRole('link', { name: 'Gizlilik Politikası' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });
  await test.step('up to 3 featured projects, newest first, are linked by id and lead to their pages', async () => {
    const cards = page.locator('section', { hasText: 'Son tamamladığımız işler' }).locator('a.plate');
    const count = await cards.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    for (let index = 0; index < count; index += 1) {
      await expect(cards.nth(index)).toHaveAttribute('href', /^\/projects\/[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
    const title = await cards.first().getByRole('heading').textContent();
    await cards.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page).toHaveURL(/\/projects\/(?![0-9a-f]{8}-)[a-z0-9-]+$/);
  });
  await test.step('up to 4 popular products lead to their pages', async () => {
    await open(page, '/');
    const cards = page.locator('section', { hasText: 'En çok tercih edilen sistemler' }).locator('a.plate');
    const count = await cards.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(4);
    await expect(cards.first()).toHaveAttribute('href', /^\/products\/[a-z0-9-]+$/);
    const title = await cards.first().getByRole('heading').textContent();
    await cards.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
});

// By mouse and finger: tests/engines/site/slider.spec.ts.
test('the before/after slider starts at 50 percent and follows the keyboard', async ({ page }) => {
  await open(page, '/');
  await untilHydrated(page);
  await expect(slider(page)).toHaveValue('50');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Yüzde 50 öncesi');
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Yüzde 51 öncesi');
  await slider(page).press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Yüzde 0 öncesi');
  await expect(page.locator('.ba-after')).toHaveCSS('clip-path', 'inset(0px 0px 0px 0%)');
  await slider(page).press('End');
  await expect(page.locator('.ba-after')).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
});

test('the newsletter form', async ({ page, adminPage, allow }) => {
  allow('/newsletter');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const toastScripts = () => requests.filter((url) => /\/toast-/.test(url));
  await open(page, '/');
  await untilHydrated(page);
  await test.step('the newsletter form wants a whole e-mail address', async () => {
    const field = newsletter(page).getByLabel('E-posta adresiniz');
    await field.fill('ayse@');
    await newsletter(page).getByRole('button', { name: 'Abone Ol' }).click();
    await expect(newsletter(page)).toContainText('E-posta adresi eksik görünüyor.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('ayse@');
  });
  await test.step('the newsletter form says when it cannot reach us, and keeps the address', async () => {
    await page.route('**/newsletter', (route) => route.abort('internetdisconnected'));
    const field = newsletter(page).getByLabel('E-posta adresiniz');
    await field.fill('ayse@example.com');
    await newsletter(page).getByRole('button', { name: 'Abone Ol' }).click();
    await expect(newsletter(page)).toContainText('Kaydınızı şu anda alamadık.');
    await expect(field).toHaveValue('ayse@example.com');
  });
  await page.unroute('**/newsletter');
  expect(toastScripts(), 'a subscriber’s toast is all that loads the toasts’ code').toEqual([]);
  await test.step('the newsletter form thanks in a toast, for a known address as for a new one', async () => {
    const email = ownEmail();
    for (let time = 0; time < 2; time += 1) {
      await newsletter(page).getByLabel('E-posta adresiniz').fill(email);
      await newsletter(page).getByRole('button', { name: 'Abone Ol' }).click();
      const toast = page.getByRole('status').filter({ hasText: 'Teşekkürler, kaydınızı aldık.' });
      await expect(toast).toBeVisible();
      await expect(newsletter(page).getByLabel('E-posta adresiniz')).toHaveValue('');
      await toast.getByRole('button', { name: 'Kapat' }).click();
      await expect(toast).toBeHidden();
    }
    const list = await adminPage.request.get('/admin/messages/newsletter.csv');
    const lines = (await list.text()).split('\n').filter((line) => line.includes(email.toLowerCase()));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('kabul etmiş olursunuz');
  });
  expect(toastScripts()).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete, and the comparison shows both halves without a handle', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('main').locator('a.plate').first()).toBeVisible();
    await expect(page.locator('.ba-after')).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
    await expect(page.locator('.ba-grip')).toBeHidden();
    await expect(slider(page)).toBeHidden();
  });

  test('the newsletter form answers on the page', async ({ page }) => {
    await open(page, '/');
    await newsletter(page).getByLabel('E-posta adresiniz').fill(ownEmail());
    await newsletter(page).getByRole('button', { name: 'Abone Ol' }).click();
    await expect(page).toHaveURL('/?bulten=tamam#bulten');
    await expect(newsletter(page).getByRole('status')).toHaveText('Teşekkürler, kaydınızı aldık.');
    await open(page, '/');
    await expect(newsletter(page).getByRole('status')).toHaveCount(0);
    await newsletter(page).getByRole('button', { name: 'Abone Ol' }).click();
    await expect(newsletter(page)).toContainText('E-posta adresinizi yazın.');
    await newsletter(page).getByLabel('E-posta adresiniz').fill('ayse@');
    await newsletter(page).getByRole('button', { name: 'Abone Ol' }).click();
    await expect(newsletter(page)).toContainText('E-posta adresi eksik görünüyor.');
    await expect(newsletter(page).getByLabel('E-posta adresiniz')).toHaveValue('ayse@');
  });
});
