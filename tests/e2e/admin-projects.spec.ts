import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { insertProject } from '#tests/support/admin-projects.ts';
import { go } from '#tests/support/admin-screens.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { deleteRow, readRow, refuseChange } from '#tests/support/e2e-rows.ts';
import { expectToast } from '#tests/support/toasts.ts';
import { uniqueText, visit } from '#tests/support/visitor.ts';

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const openList = (page: Page, filter: string) => go(page, `/admin/projects?q=${encodeURIComponent(filter)}`);

test('the list of projects', async ({ adminPage: page, allow }) => {
  test.slow();
  allow(500, '/admin/projects');
  await visit(page, '/admin/projects');

  await test.step('it shows title and description, status, date in Turkish and the actions, and can be filtered', async () => {
    const { id, title } = insertProject();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projeler');
    await expect(page.getByRole('link', { name: 'Yeni Proje Ekle' })).toHaveAttribute('href', '/admin/projects/new');
    await page.getByLabel('Projelerde ara').fill(title.toLocaleUpperCase('tr'));
    await page.getByRole('button', { name: 'Ara' }).click();
    await expect(page).toHaveURL(/\?q=/);
    const row = rowOf(page, title);
    await expect(page.getByRole('table', { name: 'Projeler' }).getByRole('row')).toHaveCount(2);
    await expect(row).toContainText('Boğaz’a bakan teras');
    await expect(row).toContainText('Pasif');
    await expect(row).toContainText('14.06.2025');
    await expect(row.getByRole('link', { name: 'Düzenle' })).toHaveAttribute(
      'href',
      new RegExp(`^/admin/projects/${id}/edit[?]liste=`),
    );
    await expect(row.getByRole('button', { name: 'Klonla' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Sil' })).toBeVisible();
    deleteRow('projects', id);
    await page.getByRole('button', { name: 'Ara' }).click();
    await expect(page.getByText('Aramanıza uyan kayıt yok')).toBeVisible();
  });

  await test.step('it is paged', async () => {
    const word = uniqueText('sayfalı');
    const made = Array.from({ length: 25 }, (_, n) => insertProject({ title: `${word} ${n}` }));
    await openList(page, word);
    await expect(page.getByRole('row')).toHaveCount(25);
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
    await expect(page).toHaveURL(/sayfa=2/);
    await expect(page.getByRole('row')).toHaveCount(2);
    for (const { id } of made) deleteRow('projects', id);
  });

  await test.step('Sil asks first, then deletes; a refused delete says so', async () => {
    const { id, title } = insertProject();
    await openList(page, title);
    await rowOf(page, title).getByRole('button', { name: 'Sil' }).click();
    const question = page.getByRole('alertdialog', { name: 'Bu projeyi silmek istediğinizden emin misiniz?' });
    await question.getByRole('button', { name: 'İptal' }).click();
    await expect(question).toBeHidden();
    expect(readRow('projects', id)).toBeDefined();

    const accept = refuseChange('delete', 'projects', title, 'disk dolu');
    await rowOf(page, title).getByRole('button', { name: 'Sil' }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Proje silinirken bir hata oluştu');
    await expect(rowOf(page, title)).toBeVisible();

    accept();
    await rowOf(page, title).getByRole('button', { name: 'Sil' }).click();
    await question.getByRole('button', { name: 'Sil' }).click();
    await expectToast(page, 'Proje başarıyla silindi');
    await expect(rowOf(page, title)).toHaveCount(0);
    expect(readRow('projects', id)).toBeUndefined();
  });

  await test.step('Klonla makes a copy that starts as Pasif, and goes to its edit page, which says so', async () => {
    const { id, title } = insertProject({ is_active: 1 });
    await openList(page, title);
    await rowOf(page, title).getByRole('button', { name: 'Klonla' }).click();
    await expectToast(page, 'Proje başarıyla klonlandı');
    await expect(page.getByLabel('Baslik')).toHaveValue(new RegExp(`^${title} \\(Kopya-\\d{13}\\)$`));
    const copy = /projects\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
    const slug = String(readRow('projects', copy)?.slug);
    expect(slug).toMatch(new RegExp(`^${id}-copy-\\d{13}$`));
    await expect(page.getByText('Bu bir kopya ve Pasif: sitede gorunmez.')).toBeVisible();
    await expect(page.getByLabel('Aktif')).not.toBeChecked();

    const renamed = uniqueText('Yeni Adlı Proje');
    const address = `/projects/yeni-adli-proje-${renamed.split(' ').at(-1)}`;
    await page.getByLabel('Baslik').fill(renamed);
    await page.getByLabel('Aktif').check();
    await page.getByRole('button', { name: 'Guncelle' }).click();
    await expectToast(page, 'Proje guncellendi');
    const old = await page.request.get(`/projects/${slug}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, address]);
    expect((await page.request.get(address)).status()).toBe(200);
    deleteRow('projects', copy);

    await openList(page, title);
    await page.route('**/admin/projects.data*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await rowOf(page, title).getByRole('button', { name: 'Klonla' }).click();
    await expectToast(page, 'Proje klonlanırken bir hata oluştu');
    deleteRow('projects', id);
    await page.unroute('**/admin/projects.data*');
  });

  await test.step('a list or a project that cannot be loaded says so', async () => {
    const lost = `/admin/projects/${randomUUID()}/edit`;
    expect((await page.request.get(lost)).status()).toBe(404);
    await go(page, lost);
    await expectToast(page, 'Proje yuklenirken bir hata olustu');
    await page.route('**/admin/projects.data*', (route) => route.abort());
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Projeler', exact: true })
      .filter({ visible: true })
      .click();
    await expectToast(page, 'Projeler yüklenirken bir hata oluştu');
  });
});
