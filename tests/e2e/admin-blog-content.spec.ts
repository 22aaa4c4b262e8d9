import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { go } from '#tests/support/admin-screens.ts';
import { GOOGLE_DOCS_HTML, WORD_HTML } from '#tests/support/clipboard-samples.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { findId, readRow } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';
import { XSS_PAYLOADS } from '#tests/support/xss-payloads.ts';

/** Dispatches a paste event with the clipboard content of another program. */
async function paste(page: Page, html: string) {
  const editor = page.getByRole('textbox', { name: 'İçerik' });
  await editor.click();
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'yalnız metin');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const PASTED = [
  '<h2>Deck altyapısı</h2>',
  '<p>İyi bir deck, <strong>görünmeyen</strong> yerde <em>başlar</em>. Ayrıntı için <a rel="noopener" href="https://ornek.com/rehber">rehbere bakın</a>.</p>',
  '<h3>Malzeme</h3>',
  '<ul><li><p>Taşıyıcı profil</p><ul><li><p>Paslanmaz ayak</p></li></ul></li><li><p>Gizli klips</p></li></ul>',
  '<p>Sonra sırayla:</p>',
  '<ol><li><p>Zemini düzeltin</p></li><li><p>Profili dizin</p></li></ol>',
];

test('text pasted from Word or Google Docs keeps headings, lists and links, and nothing else', async ({
  adminPage: page,
}) => {
  await visit(page, '/admin/account');
  for (const html of [WORD_HTML, GOOGLE_DOCS_HTML]) {
    const title = `Yapıştırılan ${randomUUID()}`;
    await go(page, '/admin/blogs/new');
    await page.getByLabel('Başlık').first().fill(title);
    await paste(page, html);
    await expect(page.getByRole('textbox', { name: 'İçerik' }).getByRole('heading', { name: 'Malzeme' })).toBeVisible();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expectToast(page, 'Blog yazısı oluşturuldu');
    const id = findId('blog_posts', title);
    expect(readRow('blog_posts', id)?.content).toBe(PASTED.join(''));
    await page.request.post('/admin/blogs?index', { form: { intent: 'delete', id } });
  }
});

test('none of the known payloads lives in a saved post, neither for visitors nor in preview and editor', async ({
  adminPage: page,
  allow,
}) => {
  // Some sanitized payloads still reference pictures that do not exist.
  allow(404, 'request to the outside', 'ERR_BLOCKED');
  const title = `Zararlı ${randomUUID()}`;
  const content = XSS_PAYLOADS.map((payload) => `<p>önce</p>${payload}<p>sonra</p>`).join('');
  const saved = await page.request.post('/admin/blogs/new', { form: { title, content } });
  expect(saved.ok()).toBe(true);
  const id = findId('blog_posts', title);
  await page.request.post('/admin/blogs?index', { form: { intent: 'publish', id, is_published: 'true' } });

  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of [`/blogs/${readRow('blog_posts', id)?.slug}`, `/admin/preview/post/${id}`]) {
    await page.goto(address);
    const post = page.locator('.prose');
    await expect(post.getByText('sonra').last()).toBeVisible();
    const alive = await post.evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const handlers = [...element.attributes].filter(({ name }) => name.startsWith('on') || name === 'style');
        const addresses = [element.getAttribute('href'), element.getAttribute('src')].filter(
          (address) => address !== null && !/^(https?:|mailto:|tel:|#|\/(?![/\\]))/.test(address),
        );
        const forbidden = /^(script|style|iframe|object|embed|form|svg|math|base|meta|link|input|video)$/i;
        return handlers.length + addresses.length > 0 || forbidden.test(element.localName) ? [element.outerHTML] : [];
      }),
    );
    expect(alive).toEqual([]);
  }
  await visit(page, `/admin/blogs/${id}/edit`);
  await expect(page.getByRole('textbox', { name: 'İçerik' })).toContainText('sonra');
  expect(alerts).toEqual([]);
  await page.request.post('/admin/blogs?index', { form: { intent: 'delete', id } });
});
