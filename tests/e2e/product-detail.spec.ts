import { randomUUID } from 'node:crypto';
import { makeProduct, removeProduct } from '#tests/support/admin-products.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { inDatabase } from '#tests/support/e2e-database.ts';
import { withoutScripts } from '#tests/support/html-forms.ts';
import { expectToFit, open, visit } from '#tests/support/visitor.ts';

const DECK = '/products/masif-deck-140';
const now = '2025-10-03T09:00:00.000Z';

test('product detail: what the page shows, on the screen and on paper', { tag: '@phone' }, async ({ page }) => {
  await visit(page, DECK);
  await test.step('breadcrumb, description, features, technical specifications, quick facts', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masif Deck 140');
    const trail = page.getByRole('navigation', { name: 'Sayfa yolu' });
    await expect(trail.getByRole('link')).toHaveText(['Ana Sayfa', 'Ürünler', 'Deck']);
    await expect(page.getByText('Teras, balkon ve havuz başı için dolu gövdeli zemin profili.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dolu gövde' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Boy 2200 / 2900 mm' })).toBeVisible();
    await expect(page.locator('main dl dd')).toHaveText(['140 mm', '22 mm', '10 yıl']);
  });
  await test.step('the picture is 600 px high on desktop, 420 px and edge to edge on phones', async () => {
    const box = await page.getByRole('link', { name: 'Masif Deck 140, Teak, büyüt' }).boundingBox();
    if (test.info().project.name === 'desktop') expect(box?.height).toBe(600);
    else expect(box).toMatchObject({ height: 420, x: 0, width: 390 });
  });
  await test.step('related products of the same category', async () => {
    const related = page.locator('section', { has: page.getByRole('heading', { name: 'Benzer ürünler' }) });
    await expect(related.getByRole('link', { name: 'Oluklu Deck 150' })).toBeVisible();
    await expect(related.getByRole('link', { name: 'Masif Deck 140' })).toHaveCount(0);
  });
  await test.step('one question is open at a time', async () => {
    const [first, second] = ['Evet. Zemin sağlam', 'Koyu tonlar her dış mekân'];
    await expect(page.getByText(first)).toBeVisible();
    await page.getByText('Yazın çok ısınır mı?').click();
    await expect(page.getByText(second)).toBeVisible();
    await expect(page.getByText(first)).toBeHidden();
    await expect(page.getByRole('img', { name: 'Deck tahtasının kenar kanalına oturan gizli klips' })).toBeVisible();
  });
  await test.step('the bar with WhatsApp and call stays at the bottom and hides nothing', async () => {
    const bar = page.getByRole('complementary', { name: 'Hızlı iletişim' });
    await expect(bar.getByRole('link', { name: /Arayın|\+90/ })).toHaveAttribute('href', /^tel:\+\d+$/);
    const bottomOf = async () => {
      const box = await bar.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) - (page.viewportSize()?.height ?? 0);
    };
    expect(Math.abs(await bottomOf())).toBeLessThan(1);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('contentinfo').getByText('Tüm hakları saklıdır')).toBeInViewport({ ratio: 1 });
    const words = await page.getByRole('contentinfo').getByText('Tüm hakları saklıdır').boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  });
  await test.step('on paper pictures, texts, specs and every answer, and no bars', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('complementary', { name: 'Hızlı iletişim' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeHidden();
    await expect(page.getByRole('img', { name: 'Teak renginde kompozit deck teras' }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: 'Boy 2200 / 2900 mm' })).toBeVisible();
    await expect(page.getByText('Koyu tonlar her dış mekân')).toBeVisible();
    await expect(page.getByText('Teak, Ceviz, Antrasit, Kum')).toBeVisible();
    await expect(page.getByText('+90 212 555 01 23 · info@example.com')).toBeVisible();
  });
});

test('product detail: pictures and colours', async ({ page }) => {
  await visit(page, DECK);
  await test.step('a picture opens large, and the focus comes back to it', async () => {
    const picture = page.getByRole('link', { name: 'Masif Deck 140, Teak, büyüt' });
    await picture.click();
    const viewer = page.getByRole('dialog', { name: 'Görsel görüntüleyici' });
    await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(picture).toBeFocused();
  });
  await test.step('a thumbnail switches the picture, and no picture stands there twice', async () => {
    const thumbs = page.getByRole('list', { name: 'Görseller' }).getByRole('link');
    const sources = await thumbs
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(sources).size).toBe(sources.length);
    await thumbs
      .filter({ has: page.locator(':scope') })
      .nth(3)
      .click();
    await expect(thumbs.nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Masif Deck 140, Ceviz, büyüt' })).toBeVisible();
  });
  await test.step('a chosen colour filters the pictures and lives in the URL', async () => {
    const samples = page.getByRole('group', { name: 'Renk' });
    await expect(samples.getByRole('link')).toHaveText(['Tümü', 'Teak', 'Ceviz', 'Antrasit', 'Kum']);
    await samples.getByRole('link', { name: 'Teak' }).click();
    await expect(page).toHaveURL(`${DECK}?renk=teak`);
    await expect(samples.locator('[aria-current]')).toHaveText('Teak');
    const thumbs = page.getByRole('list', { name: 'Görseller' }).getByRole('link');
    for (const name of await thumbs.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))) {
      expect(name).toContain('Teak');
    }
    await samples.getByRole('link', { name: 'Tümü' }).click();
    await expect(page).toHaveURL(DECK);
  });
});

test('product detail: a shared link shows its colour, and WhatsApp gets product, colour and link', async ({
  page,
  baseURL,
}) => {
  await open(page, `${DECK}?renk=ceviz`);
  await expect(page.getByRole('link', { name: 'Masif Deck 140, Ceviz, büyüt' })).toBeVisible();
  const chat = page.getByRole('complementary', { name: 'Hızlı iletişim' }).getByRole('link', { name: 'WhatsApp' });
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.origin).toBe('https://wa.me');
  expect(address.searchParams.get('text')).toBe(
    `Merhaba, Masif Deck 140 hakkında bilgi almak istiyorum. Renk: Ceviz. ${baseURL}${DECK}?renk=ceviz`,
  );
});

test('product detail: without a chosen colour WhatsApp gets none, and an unknown colour shows all', async ({
  page,
  baseURL,
}) => {
  await open(page, `${DECK}?renk=yok`);
  await expect(page.getByRole('group', { name: 'Renk' }).locator('[aria-current]')).toHaveText('Tümü');
  const chat = page.getByRole('complementary', { name: 'Hızlı iletişim' }).getByRole('link', { name: 'WhatsApp' });
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
    `Merhaba, Masif Deck 140 hakkında bilgi almak istiyorum. ${baseURL}${DECK}`,
  );
});

test('product detail: only visible colours that have pictures can be chosen', async ({ page }) => {
  const [product, shown, hidden, unused] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await inDatabase(async (db) => {
    const color = (id: string, name: string, is_visible: boolean) => ({
      id,
      name,
      hex_code: '#9A6A3F',
      is_visible,
      created_at: now,
    });
    await db
      .insertInto('colors')
      .values([color(shown, 'Görünen', true), color(hidden, 'Gizlenen', false), color(unused, 'Resimsiz', true)])
      .execute();
    await db
      .insertInto('products')
      .values({
        id: product,
        title: 'Renk Denemesi',
        slug: product,
        description: 'Deneme.',
        category: 'deck',
        display_order: 9000,
        main_image: '/images/demo/deck-teak.jpg',
        features: '"[\\"Yalnız metin\\"]"',
        technical_specs: '"bozuk"',
        faq: '[]',
        search_text: '',
        created_at: now,
        updated_at: now,
      })
      .execute();
    const image = (color_id: string, name: string, position: number) => ({
      id: randomUUID(),
      product_id: product,
      color_id,
      image_url: `/images/demo/${name}`,
      position,
      created_at: now,
    });
    await db
      .insertInto('product_images')
      .values([image(shown, 'deck-teak.jpg', 0), image(hidden, 'deck-gri.jpg', 1)])
      .execute();
  });
  await open(page, `/products/${product}`);
  await expect(page.getByRole('group', { name: 'Renk' }).getByRole('link')).toHaveText(['Tümü', 'Görünen']);
  await expect(page.getByText('Gizlenen')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Görseller' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Yalnız metin' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Teknik özellikler' })).toHaveCount(0);
  await inDatabase(async (db) => {
    await db.deleteFrom('products').where('id', '=', product).execute();
    await db.deleteFrom('colors').where('id', 'in', [shown, hidden, unused]).execute();
  });
});

test('product detail: a missing product says so with status 404 and leads back', async ({ request }) => {
  const answer = await request.get('/products/boyle-bir-urun-yok');
  expect(answer.status()).toBe(404);
  const html = withoutScripts(await answer.text());
  expect(html).toMatch(/<h1\b[^>]*>Ürün bulunamadı</);
  expect(html).toMatch(/<a\b[^>]* href="\/products"[^>]*>(?:(?!<\/a>).)*Ürünlere Dön/s);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product detail: colours, thumbnails and large pictures are links', async ({ page }) => {
    await page.goto(DECK, { waitUntil: 'domcontentloaded' });
    await page.getByRole('group', { name: 'Renk' }).getByRole('link', { name: 'Kum' }).click();
    await expect(page).toHaveURL(`${DECK}?renk=kum`);
    await expect(page.getByRole('link', { name: 'Masif Deck 140, Kum, büyüt' })).toBeVisible();
    await page.goto(DECK, { waitUntil: 'domcontentloaded' });
    await page.getByRole('list', { name: 'Görseller' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(`${DECK}?gorsel=2`);
    const large = page.getByRole('link', { name: /büyüt$/ });
    await expect(large).toHaveAttribute('href', /^\/pictures\/[0-9a-f]+\/\d+\.jpg$/);
  });
});

test('one very long word does not stretch the page', async ({ adminPage: page }) => {
  const word = 'kompozit'.repeat(40);
  const product = await makeProduct(page, {
    is_active: 'on',
    description: word,
    features: JSON.stringify([{ title: word, description: word }]),
    technical_specs: JSON.stringify([{ title: word, value: word }]),
    faq: JSON.stringify([{ question: word, answer: word }]),
  });
  for (const path of [`/products/${product.slug}`, '/products', DECK]) await expectToFit(page, path);
  await removeProduct(page, product);
});
