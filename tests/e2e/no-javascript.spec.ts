import { expect, test } from '#tests/support/e2e.ts';
import { open } from '#tests/support/visitor.ts';

test.use({ javaScriptEnabled: false });

const PAGES = [
  ['/', 'Son tamamladığımız işler'],
  ['/about', 'Değerlerimiz'],
  ['/products', 'Masif Deck 140'],
  ['/products/masif-deck-140', 'Benzer ürünler'],
  ['/projects', 'Kandilli yalı terası'],
  ['/projects/kandilli-yali-terasi', 'Üsküdar, İstanbul'],
  ['/gallery', 'Galeri'],
  ['/blogs', 'Blog'],
  ['/blogs/kompozit-mi-masif-ahsap-mi', 'Diğer Blog Yazıları'],
  ['/hesapla', 'Ölçüleri yazın, plan burada çizilsin.'],
  ['/contact', 'Mesajı Gönder'],
  ['/faq', 'Rengi solar mı?'],
] as const;

test('without JavaScript every public page is complete', async ({ page }) => {
  for (const [path, text] of PAGES) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(text, { exact: true }).first(), path).toBeVisible();
    await expect(page.getByText('yükleniyor'), path).toHaveCount(0);
  }
});

test('without JavaScript the menu, its categories and the questions open', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await open(page, '/faq');
  await page.locator('details summary').filter({ hasText: 'Rengi solar mı?' }).click();
  await expect(page.getByText('ton hafifçe açılıp oturur')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Ana menü', exact: true });
  if (isMobile) {
    await bar.locator('summary').first().click();
    await bar.locator('summary', { hasText: 'Ürünler' }).click();
  } else {
    await bar.getByRole('link', { name: 'Ürünler', exact: true }).hover();
  }
  await bar.getByRole('link', { name: 'Pergola', exact: true }).click();
  await expect(page).toHaveURL('/products?category=pergola');
  await expect(page.getByRole('main').getByText('Gölge Pergola')).toBeVisible();
});

test('without JavaScript chips and tabs filter, and pictures can be seen large', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('main').getByRole('link', { name: 'Çit Sistemleri', exact: true }).click();
  await expect(page).toHaveURL('/products?category=fence');
  await open(page, '/gallery');
  await page.getByRole('navigation', { name: 'Galeri filtresi' }).getByRole('link', { name: 'Ürünler' }).click();
  await expect(page).toHaveURL('/gallery?tur=product');
  const large = await page
    .getByRole('link', { name: /, büyüt$/ })
    .first()
    .getAttribute('href');
  const picture = await page.request.get(large ?? '/yok.png');
  expect([picture.status(), picture.headers()['content-type']?.split('/')[0]]).toEqual([200, 'image']);
});

test('without JavaScript the search finds what was meant', async ({ page }) => {
  await open(page, '/terms');
  await page.getByRole('link', { name: 'Sitede ara' }).first().click();
  await expect(page).toHaveURL('/ara');
  await page.getByLabel('Ne arıyorsunuz?').fill('PERGLA');
  await page.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(page).toHaveURL('/ara?q=PERGLA');
  await expect(page.getByRole('status')).toContainText('en yakın');
  await page.getByRole('link', { name: /Gölge Pergola/ }).click();
  await expect(page).toHaveURL('/products/golge-pergola');
  await open(page, '/ara?q=zzzzzz');
  await expect(page.getByRole('heading', { name: '“zzzzzz” için sonuç bulunamadı' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bize Sorun' })).toBeVisible();
});

test('beside every form stands what happens to the data', async ({ request }) => {
  for (const path of ['/', '/about', '/contact']) {
    const [main = ''] = /<main\b.*<\/main>/s.exec(await (await request.get(path)).text()) ?? [];
    const forms = main.match(/<form\b.*?<\/form>/gs) ?? [];
    expect(forms.length, path).toBeGreaterThan(0);
    for (const form of forms) expect(form, path).toMatch(/<a\b[^>]* href="\/privacy"/);
  }
});
