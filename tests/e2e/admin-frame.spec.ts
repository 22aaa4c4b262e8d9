import type { Page } from '@playwright/test';
import { uniqueName } from '#tests/support/admin-products.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { insertMessage } from '#tests/support/e2e-messages.ts';
import { deleteRow, readRow, withDatabase } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const ENTRIES = [
  ['Dashboard', '/admin/dashboard'],
  ['Bloglar', '/admin/blogs'],
  ['Urunler', '/admin/products'],
  ['Projeler', '/admin/projects'],
  ['Galeri', '/admin/gallery'],
  ['Renkler', '/admin/colors'],
] as const;

/** Sidebar or, on a phone, strip of tabs: whichever is shown. */
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Yönetim menüsü' });

/** Ends the session on the server while the page stays open, as after a week or a sign-out elsewhere. */
const endSession = (page: Page) => page.request.post('/admin/logout');

async function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('E-posta')).toHaveValue(ADMIN.email);
  await dialog.getByLabel('Şifre').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(dialog).toBeHidden();
}

test('the menu has six entries and marks the current one; the top bar leads home and names the unread messages', {
  tag: '@phone',
}, async ({ adminPage: page, isMobile }) => {
  const { id } = insertMessage();
  await visit(page, '/admin/dashboard');
  const links = menuOf(page).getByRole('link');
  await expect(links).toHaveText(ENTRIES.map(([label]) => label));
  for (const [label, path] of isMobile ? ENTRIES.slice(4) : ENTRIES) {
    await menuOf(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(menuOf(page).locator('[aria-current=page]')).toHaveText(label);
  }
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Admin Paneli' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await bar.getByRole('link', { name: isMobile ? /^\d+ okunmamış mesaj$/ : /^Mesajlar \d+ okunmamış$/ }).click();
  await expect(page).toHaveURL('/admin/messages');
  deleteRow('messages', id);
});

test('the dashboard and the number of unread messages', async ({ adminPage: page, allow }) => {
  allow('/admin/dashboard');
  // Newer than what other tests write meanwhile: the card shows the newest three.
  const { id, name } = insertMessage({
    message: 'Terasım için fiyat alabilir miyim?',
    created_at: '2090-01-01T09:00:00.000Z',
  });
  await visit(page, '/admin/dashboard');
  await test.step('the dashboard has five counters, a card of unread messages and the quick actions', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
    const card = page.getByRole('region', { name: 'Okunmamis mesajlar' });
    await expect(card.getByRole('link', { name })).toContainText('Terasım için fiyat alabilir miyim?');
    await expect(card.getByRole('link', { name: 'Tumu' })).toHaveAttribute('href', '/admin/messages');
    for (const action of ['Yeni Urun Ekle', 'Yeni Proje Ekle', 'Yeni Blog Yazisi', 'E-katalog indir (PDF)'])
      await expect(main.getByRole('link', { name: action })).toBeVisible();
    const site = main.getByRole('link', { name: 'Site bilgileri ve sayfalar' });
    await expect(site).toHaveAttribute('href', '/admin/site');
  });
  await test.step('the dashboard counts five kinds of content, each linking to its list', async () => {
    await expect(page.getByText('Sitenizdeki icerikler')).toBeVisible();
    const cards = page.getByRole('main').getByRole('list').first().getByRole('link');
    await expect(cards).toHaveText([
      /Blog Yazilari\s*\d+/,
      /Urunler\s*\d+/,
      /Projeler\s*\d+/,
      /Galeri\s*\d+/,
      /Renkler\s*\d+/,
    ]);
    const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/admin/blogs', '/admin/products', '/admin/projects', '/admin/gallery', '/admin/colors']);
    await expect(page.getByRole('heading', { name: 'Hizli islemler' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Siteyi Goruntule/ })).toHaveAttribute('target', '_blank');
  });
  await test.step('the keyboard reaches the content first', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#icerik$/);
  });
  deleteRow('messages', id);
  await test.step('the number of unread messages follows reading and new messages without a reload', async () => {
    const badge = page.getByRole('banner').getByRole('link', { name: /^Mesajlar/ });
    const stored = () =>
      withDatabase((database) => database.prepare('select count(*) as n from messages where read_at is null').get()?.n);
    // For the screens that come, a minute is half a second.
    await page.evaluate(() => {
      const real = window.setInterval.bind(window);
      const fast = (work: TimerHandler, ms = 0) => real(work, ms / 120);
      Object.assign(window, { setInterval: fast });
    });
    await go(page, '/admin/account');
    const { id, name } = insertMessage();
    // Other tests write messages at the same time, so the number is compared with the rows, minute by minute.
    const expectFollows = () =>
      expect(async () => {
        const unread = Number(stored());
        const name = unread > 0 ? `Mesajlar ${unread > 99 ? '99+' : unread} okunmamış` : 'Mesajlar';
        await expect(badge).toHaveAccessibleName(name, { timeout: 1_000 });
      }).toPass();
    await expectFollows();
    await go(page, `/admin/messages/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.poll(() => readRow('messages', id)?.read_at).toBeTruthy();
    await expectFollows();
    await page.getByRole('link', { name: 'Admin Paneli' }).click();
    await expect(page.getByRole('region', { name: 'Okunmamis mesajlar' })).not.toContainText(name);
    deleteRow('messages', id);
  });
  await test.step('a spinner is shown while the server checks the session for another page', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/admin/colors.data*', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await menuOf(page).getByRole('link', { name: 'Renkler' }).click();
    const spinner = page.getByRole('status').filter({ hasText: 'Yükleniyor...' });
    await expect(spinner).toBeVisible();
    answered.resolve();
    await expect(page.getByRole('heading', { name: 'Renk Yönetimi' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });
  await test.step('the dashboard is shown without its numbers when the server gives no answer', async () => {
    await page.route('**/admin/dashboard.data*', (route) => route.abort('connectionrefused'));
    await menuOf(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(page.getByRole('main').getByRole('link', { name: 'Urunler –' })).toBeVisible();
  });
});

test('"Çıkış Yap" leads to the login, and the back-office is closed', async ({ page, allow }) => {
  allow('/admin/logout');
  await signIn(page);
  await visit(page, '/admin/dashboard');
  await test.step('a sign-out that gets no answer shows nothing and leaves the page as it is', async () => {
    await page.route('**/admin/logout.data', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page.getByRole('button', { name: 'Çıkış Yap' })).toBeEnabled();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.locator('.toast-error')).toHaveCount(0);
    await page.unroute('**/admin/logout.data');
  });
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/admin/login');
  const closed = await page.request.get('/admin/products', { maxRedirects: 0 });
  expect(closed.headers().location).toMatch(/^\/admin\/login\?next=/);
});

test('signing out in one tab signs out the others; opening another tab disturbs none', async ({ page, context }) => {
  await signIn(page);
  await visit(page, '/admin/dashboard');
  const checks: string[] = [];
  page.on('request', (request) => request.url().endsWith('/admin/session') && checks.push(request.url()));
  const other = await context.newPage();
  await visit(other, '/admin/products');
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(other).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fproducts$/);
  expect(checks).toEqual([]);
});

test('a tab that comes back from the background', async ({ page, allow }) => {
  allow('/admin/session');
  await signIn(page);
  await visit(page, '/admin/products');
  await test.step('a spinner is shown while the session is checked', async () => {
    const asked = Promise.withResolvers<void>();
    await page.route('**/admin/session', async (route) => {
      await asked.promise;
      await route.continue();
    });
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('status').filter({ hasText: 'Oturum kontrol ediliyor...' })).toBeVisible();
    await expect(search).toBeFocused();
    asked.resolve();
    await expect(page.getByText('Oturum kontrol ediliyor...')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Urunler' })).toBeVisible();
  });
  await page.unroute('**/admin/session');
  await test.step('without a connection nobody is sent away', async () => {
    await page.route('**/admin/session', (route) => route.abort('internetdisconnected'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Oturum kontrol ediliyor...')).toHaveCount(0);
    await expect(page).toHaveURL('/admin/products');
  });
  await page.unroute('**/admin/session');
  await test.step('after the session ended it goes to the login', async () => {
    await endSession(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fproducts$/);
  });
});

test('a session that ends while a form is open: sign in in the dialog, and the work goes on', async ({
  page,
  allow,
}) => {
  allow(401);
  const dialog = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });
  await signIn(page);
  await hidePreview(page);
  await visit(page, '/admin/products/new');

  await test.step('a wrong password says so and keeps the form', async () => {
    const title = uniqueName('Yarim kalan');
    await page.getByLabel('Baslik').first().fill(title);
    await endSession(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await dialog.getByLabel('Şifre').fill('yanlis-sifre');
    await dialog.getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('E-posta veya sifre hatali');
    await signInAgain(page);
    await expect(page.getByLabel('Baslik').first()).toHaveValue(title);
  });

  await test.step('an upload goes on', async () => {
    await endSession(page);
    const picture = { name: 'ana.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
    await page.getByLabel('Ana Gorsel: gorsel sec').setInputFiles(picture);
    await signInAgain(page);
    await expectToast(page, 'Ana gorsel yuklendi');
  });

  await test.step('what was sent is saved', async () => {
    await menuOf(page).getByRole('link', { name: 'Renkler' }).click();
    await page.getByRole('button', { name: 'Kaydetmeden ayril' }).click();
    const name = uniqueName('Renk');
    await page.getByLabel('Renk adı').fill(name);
    await endSession(page);
    await page.getByRole('button', { name: 'Renk Ekle' }).click();
    await expect(page.getByLabel('Renk adı')).toHaveValue(name);
    await signInAgain(page);
    await expectToast(page, 'Renk başarıyla eklendi');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: /Sil/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
    await expect(row).toHaveCount(0);
  });
});

test('unsaved changes ask before leaving, and before the tab is closed', async ({ adminPage: page, allow }) => {
  allow(404);
  const title = uniqueName('Kaydedilmemis');
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemis degisiklikleriniz var' });
  await hidePreview(page);
  await visit(page, '/admin/dashboard');
  await test.step('a record that is gone is said inside the frame', async () => {
    await go(page, '/admin/products/00000000-0000-4000-8000-000000000000/edit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urun bilgileri yuklenirken hata olustu');
    await expectToast(page, 'Urun bilgileri yuklenirken hata olustu');
    await page.getByRole('link', { name: 'Listeye Don' }).click();
    await expect(page).toHaveURL('/admin/products');
  });
  await page.getByRole('link', { name: 'Yeni Urun Ekle' }).click();
  await page.getByLabel('Baslik').first().fill(title);
  await menuOf(page).getByRole('link', { name: 'Renkler' }).click();
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(page).toHaveURL(/\/admin\/products\/new/);
  await expect(page.getByLabel('Baslik').first()).toHaveValue(title);
  await page.getByRole('link', { name: 'Iptal' }).click();
  await question.getByRole('button', { name: 'Kaydetmeden ayril' }).click();
  await expect(page).toHaveURL('/admin/products');
  await test.step('closing the tab asks too', async () => {
    await page.getByRole('link', { name: 'Yeni Urun Ekle' }).click();
    await page.getByLabel('Baslik').first().fill(title);
    // Chromium's main process hears a moment later that this page wants to ask; until then it closes the tab unasked.
    await expect(page.getByText(/^Taslak .* kaydedildi$/)).toBeVisible();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });
});
