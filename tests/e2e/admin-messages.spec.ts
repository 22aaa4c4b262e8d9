import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { insertMessage } from '#tests/support/e2e-messages.ts';
import { deleteRow, insertRow, readRow, refuseChange } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

const openList = (page: Page, filter: string) => visit(page, `/admin/messages?q=${encodeURIComponent(filter)}`);
const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('unread messages come first, then the newest, and opening one marks it read', async ({ adminPage: page }) => {
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
  await expect(rows.nth(0).getByText('Okunmadı', { exact: true })).toBeVisible();
  await rows.nth(0).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: 'ayse@example.com' })).toHaveAttribute('href', 'mailto:ayse@example.com');
  await expect.poll(() => readRow('messages', fresh.id)?.read_at).toBeTruthy();
  await page.getByRole('button', { name: 'Okunmadı İşaretle' }).click();
  await expectToast(page, 'Mesaj okunmadı olarak işaretlendi');
  // Back in the list as it was, with its search.
  await expect(page).toHaveURL(/\/admin\/messages\?q=/);
  expect(readRow('messages', fresh.id)?.read_at).toBeNull();
  for (const { id } of [read, old, fresh]) deleteRow('messages', id);
});

test('a message that could not be relayed is marked and can be sent again', async ({ adminPage: page, allow }) => {
  // The stand-in for the form service is shared: another test may just have told it to refuse.
  allow(409);
  const { id, name } = insertMessage({ delivered_at: null, delivery_error: 'Form servisine ulaşılamadı.' });
  await openList(page, name);
  await expect(rowOf(page, name).getByText('Gönderilemedi')).toBeVisible();
  await expect(async () => {
    await rowOf(page, name).getByRole('button', { name: 'Yeniden Gönder' }).click();
    await expect.poll(() => readRow('messages', id)?.delivered_at, { timeout: 10_000 }).toBeTruthy();
  }).toPass();
  await expect(rowOf(page, name).getByText('Gönderilemedi')).toHaveCount(0);
  await expect(rowOf(page, name).getByRole('button', { name: 'Yeniden Gönder' })).toHaveCount(0);
  deleteRow('messages', id);
});

test('a message whose sending fails stays marked, with the reason on its page', async ({ adminPage: page, allow }) => {
  allow(/messages/);
  const { id, name } = insertMessage({ delivered_at: null, delivery_error: 'Form servisi zamanında yanıt vermedi.' });
  await visit(page, `/admin/messages/${id}`);
  await expect(page.getByText('Form servisi zamanında yanıt vermedi.')).toBeVisible();
  await openList(page, name);
  await page.route('**/admin/messages*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await rowOf(page, name).getByRole('button', { name: 'Yeniden Gönder' }).click();
  await expectToast(page, 'Mesaj gönderilirken bir hata oluştu');
  await expect(rowOf(page, name).getByText('Gönderilemedi')).toBeVisible();
  deleteRow('messages', id);
});

test('Sil asks first, then deletes; a refused delete says so', async ({ adminPage: page, allow }) => {
  allow(500);
  const { id, name } = insertMessage();
  const accept = refuseChange('delete', 'messages', name, 'disk dolu');
  await openList(page, name);
  const question = page.getByRole('alertdialog', { name: 'Bu mesajı silmek istediğinizden emin misiniz?' });
  await rowOf(page, name).getByRole('button', { name: 'Sil' }).click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Mesaj silinirken bir hata oluştu');
  accept();
  await rowOf(page, name).getByRole('button', { name: 'Sil' }).click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expectToast(page, 'Mesaj silindi');
  expect(readRow('messages', id)).toBeUndefined();
});

test('messages and newsletter addresses are exported as CSV', async ({ adminPage: page }) => {
  const { id } = insertMessage({ name: '=2+5', message: 'bir; "iki"' });
  const email = `${randomUUID()}@example.com`;
  const subscriber = {
    id: randomUUID(),
    email,
    consent_text: 'Onaylıyorum.',
    consented_at: '2025-10-03T09:00:00.000Z',
  };
  insertRow('newsletter_subscribers', subscriber);
  await visit(page, '/admin/messages');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Mesajları İndir (CSV)' }).click();
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

test('a message that is gone, and a list that cannot be loaded, say so', async ({ adminPage: page, allow }) => {
  allow(/./);
  const answer = await page.goto(`/admin/messages/${randomUUID()}`);
  expect(answer?.status()).toBe(404);
  await page.route('**/admin/messages.data*', (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Mesajlar/ })
    .click();
  await expectToast(page, 'Mesajlar yüklenirken bir hata oluştu');
});
