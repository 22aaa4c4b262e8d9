import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { foldTurkish } from '#app/shared/turkish.ts';
import { insertPost } from '#tests/support/admin-blogs.ts';
import { fillBasics, makeProduct, removeProduct, rowOf, uniqueName } from '#tests/support/admin-products.ts';
import { go, hidePreview } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, findId, insertRow } from '#tests/support/e2e-rows.ts';
import { withoutScripts } from '#tests/support/html-forms.ts';
import { visit } from '#tests/support/visitor.ts';

const common = { created_at: '2020-01-01T00:00:00.000Z', updated_at: '2020-01-01T00:00:00.000Z' };

/** Twenty-five rows: the filtered list has a second page. */
function insertProjects(word: string): string[] {
  return Array.from({ length: 25 }, (_, n) => {
    const id = randomUUID();
    const title = `${word} ${String(n).padStart(2, '0')}`;
    insertRow('projects', {
      id,
      title,
      slug: id,
      description: 'Teras',
      location: 'Kandilli',
      completion_date: '2025-06-14T00:00:00.000Z',
      images: '["/images/site/hero-terrace.jpg"]',
      features: '[]',
      specifications: '[]',
      is_active: n % 2,
      search_text: foldTurkish(title),
      ...common,
      created_at: `2020-01-${String(31 - n).padStart(2, '0')}T00:00:00.000Z`,
    });
    return id;
  });
}

function insertItem(title: string, is_active: number) {
  const id = randomUUID();
  const image_url = '/images/site/hero-terrace.jpg';
  const search_text = foldTurkish(title);
  insertRow('gallery', { id, title, description: null, image_url, type: 'project', is_active, search_text, ...common });
  return { id, title };
}

/** The chosen status above a list is current too, but a link. */
const marked = (page: Page) => page.getByRole('main').locator('[aria-current=true]:not(a)');
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('after saving, the list has its search, page and place, with the saved row marked', async ({
  adminPage: page,
}) => {
  const word = uniqueName('Yerinde');
  const ids = insertProjects(word);
  const list = `/admin/projects?q=${encodeURIComponent(word).replaceAll('%20', '+')}`;
  await hidePreview(page);
  await visit(page, list);
  await rowOf(page, `${word} 15`).scrollIntoViewIfNeeded();
  const place = await scrolledTo(page);
  expect(place).toBeGreaterThan(200);
  await rowOf(page, `${word} 15`)
    .getByRole('link', { name: `${word} 15`, exact: true })
    .click();
  await page.getByLabel('Konum').fill('Üsküdar');
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expect(page).toHaveURL(list);
  await expect(marked(page)).toHaveCount(1);
  await expect(marked(page)).toContainText(`${word} 15`);
  await expect(marked(page)).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await scrolledTo(page)) - place)).toBeLessThan(60);

  // İptal leads to the same place, with nothing marked.
  await rowOf(page, `${word} 15`).getByRole('link', { name: 'Düzenle' }).click();
  await page.getByRole('link', { name: 'Iptal' }).click();
  await expect(page).toHaveURL(list);
  await expect(rowOf(page, `${word} 15`)).toBeInViewport();
  await expect(marked(page)).toHaveCount(0);

  await go(page, `${list}&sayfa=2`);
  await rowOf(page, `${word} 24`).getByRole('link', { name: 'Düzenle' }).click();
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expect(page).toHaveURL(`${list}&sayfa=2`);
  await expect(marked(page)).toContainText(`${word} 24`);
  for (const id of ids) deleteRow('projects', id);

  await test.step('a new product is shown marked on the page that it is on', async () => {
    const title = uniqueName('Sonda');
    await go(page, '/admin/products/new');
    await fillBasics(page, title);
    await page.getByRole('button', { name: 'Olustur' }).click();
    await expect(marked(page)).toContainText(title);
    await expect(marked(page)).toBeInViewport();
    await removeProduct(page, { id: findId('products', title) });
  });
});

test('titles and thumbnails lead to the form; Sitede gör is there for what visitors see', async ({
  adminPage: page,
}) => {
  const shown = await makeProduct(page, { is_active: 'on' });
  const hidden = await makeProduct(page);
  await hidePreview(page);
  await visit(page, `/admin/products?q=${encodeURIComponent(shown.title)}`);
  const form = new RegExp(`^/admin/products/${shown.id}/edit`);
  const row = rowOf(page, shown.title);
  await expect(row.getByRole('link', { name: shown.title, exact: true })).toHaveAttribute('href', form);
  await expect(row.locator('a.photo')).toHaveAttribute('href', form);
  const onSite = row.getByRole('link', { name: `Sitede gor: ${shown.title} (yeni sekmede açılır)` });
  await expect(onSite).toHaveAttribute('href', `/products/${shown.slug}`);
  await expect(onSite).toHaveAttribute('target', '_blank');
  await expect(onSite).toHaveAttribute('rel', /noopener/);
  await go(page, `/admin/products?q=${encodeURIComponent(hidden.title)}`);
  await expect(rowOf(page, hidden.title).getByRole('link', { name: /Sitede gor/ })).toHaveCount(0);

  const toast = page.locator('.toast').filter({ hasText: 'Urun basariyla guncellendi' });
  const link = { name: /Sitede gor/ };
  await go(page, `/admin/products/${hidden.id}/edit`);
  await expect(page.getByRole('main').getByRole('link', link)).toHaveCount(0);
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expect(toast).toBeVisible();
  await expect(toast.getByRole('link', link)).toHaveCount(0);
  await go(page, `/admin/products/${shown.id}/edit`);
  await expect(page.getByRole('main').getByRole('link', link)).toHaveCount(1);
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await expect(toast.getByRole('link', link)).toHaveAttribute('href', `/products/${shown.slug}`);
  for (const product of [shown, hidden]) await removeProduct(page, product);

  const word = uniqueName('Sitede');
  const posts = ['açık', 'gizli'].map((state) => insertPost({ title: `${word} ${state}` }));
  await page.request.post('/admin/blogs?index', {
    form: { intent: 'publish', id: posts[0]?.id ?? '', is_published: 'true' },
  });
  const items = ['açık', 'gizli'].map((state) => insertItem(`${word} ${state}`, state === 'açık' ? 1 : 0));
  for (const [list, table, records] of [
    ['/admin/blogs', 'blog_posts', posts],
    ['/admin/gallery', 'gallery', items],
  ] as const) {
    await go(page, `${list}?q=${encodeURIComponent(word)}`);
    for (const [n, { id, title }] of records.entries()) {
      const entry = page.getByRole('listitem').filter({ hasText: title });
      const edit = new RegExp(`^${list}/${id}/edit`);
      await expect(entry.getByRole('heading').getByRole('link', { name: title })).toHaveAttribute('href', edit);
      await expect(entry.locator('a[tabindex="-1"]')).toHaveAttribute('href', edit);
      await expect(entry.getByRole('link', { name: /Sitede gör/ })).toHaveCount(n === 0 ? 1 : 0);
      const html = withoutScripts(await (await page.request.get(`${list}/${id}/edit`)).text());
      expect(html.split('Sitede gör').length - 1, title).toBe(n === 0 ? 1 : 0);
      deleteRow(table, id);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is found again too, and says what was saved', async ({ adminPage: page }) => {
    const word = uniqueName('Betiksiz');
    const ids = insertProjects(word);
    await page.goto(`/admin/projects?q=${encodeURIComponent(word)}`);
    await rowOf(page, `${word} 21`).getByRole('link', { name: 'Düzenle' }).click();
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expect(page).toHaveURL(/[?]q=Betiksiz[^&]+$/);
    await expect(marked(page)).toContainText(`${word} 21`);
    await expect(marked(page)).toBeInViewport();
    const status = page.getByRole('status').filter({ hasText: 'Proje guncellendi' });
    await expect(status.getByRole('link', { name: 'Sitede gor' })).toHaveAttribute('href', `/projects/${ids[21]}`);
    for (const id of ids) deleteRow('projects', id);
  });
});
