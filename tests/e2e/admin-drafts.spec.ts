import type { Page } from '@playwright/test';
import { adminId, editor, insertAdmin, insertPost, save, unique, write } from '#tests/support/admin-blogs.ts';
import {
  fillBasics,
  makeProduct,
  removeProduct,
  rowOf,
  titleField,
  uniqueName,
} from '#tests/support/admin-products.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { deleteRow, findId, readRow, withDatabase } from '#tests/support/e2e-rows.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { stopGoodbye } from '#tests/support/shared-page.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { visit } from '#tests/support/visitor.ts';

const OFFER = /^Kaydedilmemi[sş] bir tasla[gğ][iı]n[iı]z var\.$/;
const restore = (page: Page) => page.getByRole('button', { name: /^Tasla[gğ][iı] Geri Getir$/ }).click();
const postTitle = (page: Page) => page.getByLabel('Başlık').first();
/** The drafts of the record whose form is open, or was, as the server has them. */
async function drafts(page: Page, form = page.url()): Promise<string> {
  const [, list = '', record = ''] = /\/admin\/(\w+)\/([\w-]+)/.exec(form) ?? [];
  const kind = { products: 'product', projects: 'project', gallery: 'gallery', blogs: 'post' }[list];
  return (await page.request.get(`/admin/drafts?kind=${kind}&record=${record}`)).text();
}

/** A draft is sent after a pause in typing. */
const expectDrafts = (page: Page, form?: string) => expect.poll(() => drafts(page, form), { intervals: [200] });

/** Signing in would end the session that this browser has, which other tests share. */
async function signInAs(page: Page, admin?: { email: string; password: string }) {
  await page.context().clearCookies();
  await signIn(page, admin);
}

/** Once the draft contains this text, the page ends without a goodbye, as in a crash, when the next one is opened. */
async function dieWithDraft(page: Page, text: string): Promise<void> {
  await expectDrafts(page).toContain(text);
  await stopGoodbye(page);
}

async function leave(page: Page) {
  await page.getByRole('link', { name: /^[Iİ]ptal$/ }).click();
  await page.getByRole('button', { name: /^Kaydetmeden ayr[iı]l$/ }).click();
}

const setAuthor = (post: string, author: string) =>
  withDatabase((database) => database.prepare('update blog_posts set author_id = ? where id = ?').run(author, post));

test('what was being written is kept and offered back after a crash', async ({ adminPage: page, allow }) => {
  test.slow();
  allow(409);
  const { id, title } = insertPost();
  const form = `/admin/blogs/${id}/edit`;
  await visit(page, form);
  await write(page, 'Elektrik kesildi');
  await postTitle(page).fill('Yarım kalan başlık');
  await dieWithDraft(page, 'Yarım kalan başlık');

  await test.step('not to another account on the same browser', async () => {
    const other = insertAdmin();
    setAuthor(id, other.id);
    await signInAs(page, other);
    await visit(page, form);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(OFFER)).toHaveCount(0);
    setAuthor(id, adminId());
    deleteRow('user', other.id);
  });

  await test.step('on another device, where it is not written over before it is answered', async () => {
    await page.evaluate(() => localStorage.clear());
    await signInAs(page);
    await visit(page, form);
    await expect(page.getByText(OFFER)).toBeVisible();
    await postTitle(page).fill('Yalnızca bir harf');
    await expectDrafts(page).toContain('Yalnızca bir harf');
    expect(await drafts(page)).toContain('Yarım kalan başlık');
    await postTitle(page).fill(title);
    await expectDrafts(page).not.toContain('Yalnızca bir harf');
  });

  await test.step('but does not replace a post that was saved since', async () => {
    const saved = {
      title: unique('Bu arada kaydedilen'),
      content: '<p>Yeni metin</p>',
      image_url: '',
      status: 'draft',
    };
    await page.request.post(form, { form: saved, maxRedirects: 0 });
    await visit(page, form);
    await expect(page.getByText('Kayıt o zamandan beri değişti')).toBeVisible();
    await restore(page);
    await expect(postTitle(page)).toHaveValue('Yarım kalan başlık');
    await expect(editor(page)).toHaveText('Elektrik kesildi');
    await save(page);
    await expect(page.getByText('Bu kayıt siz düzenlerken başka biri tarafından kaydedildi.')).toBeVisible();
    await expect(postTitle(page)).toHaveValue('Yarım kalan başlık');
  });

  await test.step('and ends when it is saved', async () => {
    await postTitle(page).fill(unique('Tamamlanan başlık'));
    await page.getByRole('button', { name: 'Yine de benimkini kaydet' }).click();
    await expectToast(page, 'Blog yazısı güncellendi');
    await expectDrafts(page, form).toBe('[]');
    await go(page, form);
    await expect(editor(page)).toHaveText('Elektrik kesildi');
    await expect(page.getByText(OFFER)).toHaveCount(0);
  });
  deleteRow('blog_posts', id);
});

test('the draft of a product ends with the changes, unless it is kept by choice, and comes back whole', async ({
  adminPage: page,
  allow,
}) => {
  test.slow();
  allow('/admin/drafts');
  const product = await makeProduct(page, { main_image: '/images/site/before.jpg' });
  const form = `/admin/products/${product.id}/edit`;
  const list = `/admin/products?q=${encodeURIComponent(product.title)}`;
  const openForm = () =>
    rowOf(page, product.title)
      .getByRole('link', { name: /Duzenle/ })
      .click();
  const typeBack = async () => {
    await titleField(page).fill(product.title);
    await page.locator('[name=slug]').fill(product.slug);
    await expectDrafts(page, form).toBe('[]');
  };
  await hidePreview(page);
  await visit(page, list);
  await openForm();

  await test.step('it ends when everything is typed back, and when the page is left without saving', async () => {
    await titleField(page).fill('Yanlislikla');
    await expectDrafts(page, form).toContain('Yanlislikla');
    await typeBack();
    await titleField(page).fill('Bilerek');
    await expectDrafts(page, form).toContain('Bilerek');
    await leave(page);
    await expect(rowOf(page, product.title)).toBeVisible();
    await expectDrafts(page, form).toBe('[]');
  });

  await test.step('kept by choice, it outlives leaving the form, and is offered on return', async () => {
    await openForm();
    await titleField(page).fill('Yarin devam');
    await page.getByRole('button', { name: 'Taslagi sakla' }).click();
    await expectToast(page, 'Taslak saklandi.');
    await page.getByRole('link', { name: 'Iptal' }).click();
    await openForm();
    await restore(page);
    await expect(titleField(page)).toHaveValue('Yarin devam');
    await typeBack();
  });

  await test.step('it has the lists, the pictures and what stood in a box for the next entry', async () => {
    await page.getByRole('button', { name: 'Ana Gorsel: kaldir' }).click();
    const upload = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
    await page.getByLabel('Galeri: gorsel ekle').setInputFiles(upload);
    await expectToast(page, 'Galeri gorseli yuklendi');
    await page.getByRole('combobox', { name: 'Gorsel 1: renk' }).selectOption({ label: 'Teak' });
    await page.locator('[name=spec_title]').fill('Boy');
    await page.locator('[name=spec_value]').fill('2 m');
    await page.keyboard.press('Enter');
    await page.getByLabel('Ozellik basligi').fill('Yarim ozellik');
    await page.getByLabel('Aktif').check();
    const before = await page.locator('form#product').evaluate(readForm);
    await dieWithDraft(page, 'is_active');
    await visit(page, form);
    await expect(page.getByText('Kaydedilmemis bir taslaginiz var.')).toBeVisible();
    await restore(page);
    await expect(page.getByLabel('Ozellik basligi')).toHaveValue('Yarim ozellik');
    expect(await page.locator('form#product').evaluate(readForm)).toEqual(before);
    await expect(page.getByLabel('Ana Gorsel: gorsel sec')).toBeAttached();
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, 'Urun basariyla guncellendi');
    expect(readRow('products', product.id)).toMatchObject({ main_image: null, is_active: 1 });
    await expectDrafts(page, form).toBe('[]');
  });

  await test.step('what cannot be sent is kept in the browser until it can', async () => {
    await go(page, form);
    await page.route('**/admin/drafts?*', (route) => route.abort('internetdisconnected'));
    await titleField(page).fill('Baglanti yokken');
    await expect(page.getByText(/^Taslak bu tarayicida kaydedildi \d\d:\d\d$/)).toBeVisible();
    await stopGoodbye(page);
    await page.unroute('**/admin/drafts?*');
    await visit(page, form);
    await restore(page);
    await expect(titleField(page)).toHaveValue('Baglanti yokken');
    await expectDrafts(page).toContain('Baglanti yokken');
  });
  await removeProduct(page, product);
});

function readForm(form: Element) {
  return [...new FormData(form as HTMLFormElement)];
}

// New records have no id to tell their drafts apart by, so these tests work under an account of their own.

test('new records come back after a crash', async ({ adminPage: page, allow }) => {
  test.slow();
  allow(409, 404);
  await hidePreview(page);
  await signInAs(page, insertAdmin());
  await test.step('a project with its rows, which says when it was kept', async () => {
    await visit(page, '/admin/projects/new');
    const title = unique('Yarım proje');
    await page.getByLabel('Baslik').fill(title);
    await page.getByLabel('Ozellik 1', { exact: true }).fill('Gizli klips');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Korkuluk');
    await expect(page.getByText(/^Taslak \d\d:\d\d’[dt][ea] kaydedildi$/)).toBeVisible();
    await dieWithDraft(page, 'Korkuluk');
    await visit(page, '/admin/projects/new');
    await restore(page);
    await expect(page.getByLabel('Baslik')).toHaveValue(title);
    await expect(page.getByLabel('Ozellik 2', { exact: true })).toHaveValue('Korkuluk');
    await leave(page);
  });

  await test.step('a gallery item', async () => {
    await expect(page).toHaveURL('/admin/projects');
    await go(page, '/admin/gallery/new');
    await page.getByLabel('Başlık').fill('Yarım öğe');
    await dieWithDraft(page, 'Yarım öğe');
    await visit(page, '/admin/gallery/new');
    await restore(page);
    await expect(page.getByLabel('Başlık')).toHaveValue('Yarım öğe');
    await leave(page);
  });

  await test.step('a product whose picture was swept away: it says so when it is saved, and nothing else is lost', async () => {
    await expect(page).toHaveURL('/admin/gallery');
    await go(page, '/admin/products/new');
    const title = uniqueName('Resimli taslak');
    await fillBasics(page, title);
    const upload = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
    await page.getByLabel('Ana Gorsel: gorsel sec').setInputFiles(upload);
    await expectToast(page, 'Ana gorsel yuklendi');
    const url = await page.locator('[name=main_image]').inputValue();
    await dieWithDraft(page, url);
    const path = url.replace('/images/', '');
    withDatabase((database) => database.prepare('delete from pictures where path = ?').run(path));
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
});

test('two tabs with a new post have a draft each, and both are offered after a crash', async ({ adminPage: first }) => {
  await signInAs(first, insertAdmin());
  const begin = async (page: Page, title: string) => {
    await visit(page, '/admin/blogs/new');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(OFFER)).toHaveCount(0);
    await postTitle(page).fill(title);
    await dieWithDraft(page, title);
  };
  await begin(first, 'Birinci yazı');
  const second = await first.context().newPage();
  await begin(second, 'İkinci yazı');
  for (const page of [first, second]) await page.goto('/robots.txt');
  // The first to come gets the newer one. Then that one has a living tab again, and is not offered to the second.
  for (const [page, title] of [
    [first, 'İkinci yazı'],
    [second, 'Birinci yazı'],
  ] as const) {
    await visit(page, '/admin/blogs/new');
    await restore(page);
    await expect(postTitle(page)).toHaveValue(title);
  }
});
