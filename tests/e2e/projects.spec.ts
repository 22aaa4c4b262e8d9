import { expect, test } from '#tests/support/e2e.ts';
import { inDatabase } from '#tests/support/e2e-database.ts';
import { withoutScripts } from '#tests/support/html-forms.ts';
import { visit } from '#tests/support/visitor.ts';

const KANDILLI = '/projects/kandilli-yali-terasi';

test('project list: columns and cards', { tag: '@phone' }, async ({ page }) => {
  const whole = page.viewportSize();
  await visit(page, '/projects');
  await test.step('1, 2 and 3 columns', async () => {
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((c) => c.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns);
    }
  });
  if (whole) await page.setViewportSize(whole);
  await test.step('cards with image, title, two-line description, location and Detaylar', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projeler');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Kandilli yalı terası' }) });
    await expect(card.locator('img')).toBeVisible();
    await expect(card.getByText('Üsküdar, İstanbul')).toBeVisible();
    const lines = await card
      .getByText('Boğaz’a bakan 210 m² teras.')
      .evaluate((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)));
    expect(lines).toBe(2);
    await expect(card.getByRole('link', { name: 'Detaylar' })).toHaveText('Detaylar');
    // The link stretches over the whole card.
    await card.click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(KANDILLI);
  });
});

test('project detail: texts and pictures', { tag: '@phone' }, async ({ page }) => {
  await visit(page, KANDILLI);
  await test.step('text, location, completion date in Turkish, features and specifications', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kandilli yalı terası');
    await expect(page.getByText('Yalının rüzgâra açık köşesinde')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Konum Üsküdar, İstanbul' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Tamamlanma 14 Haziran 2025' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Alan 210 m²' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Sökümden teslime 10 iş günü' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tüm projeler' })).toHaveAttribute('href', '/projects');
  });
  await test.step('the thumbnail strip switches the large image, which opens in the viewer', async () => {
    await page.getByRole('link', { name: 'Görsel 2' }).click();
    const large = page.getByRole('link', { name: 'Kandilli yalı terası, görsel 2, büyüt' });
    await expect(large).toBeVisible();
    await large.click();
    const viewer = page.getByRole('dialog', { name: 'Görsel görüntüleyici' });
    await expect(viewer.getByText('2 / 4')).toBeVisible();
    await expect(viewer.getByText('Proje', { exact: true })).toBeVisible();
    await viewer.getByRole('button', { name: 'Kapat' }).click();
    await expect(large).toBeFocused();
  });
});

test('projects: the loading texts are shown while a navigation waits', async ({ page }) => {
  let answered = Promise.withResolvers<void>();
  await page.route(/\/projects.*\.data/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await visit(page, KANDILLI);
  await page.getByRole('link', { name: 'Tüm projeler' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'yükleniyor' })).toHaveText('Projeler yükleniyor...');
  // From here on all pass: the browser sends the navigation's own request when that of the prefetch has been answered.
  answered.resolve();
  const detail = page.getByRole('link', { name: 'Detaylar: Urla’da havuz başı' });
  await expect(detail).toBeVisible();
  answered = Promise.withResolvers<void>();
  await detail.click();
  await expect(page.getByRole('status').filter({ hasText: 'yükleniyor' })).toHaveText('Proje detayları yükleniyor...');
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urla’da havuz başı');
  await expect(page).toHaveTitle(/^Urla’da havuz başı \|/);
});

test('project detail: an id leads permanently to its slug', async ({ request }) => {
  const { id } = await inDatabase((db) =>
    db.selectFrom('projects').select('id').where('slug', '=', 'kandilli-yali-terasi').executeTakeFirstOrThrow(),
  );
  const answer = await request.get(`/projects/${id}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, KANDILLI]);
});

test('project detail: a missing project says so with status 404 and leads back', async ({ request }) => {
  const answer = await request.get('/projects/boyle-bir-proje-yok');
  expect(answer.status()).toBe(404);
  const html = withoutScripts(await answer.text());
  expect(html).toMatch(/<h1\b[^>]*>Proje bulunamadı</);
  expect(html).toContain('Aradığınız proje mevcut değil veya kaldırılmış olabilir.');
  expect(html).toMatch(/<a\b[^>]* href="\/projects"[^>]*>(?:(?!<\/a>).)*Projelere Dön/s);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('project detail: the strip switches the image by links', async ({ page }) => {
    await page.goto('/projects', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Detaylar: Kandilli yalı terası' }).click();
    await page.getByRole('link', { name: 'Görsel 3' }).click();
    await expect(page).toHaveURL(`${KANDILLI}?gorsel=3`);
    await expect(page.getByRole('img', { name: 'Akşam güneşinde teak kompozit deck döşenmiş' }).first()).toBeVisible();
  });
});
