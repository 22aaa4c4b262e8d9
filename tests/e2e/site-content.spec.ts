import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { go } from '#tests/support/admin-screens.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { type SiteProcess, startSite } from '#tests/support/site-process.ts';
import { writeStandInRenditions } from '#tests/support/stand-in-renditions.ts';
import { visit } from '#tests/support/visitor.ts';

// A server of its own, because these tests change what every other page test reads.

let site: SiteProcess;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'test-content-'));
  site = await startSite({ DATA_DIR: dataDir, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  await writeStandInRenditions(dataDir);
});
test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('staff change one thing of every kind, and visitors find it', async ({ browser, contextOptions }) => {
  test.slow();
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url });
  const page = await context.newPage();
  await signIn(page);
  const save = async () => {
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page).toHaveURL('/admin/site');
  };
  const visitor = await browser.newPage({ baseURL: site.url, locale: 'tr-TR', javaScriptEnabled: false });

  await test.step('a word is found by searching the texts', async () => {
    await visit(page, '/admin/site');
    await page.getByRole('searchbox', { name: 'Metinlerde ara' }).fill('dört mevsim dışarıda');
    await page.getByRole('button', { name: 'Ara' }).click();
    await expect(page.getByRole('link', { name: 'Öncesi ve sonrası', exact: true })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Kapak', exact: true }).click();
    await expect(page).toHaveURL('/admin/site/home/hero');
  });

  await test.step('a text: with its counter, the published words and the way back to them', async () => {
    const title = page.getByRole('textbox', { name: /^Başlık/ });
    await title.fill('Bahçenin yeni odası');
    await expect(page.getByText('19 / 60')).toBeVisible();
    await page.getByRole('button', { name: 'Buna dön' }).click();
    await expect(title).toHaveValue('Ahşabın sıcaklığı,\ndört mevsim dışarıda.');
    await title.fill('Bahçenin yeni odası');
  });

  await test.step('a picture, with its words', async () => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'teras.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() });
    await expect(page.getByText(/^teras\.jpg/)).toBeVisible();
    await page.getByLabel('Kapak görseli: alt metin').fill('Yeni teras');
    await save();
  });

  await test.step('a list: a row is moved', async () => {
    await go(page, '/admin/site/home/benefits');
    await page.getByRole('button', { name: 'Fayda 2: yukarı taşı' }).click();
    await save();
  });

  await test.step('visitors find text, picture and order on the home page', async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bahçenin yeni odası');
    await expect(visitor.getByRole('img', { name: 'Yeni teras' })).toBeVisible();
    const benefits = visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { level: 3 }) });
    await expect(
      benefits
        .filter({ hasText: 'Rengi gövdesinde' })
        .or(benefits.filter({ hasText: 'Suyla arası iyi' }))
        .first(),
    ).toContainText('Rengi gövdesinde');
  });

  await test.step('the order of the sections: one is hidden, another comes first', async () => {
    await go(page, '/admin/site/home/sections');
    await page.getByRole('checkbox', { name: 'Faydalar' }).uncheck();
    await page.getByRole('button', { name: 'Son projeler: yukarı taşı' }).click();
    await save();
  });

  await test.step('a question of /faq: on the page, in its structured data and in the date of the sitemap', async () => {
    await go(page, '/admin/site/faq/text');
    await page.getByRole('textbox', { name: /^Soru/ }).first().fill('Kompozit tahta nedir?');
    await save();
    await visitor.goto('/faq');
    await expect(visitor.getByText('Kompozit tahta nedir?')).toBeVisible();
    expect(await visitor.locator('script[type="application/ld+json"]').textContent()).toContain(
      'Kompozit tahta nedir?',
    );
    const sitemap = await (await visitor.request.get('/sitemaps/1.xml')).text();
    const [, changed] = /<loc>[^<]*\/faq<\/loc>\s*<lastmod>([^<]+)/.exec(sitemap) ?? [];
    expect(changed?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  });

  await test.step('the footer, and what search engines show', async () => {
    await go(page, '/admin/site/frame/footer');
    await page.getByRole('textbox', { name: /^Firma adının altında/ }).fill('Dış mekân ustaları.');
    await save();
    await go(page, '/admin/site/about/search');
    await page.getByRole('textbox', { name: /^Sayfa başlığı/ }).fill('Biz kimiz');
    await save();
    await visitor.goto('/about');
    await expect(visitor.getByRole('contentinfo')).toContainText('Dış mekân ustaları.');
    await expect(visitor).toHaveTitle('Biz kimiz | Örnek Kompozit');
  });

  await test.step('what is wrong is said at its field, and nothing typed is lost', async () => {
    await go(page, '/admin/site/home/callToAction');
    const title = page.getByRole('textbox', { name: /^Başlık/ });
    await title.fill(' ');
    await page.getByRole('textbox', { name: /^Metin/ }).fill('Bizi {telefn} arayın.');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Başlık boş kalamaz.')).toBeVisible();
    await expect(page.getByText(/\{telefn\} bilinmiyor/)).toBeVisible();
    await expect(title).toBeFocused();
    await expect(page.getByRole('textbox', { name: /^Metin/ })).toHaveValue('Bizi {telefn} arayın.');
  });

  await test.step('the original text is one press away', async () => {
    await visit(page, '/admin/site/home/hero');
    await page.getByRole('button', { name: 'İlk metne dön' }).click();
    await expect(page.getByRole('textbox', { name: /^Başlık/ })).toHaveValue(
      'Ahşabın sıcaklığı,\ndört mevsim dışarıda.',
    );
    await page.getByRole('button', { name: 'Yayındaki metne dön' }).click();
    await expect(page.getByRole('textbox', { name: /^Başlık/ })).toHaveValue('Bahçenin yeni odası');
    await page.getByRole('button', { name: 'İlk metne dön' }).click();
    await save();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Ahşabın sıcaklığı');
    await expect(visitor.getByRole('heading', { name: 'Neden kompozit?' })).toHaveCount(0);
    await expect(visitor.getByRole('heading', { level: 2 }).first()).toHaveText('Son tamamladığımız işler');
  });
  await visitor.close();
  await context.close();
});
