import type { Page } from '@playwright/test';
import { editor, insertAdmin, insertPost, save, unique, write } from '#tests/support/admin-blogs.ts';
import { fillBasics, makeProduct, removeProduct, titleField, uniqueName } from '#tests/support/admin-products.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { deleteRow, findId, readRow, withDatabase } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { expectToast, recordToasts } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const OFFER = /^Kaydedilmemi[sş] bir tasla[gğ][iı]n[iı]z var\.$/;
const restore = (page: Page) => page.getByRole('button', { name: /^Tasla[gğ][iı] Geri Getir$/ }).click();
/** The drafts of the record whose form is open, or was, as the server has them. */
async function drafts(page: Page, form = page.url()): Promise<string> {
  const [, list = '', record = ''] = /\/admin\/(\w+)\/([\w-]+)/.exec(form) ?? [];
  const kind = { products: 'product', projects: 'project', gallery: 'gallery', blogs: 'post' }[list];
  return (await page.request.get(`/admin/drafts?kind=${kind}&record=${record}`)).text();
}
/** New records have no id to tell their drafts apart by, so the test works under an account of its own. */
async function signInAsSomebodyNew(page: Page) {
  // Signing in would end the session that this browser has, which other tests share.
  await page.context().clearCookies();
  await signIn(page, insertAdmin());
}

/** Closes the tab once the draft contains this text, and returns a new tab of the same browser. */
async function dieWithDraft(page: Page, text: string): Promise<Page> {
  await expect.poll(() => drafts(page)).toContain(text);
  const again = await page.context().newPage();
  await page.close();
  return again;
}

async function dieWithTitle(page: Page, id: string): Promise<Page> {
  await visit(page, `/admin/blogs/${id}/edit`);
  await page.getByLabel('Başlık').first().fill('Yarım kalan başlık');
  return dieWithDraft(page, 'Yarım kalan başlık');
}

test('what was being written is kept and offered back after a crash, also on another device', async ({
  adminPage,
  browser,
  contextOptions,
}) => {
  const { id } = insertPost();
  await visit(adminPage, `/admin/blogs/${id}/edit`);
  await write(adminPage, 'Elektrik kesildi');
  await adminPage.getByLabel('Başlık').first().fill('Yarım kalan başlık');
  await dieWithDraft(adminPage, 'Yarım kalan başlık');
  const device = await browser.newContext(contextOptions);
  await recordToasts(device);
  await signIn(device);
  const page = await device.newPage();
  await visit(page, `/admin/blogs/${id}/edit`);
  await expect(page.getByText(OFFER)).toBeVisible();
  await restore(page);
  await expect(page.getByLabel('Başlık').first()).toHaveValue('Yarım kalan başlık');
  await expect(editor(page)).toHaveText('Elektrik kesildi');
  await page.getByLabel('Başlık').first().fill(unique('Tamamlanan başlık'));
  await save(page);
  await expectToast(page, 'Blog yazısı güncellendi');
  await expect.poll(() => drafts(page, `/admin/blogs/${id}`)).toBe('[]');
  await visit(page, `/admin/blogs/${id}/edit`);
  await expect(editor(page)).toHaveText('Elektrik kesildi');
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await device.close();
  deleteRow('blog_posts', id);
});

test('a product comes back with its lists, its pictures and what stood in a box for the next entry', async ({
  adminPage,
}) => {
  const product = await makeProduct(adminPage, { main_image: '/images/site/before.jpg' });
  await visit(adminPage, `/admin/products/${product.id}/edit`);
  await adminPage.getByRole('button', { name: 'Ana Gorsel: kaldir' }).click();
  const upload = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
  await adminPage.getByLabel('Galeri: gorsel ekle').setInputFiles(upload);
  await expectToast(adminPage, 'Galeri gorseli yuklendi');
  await adminPage.getByRole('combobox', { name: 'Gorsel 1: renk' }).selectOption({ label: 'Teak' });
  await adminPage.locator('[name=spec_title]').fill('Boy');
  await adminPage.locator('[name=spec_value]').fill('2 m');
  await adminPage.keyboard.press('Enter');
  await adminPage.getByLabel('Ozellik basligi').fill('Yarim ozellik');
  await adminPage.getByLabel('Aktif').check();
  const before = await adminPage.locator('form#product').evaluate(readForm);
  const page = await dieWithDraft(adminPage, 'is_active');
  await visit(page, `/admin/products/${product.id}/edit`);
  await expect(page.getByText('Kaydedilmemis bir taslaginiz var.')).toBeVisible();
  await restore(page);
  await expect(page.getByLabel('Ozellik basligi')).toHaveValue('Yarim ozellik');
  expect(await page.locator('form#product').evaluate(readForm)).toEqual(before);
  await expect(page.getByLabel('Ana Gorsel: gorsel sec')).toBeAttached();
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expectToast(page, 'Urun basariyla guncellendi');
  expect(readRow('products', product.id)).toMatchObject({ main_image: null, is_active: 1 });
  await expect.poll(() => drafts(page, `/admin/products/${product.id}`)).toBe('[]');
  await removeProduct(page, product);
});

function readForm(form: Element) {
  return [...new FormData(form as HTMLFormElement)];
}

test('a new project comes back with its rows, and says when it was kept', async ({ adminPage }) => {
  await signInAsSomebodyNew(adminPage);
  await visit(adminPage, '/admin/projects/new');
  const title = unique('Yarım proje');
  await adminPage.getByLabel('Baslik').fill(title);
  await adminPage.getByLabel('Ozellik 1', { exact: true }).fill('Gizli klips');
  await adminPage.keyboard.press('Enter');
  await adminPage.keyboard.type('Korkuluk');
  await expect(adminPage.getByText(/^Taslak \d\d:\d\d’[dt][ea] kaydedildi$/)).toBeVisible();
  const page = await dieWithDraft(adminPage, 'Korkuluk');
  await visit(page, '/admin/projects/new');
  await restore(page);
  await expect(page.getByLabel('Baslik')).toHaveValue(title);
  await expect(page.getByLabel('Ozellik 2', { exact: true })).toHaveValue('Korkuluk');
});

test('a new gallery item comes back', async ({ adminPage }) => {
  await signInAsSomebodyNew(adminPage);
  await visit(adminPage, '/admin/gallery/new');
  await adminPage.getByLabel('Başlık').fill('Yarım öğe');
  const page = await dieWithDraft(adminPage, 'Yarım öğe');
  await visit(page, '/admin/gallery/new');
  await restore(page);
  await expect(page.getByLabel('Başlık')).toHaveValue('Yarım öğe');
});

test('two tabs with a new post have a draft each, and both are offered after a crash', async ({ adminPage: first }) => {
  const context = first.context();
  await signInAsSomebodyNew(first);
  const begin = async (page: Page, title: string) => {
    await visit(page, '/admin/blogs/new');
    await expect(page.getByText(OFFER)).toHaveCount(0);
    await page.getByLabel('Başlık').first().fill(title);
    await expect.poll(() => drafts(page)).toContain(title);
  };
  await begin(first, 'Birinci yazı');
  const second = await context.newPage();
  await begin(second, 'İkinci yazı');
  const third = await context.newPage();
  await first.close();
  await second.close();
  for (const title of ['İkinci yazı', 'Birinci yazı']) {
    const page = await context.newPage();
    await visit(page, '/admin/blogs/new');
    await restore(page);
    await expect(page.getByLabel('Başlık').first()).toHaveValue(title);
  }
  await visit(third, '/admin/blogs/new');
  await third.waitForLoadState('networkidle');
  await expect(third.getByText(OFFER)).toHaveCount(0);
});

test('a draft is not offered to another account on the same browser', async ({ adminPage }) => {
  const { id } = insertPost();
  const page = await dieWithTitle(adminPage, id);
  const context = page.context();
  const cookies = await context.cookies();
  const other = insertAdmin();
  withDatabase((database) => database.prepare('update blog_posts set author_id = ? where id = ?').run(other.id, id));
  await context.clearCookies();
  await signIn(page, other);
  await visit(page, `/admin/blogs/${id}/edit`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await context.clearCookies();
  await context.addCookies(cookies);
  deleteRow('blog_posts', id);
  deleteRow('user', other.id);
});

test('a draft that is older than the saved post does not replace it unasked', async ({ adminPage, allow }) => {
  allow(409);
  const { id } = insertPost();
  const page = await dieWithTitle(adminPage, id);
  const title = unique('Bu arada kaydedilen');
  const form = { title, content: '<p>Yeni metin</p>', image_url: '', status: 'draft' };
  await page.request.post(`/admin/blogs/${id}/edit`, { form, maxRedirects: 0 });
  await visit(page, `/admin/blogs/${id}/edit`);
  await expect(page.getByText('Kayıt o zamandan beri değişti')).toBeVisible();
  await restore(page);
  await save(page);
  await expect(page.getByText('Bu kayıt siz düzenlerken başka biri tarafından kaydedildi.')).toBeVisible();
  await expect(page.getByLabel('Başlık').first()).toHaveValue('Yarım kalan başlık');
  deleteRow('blog_posts', id);
});

test('a draft on offer is not written over before it is answered', async ({ adminPage }) => {
  const { id } = insertPost();
  const page = await dieWithTitle(adminPage, id);
  await visit(page, `/admin/blogs/${id}/edit`);
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByLabel('Başlık').first().fill('Yalnızca bir harf');
  await expect.poll(() => drafts(page)).toContain('Yalnızca bir harf');
  expect(await drafts(page)).toContain('Yarım kalan başlık');
  deleteRow('blog_posts', id);
});

test('a draft whose picture was swept away says so when it is saved, and nothing else is lost', async ({
  adminPage,
  allow,
}) => {
  allow(409, 404);
  await signInAsSomebodyNew(adminPage);
  const title = uniqueName('Resimli taslak');
  await visit(adminPage, '/admin/products/new');
  await fillBasics(adminPage, title);
  const upload = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
  await adminPage.getByLabel('Ana Gorsel: gorsel sec').setInputFiles(upload);
  await expectToast(adminPage, 'Ana gorsel yuklendi');
  const url = await adminPage.locator('[name=main_image]').inputValue();
  const page = await dieWithDraft(adminPage, url);
  withDatabase((database) => database.prepare('delete from pictures where path = ?').run(url.replace('/images/', '')));
  await visit(page, '/admin/products/new');
  await restore(page);
  await page.getByRole('button', { name: 'Olustur' }).click();
  await expect(page.getByText('Bu gorsel bu arada silinmis; lutfen yeniden yukleyin')).toBeVisible();
  await page.getByLabel('Ana Gorsel: degistir').setInputFiles(upload);
  await expectToast(page, 'Ana gorsel yuklendi');
  await page.getByRole('button', { name: 'Olustur' }).click();
  await expectToast(page, 'Urun basariyla olusturuldu');
  await removeProduct(page, { id: findId('products', title) });
});

test.describe('a draft ends', () => {
  test('when the page is left without saving, and when everything is typed back', async ({ adminPage: page }) => {
    const product = await makeProduct(page);
    await visit(page, `/admin/products/${product.id}/edit`);
    await titleField(page).fill('Yanlislikla');
    await expect.poll(() => drafts(page)).toContain('Yanlislikla');
    await titleField(page).fill(product.title);
    await page.locator('[name=slug]').fill(product.slug);
    await expect.poll(() => drafts(page)).toBe('[]');
    await titleField(page).fill('Bilerek');
    await expect.poll(() => drafts(page)).toContain('Bilerek');
    await page.getByRole('link', { name: 'Iptal' }).click();
    await page.getByRole('button', { name: 'Kaydetmeden ayril' }).click();
    await expect(page).toHaveURL('/admin/products');
    await expect.poll(() => drafts(page, `/admin/products/${product.id}`)).toBe('[]');
    await removeProduct(page, product);
  });
});

test('a draft kept by choice outlives leaving the form, and is offered on return', async ({ adminPage: page }) => {
  const product = await makeProduct(page);
  await visit(page, `/admin/products/${product.id}/edit`);
  await titleField(page).fill('Yarin devam');
  await page.getByRole('button', { name: 'Taslagi sakla' }).click();
  await expectToast(page, 'Taslak saklandi.');
  await page.getByRole('link', { name: 'Iptal' }).click();
  await expect(page).toHaveURL('/admin/products');
  await visit(page, `/admin/products/${product.id}/edit`);
  await restore(page);
  await expect(titleField(page)).toHaveValue('Yarin devam');
  await removeProduct(page, product);
});

test('what cannot be sent is kept in the browser until it can', async ({ adminPage, allow }) => {
  allow(/failed request/);
  const product = await makeProduct(adminPage);
  await visit(adminPage, `/admin/products/${product.id}/edit`);
  await adminPage.context().setOffline(true);
  await titleField(adminPage).fill('Baglanti yokken');
  await expect(adminPage.getByText(/^Taslak bu tarayicida kaydedildi \d\d:\d\d$/)).toBeVisible();
  const page = await adminPage.context().newPage();
  await adminPage.close();
  await page.context().setOffline(false);
  await visit(page, `/admin/products/${product.id}/edit`);
  await restore(page);
  await expect(titleField(page)).toHaveValue('Baglanti yokken');
  await expect.poll(() => drafts(page)).toContain('Baglanti yokken');
  await removeProduct(page, product);
});
