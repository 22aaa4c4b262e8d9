import { insertPost, save, write } from '#tests/support/admin-blogs.ts';
import { makeProduct, removeProduct, titleField } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

test('the page is shown beside the form as it is written, to nobody else before it is saved', async ({
  adminPage: page,
  request,
}) => {
  const product = await makeProduct(page);
  await visit(page, `/admin/products/${product.id}/edit`);
  const preview = page.getByRole('region', { name: 'Onizleme' });
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(product.title);

  await test.step('with what was just typed, framed where the cursor is', async () => {
    await page.locator('[name=description]').fill('Henüz kimsenin okumadığı cümle');
    const sentence = frame.getByText('Henüz kimsenin okumadığı cümle');
    await expect(sentence).toHaveCSS('outline-style', 'solid');
    await expect(preview.getByText('Taslak, henuz yayinda degil')).toBeVisible();
    const list = await request.get(`/products/${product.slug}`);
    expect(await list.text()).not.toContain('Henüz kimsenin okumadığı cümle');
  });

  await test.step('it keeps the last words while a field is missing', async () => {
    await titleField(page).fill('');
    await expect(preview.getByText('Eksik ya da hatali alan var')).toBeVisible();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await titleField(page).fill(product.title);
    await expect(preview.getByText('Taslak, henuz yayinda degil')).toBeVisible();
  });

  await test.step('on a phone by a link, without signing in', async () => {
    await preview.getByRole('button', { name: 'Telefon icin baglanti' }).click();
    const link = await preview.getByRole('textbox', { name: 'Telefon icin baglanti' }).inputValue();
    expect(await (await request.get(link)).text()).toContain('Henüz kimsenin okumadığı cümle');
  });

  await page.getByLabel('Aktif').check();
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Urun basariyla guncellendi');
  const saved = await request.get(`/products/${product.slug}`);
  expect(await saved.text()).toContain('Henüz kimsenin okumadığı cümle');
  await removeProduct(page, product);
});

test('a post is written or previewed, and both stay as they were', async ({ adminPage: page }) => {
  const { id } = insertPost();
  await visit(page, `/admin/blogs/${id}/edit`);
  await write(page, 'Önizlenecek metin');
  await page.getByRole('radio', { name: 'Önizle' }).check({ force: true });
  const frame = page.getByRole('region', { name: 'Önizleme' }).frameLocator('iframe');
  await expect(frame.getByText('Önizlenecek metin')).toBeVisible();
  await page.getByRole('radio', { name: 'Yaz' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'İçerik' })).toHaveText('Önizlenecek metin');
  await save(page);
  await expectToast(page, 'Blog yazısı güncellendi');
  deleteRow('blog_posts', id);
});
