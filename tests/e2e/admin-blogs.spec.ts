import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { foldTurkish } from '#app/shared/turkish.ts';
import { adminId, editor, insertAdmin, insertPost, save, unique, write } from '#tests/support/admin-blogs.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { deleteRow, findId, readRow, refuseChange } from '#tests/support/e2e-rows.ts';
import { withoutScripts } from '#tests/support/html-forms.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const openList = (page: Page, filter: string) => go(page, `/admin/blogs?q=${encodeURIComponent(filter)}`);
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('the list of posts', async ({ adminPage: page, allow }) => {
  allow(401, 500, '/admin/blogs');
  await visit(page, '/admin/blogs');

  await test.step('it shows the author’s posts with picture, excerpt, badge, date and actions, and nobody else’s', async () => {
    const word = unique('Ortak');
    const own = insertPost({ title: `${word} benim` });
    const foreign = insertPost({ title: `${word} başkasının`, author_id: randomUUID() });
    await openList(page, word);
    await expect(page.getByText('Yalnızca sizin yazılarınız listelenir.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    const row = rowOf(page, own.title);
    await expect(row.locator('img')).toBeVisible();
    await expect(row).toContainText('İyi bir deck, görünmeyen yerde başlar....');
    await expect(row.getByText('Taslak', { exact: true })).toBeVisible();
    await expect(row).toContainText('3 Ocak 2020');
    await expect(row.getByRole('button', { name: 'Yayınla' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'Düzenle' })).toHaveAttribute(
      'href',
      new RegExp(`^/admin/blogs/${own.id}/edit[?]liste=`),
    );
    for (const { id } of [own, foreign]) deleteRow('blog_posts', id);
  });

  await test.step('Yayınla and Taslağa Al turn is_published over; a refused change says so', async () => {
    const { id, title } = insertPost();
    await openList(page, title);
    await rowOf(page, title).getByRole('button', { name: 'Yayınla' }).click();
    await expectToast(page, 'Blog yazısı yayınlandı');
    await expect(rowOf(page, title).getByText('Yayında', { exact: true })).toBeVisible();
    const published = readRow('blog_posts', id);
    expect(published).toMatchObject({ is_published: 1, status: 'draft', published_at: published?.updated_at ?? '' });
    await rowOf(page, title).getByRole('button', { name: 'Taslağa Al' }).click();
    await expectToast(page, 'Blog yazısı taslağa alındı');
    expect(readRow('blog_posts', id)).toMatchObject({ is_published: 0, published_at: null });

    const accept = refuseChange('update', 'blog_posts', title, 'disk dolu');
    await rowOf(page, title).getByRole('button', { name: 'Yayınla' }).click();
    await expectToast(page, 'Blog yazısı durumu güncellenirken bir hata oluştu');
    accept();
    deleteRow('blog_posts', id);
  });

  await test.step('Sil asks first, then deletes; a refused delete says so', async () => {
    const { id, title } = insertPost();
    const accept = refuseChange('delete', 'blog_posts', title, 'disk dolu');
    await openList(page, title);
    const question = page.getByRole('alertdialog', { name: 'Bu blog yazısını silmek istediğinizden emin misiniz?' });
    await rowOf(page, title).getByRole('button', { name: 'Sil' }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Blog yazısı silinirken bir hata oluştu');
    accept();
    await rowOf(page, title).getByRole('button', { name: 'Sil' }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Blog yazısı başarıyla silindi');
    await expect(rowOf(page, title)).toHaveCount(0);
    expect(readRow('blog_posts', id)).toBeUndefined();
  });

  await test.step('a list or a post that cannot be loaded says so', async () => {
    await go(page, `/admin/blogs/${randomUUID()}/edit`);
    await expectToast(page, 'Blog yazısı yüklenirken bir hata oluştu');
    await page.route('**/admin/blogs.data*', (route) => route.abort());
    const menu = page.getByRole('navigation');
    await menu.getByRole('link', { name: 'Bloglar', exact: true }).filter({ visible: true }).click();
    await expectToast(page, 'Blog yazıları yüklenirken bir hata oluştu');
    await page.unroute('**/admin/blogs.data*');
  });

  await test.step('a session that ended shows the list’s signed-out message', async () => {
    const { id, title } = insertPost();
    await openList(page, title);
    await page.context().clearCookies();
    await rowOf(page, title).getByRole('button', { name: 'Yayınla' }).click();
    await page.getByRole('dialog', { name: 'Oturumunuz sona erdi' }).getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByText('Blog yazılarınızı görmek için lütfen giriş yapın.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', /^\/admin\/login/);
    expect(readRow('blog_posts', id)?.is_published).toBe(0);
    deleteRow('blog_posts', id);
  });
});

test('another author’s post can be neither opened, previewed, changed, toggled nor deleted', async ({
  adminPage: page,
}) => {
  const { id, title } = insertPost({ author_id: randomUUID() });
  const before = readRow('blog_posts', id);
  const { request } = page;
  expect((await request.get(`/admin/blogs/${id}/edit`)).status()).toBe(404);
  expect(await (await request.get(`/admin/preview/post/${id}`)).text()).not.toContain(title);
  const changed = await request.post(`/admin/blogs/${id}/edit`, { form: { title: 'Ele geçirildi', content: 'x' } });
  expect(changed.status()).toBe(404);
  for (const intent of ['publish', 'delete']) {
    const form = { intent, id, is_published: 'true' };
    expect((await request.post('/admin/blogs?index', { form })).status()).toBe(404);
  }
  expect(readRow('blog_posts', id)).toEqual(before);
  deleteRow('blog_posts', id);
});

test('a post is written with the toolbar, given a cover, saved as it is, and goes live with Yayınla', async ({
  adminPage: page,
}) => {
  const title = unique('Çit Işığı Nasıl Seçilir');
  await visit(page, '/admin/blogs/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yeni Blog Yazısı');
  await page.getByLabel('Başlık').first().fill(title);
  await expect(page.getByText(/^\/blogs\/cit-isigi-nasil-secilir-/)).toBeVisible();
  await expect(page.getByText('listedeki “Yayınla” düğmesiyle yayına girer')).toBeVisible();
  await expect(editor(page)).toHaveCSS('height', '500px');
  await editor(page).click();
  await page.getByRole('button', { name: 'Başlık 2' }).click();
  await page.keyboard.type('Önce ölçü');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Madde listesi' }).click();
  await page.keyboard.type('Boyu ölçün');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kalın' }).click();
  await page.keyboard.type('Kalın söz');
  await page.getByRole('button', { name: 'Kalın' }).click();
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Bağlantı' }).click();
  await page.getByLabel('Adres').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page.getByText('Bu adrese bağlantı verilemez.')).toBeVisible();
  await page.getByLabel('Adres').fill('ornek.com/rehber');
  await page.getByRole('button', { name: 'Uygula' }).click();
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
  await page.getByLabel('Görsel', { exact: true }).setInputFiles(picture);
  await expect(editor(page).locator('img')).toBeVisible();
  await page.keyboard.type('Görselin altı');
  await page.getByLabel('Görsel Seç').setInputFiles({ ...picture, buffer: await makeJpeg() });
  await expect(page.locator('input[name=image_url]')).toHaveValue(/\/images\/blogs\//);
  await page.getByLabel('Durum').selectOption({ label: 'Yayınlandı' });
  await save(page);
  await expectToast(page, 'Blog yazısı oluşturuldu');
  await expect(page).toHaveURL(/\/admin\/blogs$/);

  const id = findId('blog_posts', title);
  const row = readRow('blog_posts', id);
  expect(row).toMatchObject({ status: 'published', is_published: 0, author_id: adminId() });
  expect(row?.image_url).toMatch(new RegExp(`^/images/blogs/${adminId()}/[0-9a-z]+_\\d{13}\\.jpg$`));
  expect(row?.content).toMatch(
    /<h2>Önce ölçü<\/h2><ul><li><p>Boyu ölçün<\/p><\/li><\/ul><p><strong>Kalın söz<\/strong> <a rel="noopener" href="https:\/\/ornek.com\/rehber">ornek.com\/rehber<\/a>.*<img .*src="\/images\/blogs\/[^>]*><p>Görselin altı<\/p>/,
  );
  const slug = String(row?.slug);
  const read = async (path: string) => withoutScripts(await (await page.request.get(path)).text());
  expect((await page.request.get(`/blogs/${slug}`)).status()).toBe(404);
  expect(await read(`/admin/preview/post/${id}`)).toMatch(/<h2[^>]*>Önce ölçü<\/h2>/);
  await openList(page, title);
  await rowOf(page, title).getByRole('button', { name: 'Yayınla' }).click();
  await expectToast(page, 'Blog yazısı yayınlandı');
  expect(await read(`/blogs/${slug}`)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));

  // A new title is a new address; the old one leads there.
  await go(page, `/admin/blogs/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Yazısını Düzenle');
  await page.getByLabel('Başlık').first().fill(`${title} yeni`);
  await save(page);
  await expectToast(page, 'Blog yazısı güncellendi');
  const moved = await page.request.get(`/blogs/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/blogs/${slug}-yeni`]);
  await page.request.post('/admin/blogs?index', { form: { intent: 'delete', id } });
});

test('a new post is scheduled in its form, and published or left a draft there', async ({ adminPage: page, allow }) => {
  test.slow();
  allow(400, 409);
  const title = unique('Kış Bakımı');
  await visit(page, '/admin/blogs/new');
  await test.step('a missing title and a taken address are said at the field, and nothing is lost', async () => {
    const taken = unique('Dolu adres');
    const { id } = insertPost({ title: taken, slug: foldTurkish(taken).replaceAll(' ', '-') });
    await write(page, 'Giderleri açın.');
    await save(page);
    await expect(page.getByText('Başlık gereklidir')).toBeVisible();
    await page.getByLabel('Başlık').first().fill(taken);
    await save(page);
    await expect(page.getByText('Bu adreste başka bir yazı var. Başlığı değiştirin.')).toBeVisible();
    await expect(editor(page)).toHaveText('Giderleri açın.');
    deleteRow('blog_posts', id);
  });
  await page.getByLabel('Başlık').first().fill(title);
  const choice = page.getByRole('group', { name: 'Ne zaman yayınlansın?' });
  await expect(choice.getByRole('radio', { name: /Taslak kalsın/ })).toBeChecked();
  await choice.getByRole('radio', { name: /Zamanla/ }).check();
  await test.step('a time that has passed is told beside it, and nothing is lost', async () => {
    await choice.getByLabel('Gün').fill('2020-01-02');
    await choice.getByLabel('Saat').fill('09:00');
    await page.getByRole('button', { name: 'Zamanla', exact: true }).click();
    await expect(choice.getByLabel('Gün')).toHaveAccessibleDescription(
      /Geçmiş bir saat seçtiniz; .* “Hemen”i kullanın/,
    );
    await expect(page.getByLabel('Başlık').first()).toHaveValue(title);
  });
  await choice.getByLabel('Gün').fill('2090-11-15');
  await expect(choice.getByText('15 Kasım 2090 Çarşamba, 09.00')).toBeVisible();
  await expect(choice.getByText(/^Türkiye saatiyle, \d+ gün( \d+ saat)? sonra\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Zamanla', exact: true }).click();
  await expectToast(page, 'Yazı 15 Kasım 2090 09.00 için zamanlandı.');
  await expect(rowOf(page, title)).toContainText('Zamanlandı 15 Kas 09.00');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expectToast(page, 'Zamanlama kaldırıldı.');
  const id = findId('blog_posts', title);
  await test.step('at once', async () => {
    await go(page, `/admin/blogs/${id}/edit`);
    await expect(choice.getByRole('radio', { name: /Taslak kalsın/ })).toBeChecked();
    await choice.getByRole('radio', { name: /Hemen/ }).check();
    await page.getByRole('button', { name: 'Yayınla', exact: true }).click();
    await expectToast(page, 'Blog yazısı güncellendi');
    expect(readRow('blog_posts', id)).toMatchObject({ is_published: 1, published_at: expect.any(String) });
  });
  await test.step('a live post stays live, or goes back to being a draft', async () => {
    await go(page, `/admin/blogs/${id}/edit`);
    await expect(choice.getByRole('radio', { name: /Hemen/ })).toBeChecked();
    await choice.getByRole('radio', { name: /Taslak kalsın/ }).check();
    await save(page);
    await expectToast(page, 'Blog yazısı güncellendi');
    expect(readRow('blog_posts', id)).toMatchObject({ is_published: 0 });
  });
  await page.request.post('/admin/blogs?index', { form: { intent: 'delete', id } });
});

test('a saved post', async ({ adminPage: page, allow }) => {
  allow(404, 500);
  const { id, title } = insertPost();
  await visit(page, `/admin/blogs/${id}/edit`);

  await test.step('a save that fails says so and keeps what was written', async () => {
    const accept = refuseChange('update', 'blog_posts', title, 'disk dolu');
    await write(page, 'Yeni metin');
    await save(page);
    await expectToast(page, 'Blog yazısı kaydedilirken bir hata oluştu');
    await expect(editor(page)).toHaveText('Yeni metin');
    accept();
  });

  await test.step('saved as Yayınlandı it is not live and says so, with the button to publish it', async () => {
    const notice = page.getByRole('region', { name: 'Yazı yayında değil' });
    await page.getByLabel('Durum').selectOption('published');
    await save(page);
    await expectToast(page, 'Blog yazısı güncellendi');
    await expect(notice).toContainText(`“${title}” kaydedildi ama yayında değil.`);
    expect(readRow('blog_posts', id)).toMatchObject({ status: 'published', is_published: 0 });
    await notice.getByRole('button', { name: 'Yayınla' }).click();
    await expectToast(page, 'Blog yazısı yayınlandı');
    await expect(notice).toHaveCount(0);
    expect(readRow('blog_posts', id)).toMatchObject({ is_published: 1 });

    await go(page, `/admin/blogs/${id}/edit`);
    await save(page);
    await expectToast(page, 'Blog yazısı güncellendi');
    await expect(page.locator('[aria-current=true]').filter({ hasText: title })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  await test.step('deleted meanwhile, it can be added again with everything typed', async () => {
    await go(page, `/admin/blogs/${id}/edit`);
    deleteRow('blog_posts', id);
    await save(page);
    await expect(page.getByText('Bu kayıt siz düzenlerken başka biri tarafından silindi.')).toBeVisible();
    await page.getByRole('button', { name: 'Yeni kayıt olarak ekle' }).click();
    await expectToast(page, 'Blog yazısı oluşturuldu');
    deleteRow('blog_posts', findId('blog_posts', title));
  });
});

test('an author without posts is told how to begin', async ({ page }) => {
  const author = insertAdmin();
  await signIn(page, author);
  const list = withoutScripts(await (await page.request.get('/admin/blogs')).text());
  expect(list).toMatch(/<h\d[^>]*>Henüz blog yazısı yok/);
  expect(list).toContain('“Yeni Blog Yazısı” düğmesini kullanın');
  deleteRow('user', author.id);
});
