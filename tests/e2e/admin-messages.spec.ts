import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { insertMessage } from '#tests/support/e2e-messages.ts';
import { deleteRow, insertRow, readRow, refuseChange, withDatabase } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const CALCULATION = 'tur=deck&urun=masif-deck-140&renk=teak&en=5,00&boy=4,00';

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

const openList = (page: Page, filter: string) => go(page, `/admin/messages?q=${encodeURIComponent(filter)}`);
const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('the list of messages, and what is done with one', async ({ adminPage: page, allow }) => {
  test.slow();
  // The stand-in for the form service is shared: another test may just have told it to refuse.
  allow(409, 500, '/admin/messages');
  await visit(page, '/admin/messages');

  await test.step('unread messages come first, then the newest, and opening one marks it read', async () => {
    const name = unique('Sıralı');
    const read = insertMessage({
      name,
      message: 'okunmuş',
      read_at: '2025-10-04T09:00:00.000Z',
      created_at: '2025-10-05T09:00:00.000Z',
    });
    const old = insertMessage({ name, message: 'eski', created_at: '2025-10-01T09:00:00.000Z' });
    const fresh = insertMessage({ name, message: 'yeni', created_at: '2025-10-02T09:00:00.000Z' });
    await openList(page, name);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText('yeni');
    await expect(rows.nth(1)).toContainText('eski');
    await expect(rows.nth(2)).toContainText('okunmuş');
    await expect(rows.nth(0).getByRole('link')).toHaveAccessibleName(/Okunmadı/);
    await expect(rows.nth(2).getByRole('link')).not.toHaveAccessibleName(/Okunmadı/);
    await rows.nth(0).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('link', { name: 'ayse@example.com' })).toHaveAttribute(
      'href',
      'mailto:ayse@example.com',
    );
    await expect.poll(() => readRow('messages', fresh.id)?.read_at).toBeTruthy();
    await page.getByRole('button', { name: 'Okunmadı say' }).click();
    await expectToast(page, 'Mesaj okunmadı olarak işaretlendi');
    // Back in the list as it was, with its search.
    await expect(page).toHaveURL(/\/admin\/messages\?q=/);
    expect(readRow('messages', fresh.id)?.read_at).toBeNull();
    for (const { id } of [read, old, fresh]) deleteRow('messages', id);
  });

  await test.step('one that could not be relayed is marked and can be sent again', async () => {
    const { id, name } = insertMessage({ delivered_at: null, delivery_error: 'Form servisine ulaşılamadı.' });
    await openList(page, name);
    await expect(rowOf(page, name).getByText('Gönderilemedi')).toBeVisible();
    await rowOf(page, name).getByRole('link').click();
    const resend = page.getByRole('button', { name: 'Yeniden Gönder' });
    await expect(async () => {
      await resend.click();
      await expect.poll(() => readRow('messages', id)?.delivered_at, { timeout: 10_000 }).toBeTruthy();
    }).toPass();
    await expect(resend).toHaveCount(0);
    await expect(page.getByText('iletilemedi')).toHaveCount(0);
    deleteRow('messages', id);
  });

  await test.step('one whose sending fails stays marked, with the reason on its page', async () => {
    const { id, name } = insertMessage({ delivered_at: null, delivery_error: 'Form servisi zamanında yanıt vermedi.' });
    await go(page, `/admin/messages/${id}`);
    await expect(page.getByText('Form servisi zamanında yanıt vermedi.')).toBeVisible();
    await page.route('**/admin/messages/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Yeniden Gönder' }).click();
    await expectToast(page, 'Mesaj gönderilirken bir hata oluştu');
    await page.unroute('**/admin/messages/*');
    await openList(page, name);
    await expect(rowOf(page, name).getByText('Gönderilemedi')).toBeVisible();
    deleteRow('messages', id);
  });

  await test.step('Sil asks first, then deletes; a refused delete says so', async () => {
    const { id, name } = insertMessage();
    const accept = refuseChange('delete', 'messages', name, 'disk dolu');
    await openList(page, name);
    await rowOf(page, name).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const question = page.getByRole('alertdialog', { name: 'Bu mesajı silmek istediğinizden emin misiniz?' });
    await page.getByRole('button', { name: 'Sil', exact: true }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Mesaj silinirken bir hata oluştu');
    accept();
    await page.getByRole('button', { name: 'Sil', exact: true }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Mesaj silindi');
    await expect(page).toHaveURL(/\/admin\/messages\?q=/);
    expect(readRow('messages', id)).toBeUndefined();
  });

  await test.step('messages and newsletter addresses are exported as CSV', async () => {
    const { id } = insertMessage({ name: '=2+5', message: 'bir; "iki"' });
    const email = `${randomUUID()}@example.com`;
    const subscriber = {
      id: randomUUID(),
      email,
      consent_text: 'Onaylıyorum.',
      consented_at: '2025-10-03T09:00:00.000Z',
    };
    insertRow('newsletter_subscribers', subscriber);
    await go(page, '/admin/messages');
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'İndir (CSV)', exact: true }).click();
    expect((await saving).suggestedFilename()).toMatch(/^mesajlar-\d{4}-\d\d-\d\d\.csv$/);
    const messages = await page.request.get('/admin/messages/export.csv');
    expect(messages.headers()['content-type']).toBe('text/csv; charset=utf-8');
    const bytes = await messages.body();
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toContain(`"'=2+5";"ayse@example.com";"'+90 555 000 00 00";"bir; ""iki"""`);
    const newsletter = await page.request.get('/admin/messages/newsletter.csv');
    expect(await newsletter.text()).toContain(`"${email}";"3 Ekim 2025 12:00";"Onaylıyorum."`);
    deleteRow('messages', id);

    await page.getByLabel('Bültenden çıkmak isteyenin e-posta adresi').fill(email);
    await page.getByRole('button', { name: 'Bültenden Çıkar' }).click();
    await expectToast(page, 'Adres bültenden çıkarıldı');
    expect(readRow('newsletter_subscribers', subscriber.id)).toBeUndefined();
  });

  await test.step('one that is gone, and a list that cannot be loaded, say so', async () => {
    expect((await page.request.get(`/admin/messages/${randomUUID()}`)).status()).toBe(404);
    await go(page, '/admin/account');
    await page.route('**/admin/messages.data*', (route) => route.abort());
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Mesajlar/ })
      .click();
    await expectToast(page, 'Mesajlar yüklenirken bir hata oluştu');
  });
});

test('a message is answered by WhatsApp or e-mail with a prepared text, and the answer can be taken back', async ({
  adminPage: page,
  allow,
}) => {
  // The chat, an empty note, and a change after somebody else’s.
  allow(/wa\.me/, 400, 409);
  const lines = [{ label: 'Ölçüler', value: '20 m² deck (5,00 × 4,00 m)' }];
  const details = { product: 'Masif Deck 140', color: 'Teak', link: `/hesapla?${CALCULATION}`, lines };
  const { id } = insertMessage({
    kind: 'offer',
    phone: '0535 555 01 77',
    details: JSON.stringify(details),
    source: '{"page":"/contact","product":"/products/masif-deck-140?renk=teak","site":"google.com"}',
  });
  await visit(page, `/admin/messages/${id}`);
  await test.step('what they calculated is drawn, and where they came from is said', async () => {
    await expect(page.getByRole('article').locator('svg.plan')).toBeVisible();
    const whereFrom = page.getByRole('region', { name: 'Nereden geldi?' });
    await expect(whereFrom).toContainText('Sayfa: Malzeme hesabı');
    await expect(whereFrom).toContainText('Siteye Google aramasından girdi');
    const product = whereFrom.getByRole('link', { name: 'Masif Deck 140' });
    await expect(product).toHaveAttribute('href', '/products/masif-deck-140?renk=teak');
  });
  const text = page.getByRole('textbox', { name: 'Yanıt' });
  await test.step('the text names the visitor and the request, and can be changed', async () => {
    await expect(text).toHaveValue(
      /^Merhaba Ayşe Yılmaz, Örnek Kompozit’ten .*20 m² deck için .*\(Masif Deck 140, Teak\)/,
    );
    await page.getByLabel('Hitap').selectOption('Hanım');
    await expect(text).toHaveValue(/^Merhaba Ayşe Yılmaz Hanım,/);
    await page.getByLabel('Hazır metin').selectOption('Boş başla');
    await expect(text).toHaveValue('');
    await text.fill('Merhaba & hoş geldiniz');
    const mail = page.getByRole('link', { name: 'E-posta', exact: true });
    await mail.click();
    await expect(page.getByRole('link', { name: 'E-postada aç' })).toHaveAttribute(
      'href',
      'mailto:ayse@example.com?subject=Teklif%20iste%C4%9Finiz&body=Merhaba%20%26%20ho%C5%9F%20geldiniz',
    );
    await page.getByRole('link', { name: 'WhatsApp', exact: true }).click();
  });
  await test.step('opening the chat makes it answered, and Geri al makes it new again', async () => {
    const open = page.getByRole('link', { name: /^WhatsApp’ta aç/ });
    await expect(open).toHaveAttribute('href', 'https://wa.me/905355550177?text=Merhaba%20%26%20ho%C5%9F%20geldiniz');
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'wa.me' }));
    await open.click();
    await expectToast(page, 'Mesaj “Yanıtlandı” oldu.');
    expect(readRow('messages', id)?.state).toBe('answered');
    await expect(page.getByRole('region', { name: 'Geçmiş' })).toContainText('yanıtladı: WhatsApp');
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => readRow('messages', id)?.state).toBe('new');
  });
  await test.step('a note is added, and the message is taken', async () => {
    await page.getByRole('button', { name: 'Ekle' }).click();
    await expect(page.getByText('Notunuzu yazın.')).toBeVisible();
    await page.getByLabel('Not yazın').fill('Eski müşteri adayı.');
    await page.getByRole('button', { name: 'Ekle' }).click();
    await expect(page.getByRole('region', { name: 'İç not' }).getByRole('listitem')).toContainText(
      'Eski müşteri adayı.',
    );
    await expect(page.getByLabel('Not yazın')).toHaveValue('');
    await page.getByRole('button', { name: 'Üstlen' }).click();
    await expect(page.getByText('Siz üstlendiniz.')).toBeVisible();
  });
  await test.step('somebody else was faster: the change is refused and the page shows it', async () => {
    withDatabase((database) => database.prepare(`update messages set state = 'closed' where id = ?`).run(id));
    await page.getByRole('button', { name: 'Yanıtlandı', exact: true }).click();
    await expectToast(page, /siz bakarken .* değiştirdi/);
    await expect(page.getByRole('button', { name: 'Kapandı' })).toHaveAttribute('aria-pressed', 'true');
  });
  deleteRow('messages', id);
});
