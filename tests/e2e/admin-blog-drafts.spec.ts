import type { Page } from '@playwright/test';
import { editor, insertPost, save, unique, write } from '#tests/support/admin-blogs.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';

test('what was being written is kept in the browser and offered back after a crash', async ({ adminPage: page }) => {
  const { id } = insertPost();
  await page.goto(`/admin/blogs/${id}/edit`);
  await write(page, 'Elektrik kesildi');
  await page.getByLabel('Başlık').first().fill('Yarım kalan başlık');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Yarım kalan başlık');
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`/admin/blogs/${id}/edit`);
  await expect(again.getByText('Kaydedilmemiş bir taslağınız var.')).toBeVisible();
  await again.getByRole('button', { name: 'Taslağı Geri Getir' }).click();
  await expect(again.getByLabel('Başlık').first()).toHaveValue('Yarım kalan başlık');
  await expect(editor(again)).toHaveText('Elektrik kesildi');
  await again.getByLabel('Başlık').first().fill(unique('Tamamlanan başlık'));
  await save(again);
  await expectToast(again, 'Blog yazısı güncellendi');
  await again.goto(`/admin/blogs/${id}/edit`);
  await expect(editor(again)).toHaveText('Elektrik kesildi');
  await expect(again.getByText('Kaydedilmemiş bir taslağınız var.')).toHaveCount(0);
  deleteRow('blog_posts', id);
});

/** Another tab with the editor, after the first one died with a draft. */
async function dieWithDraft(page: Page, id: string): Promise<Page> {
  await page.goto(`/admin/blogs/${id}/edit`);
  await page.getByLabel('Başlık').first().fill('Yarım kalan başlık');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Yarım kalan başlık');
  const again = await page.context().newPage();
  await page.close();
  return again;
}

test('a draft that is older than the saved post does not replace it unasked', async ({ adminPage, allow }) => {
  allow(409);
  const { id } = insertPost();
  const page = await dieWithDraft(adminPage, id);
  const title = unique('Bu arada kaydedilen');
  const form = { title, content: '<p>Yeni metin</p>', image_url: '', status: 'draft' };
  await page.request.post(`/admin/blogs/${id}/edit`, { form, maxRedirects: 0 });
  await page.goto(`/admin/blogs/${id}/edit`);
  await page.getByRole('button', { name: 'Taslağı Geri Getir' }).click();
  await save(page);
  await expect(page.getByText('Bu kayıt siz düzenlerken başka biri tarafından kaydedildi.')).toBeVisible();
  await expect(page.getByLabel('Başlık').first()).toHaveValue('Yarım kalan başlık');
  deleteRow('blog_posts', id);
});

test('a draft on offer is not written over before it is answered', async ({ adminPage }) => {
  const { id } = insertPost();
  const page = await dieWithDraft(adminPage, id);
  await page.goto(`/admin/blogs/${id}/edit`);
  await expect(page.getByText('Kaydedilmemiş bir taslağınız var.')).toBeVisible();
  await page.clock.install();
  await page.getByLabel('Başlık').first().fill('Yalnızca bir harf');
  await page.clock.fastForward(10_000);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Yarım kalan başlık');
  deleteRow('blog_posts', id);
});

test('the editor says when the draft was kept', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/admin/blogs/new');
  await page.getByLabel('Başlık').first().fill('Saat kaç');
  await expect(page.getByText(/kaydedildi \d\d:\d\d$/)).toBeVisible();
});
