import type { Page } from '@playwright/test';
import { expectNoViolation, tabTo } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { withDatabase } from '#tests/support/e2e-rows.ts';
import {
  comeFromOwnAddress,
  expectOpenPageToFit,
  follow,
  open,
  openAndTakeTime,
  uniqueText,
  untilHydrated,
  visit,
} from '#tests/support/visitor.ts';

const DECK = '/hesapla?tur=deck&urun=masif-deck-140&renk=teak';
const L_SHAPE = `${DECK}&en=6,00&boy=4,00&en=3,20&boy=2,40&yer=alt-sol`;
const FENCE = '/hesapla?tur=cit&kol=9&kapi=&kol=5,40&kapi=1';
const FACADE = '/hesapla?tur=cephe&en=8&boy=3&acik_en=2,20&acik_boy=1,30';

const field = (page: Page, id: string) => page.locator(`#${id}`);
const amount = (page: Page, name: string) => page.getByRole('row', { name }).getByRole('cell');
const textOf = async (page: Page) => {
  const link = page.getByRole('link', { name: 'WhatsApp’tan gönder' });
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
};

async function start(page: Page, address = '/hesapla') {
  await open(page, address);
  await untilHydrated(page);
}

test('from a product to a list and an offer: results come while one types, WhatsApp and the offer carry them, and staff find it', async ({
  page,
  context,
}) => {
  await comeFromOwnAddress(context);
  await start(page, '/products/masif-deck-140?renk=ceviz');
  await page.getByRole('link', { name: 'Ne kadar gerekir?' }).click();
  await expect(page).toHaveTitle('Malzeme hesabı | Örnek Kompozit');
  await expect(page.getByText('Ölçüleri yazın, plan burada çizilsin.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ceviz' })).toBeChecked();

  await field(page, 'en-0').fill('5,00');
  await field(page, 'boy-0').fill('4');
  await expect(amount(page, 'Deck tahtası, 2900 mm')).toHaveText('28 adet');
  await expect(amount(page, 'Deck tahtası, 2200 mm')).toHaveText('28 adet');
  await expect(page.getByRole('status').filter({ hasText: '20,0 m², 56 tahta' })).toBeAttached();
  await expect(field(page, 'boy-0'), 'who types goes on typing').toBeFocused();
  await expect(page).toHaveURL('/hesapla?tur=deck&urun=masif-deck-140&renk=ceviz&en=5,00&boy=4');

  const text = await textOf(page);
  expect(text).toContain('Merhaba, 20,0 m² deck için hesap yaptım: Masif Deck 140, Ceviz.');
  expect(text).toContain('5,00 × 4,00 m');
  expect(text).toContain('Deck tahtası, 2900 mm: 28 adet');
  expect(text).toMatch(/Plan ve liste: http\S+\/hesapla\?tur=deck&urun=masif-deck-140&renk=ceviz&en=5,00&boy=4$/);

  const offer = page.getByRole('link', { name: 'Bu listeyle teklif iste' });
  const address = (await offer.getAttribute('href')) ?? '';
  await offer.click();
  await expect(page).toHaveURL((url) => {
    const attached = new URLSearchParams(url.searchParams.get('hesap') ?? '');
    return url.pathname === '/contact' && attached.get('en') === '5,00' && attached.get('boy') === '4';
  });
  await page.goBack();
  await expect(field(page, 'en-0')).toHaveValue('5,00');
  await expect(amount(page, 'Deck tahtası, 2900 mm')).toHaveText('28 adet');

  await openAndTakeTime(page, address);
  await expect(page.getByRole('heading', { name: 'Mesajınıza eklenecek' })).toBeVisible();
  const message = uniqueText('Teras için teklif rica ederim.');
  await page.getByLabel('Adınız soyadınız').fill('Ayşe Işık');
  await page.getByLabel('E-posta').fill(`ok-${uniqueText('x').replace(' ', '')}@example.com`);
  await page.getByLabel('Telefon').fill('0555 555 01 23');
  await page.getByLabel('Mesajınız').fill(message);
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await expect(page).toHaveURL('/tesekkurler');
  const row = withDatabase((database) => database.prepare('select * from messages where message = ?').get(message));
  expect(row?.kind).toBe('offer');
  expect(JSON.parse(String(row?.details))).toMatchObject({ product: 'Masif Deck 140', color: 'Ceviz' });
});

test('an L: a rectangle is added and removed, and the focus goes along', async ({ page }) => {
  await start(page, `${DECK}&en=6&boy=4`);
  await page.getByRole('button', { name: 'Dikdörtgen ekle' }).click();
  await expect(field(page, 'en-1')).toBeFocused();
  await expect(amount(page, 'Deck tahtası, 2900 mm'), 'the list of the first stays').toHaveText('38 adet');
  await page.keyboard.type('3,20');
  await field(page, 'boy-1').fill('2,40');
  await expect(page.getByRole('definition').filter({ hasText: '31,7 m²' })).toBeVisible();
  await field(page, 'yer-1').selectOption('alt-sag');
  await expect(page).toHaveURL(/yer=alt-sag/);
  await page.getByRole('button', { name: 'Kaldır: Parça A' }).click();
  await expect(field(page, 'en-0')).toHaveValue('3,20');
  await expect(amount(page, 'Deck tahtası, 2200 mm')).toHaveText('26 adet');
  await expect(page.getByRole('button', { name: 'Dikdörtgen ekle' })).toBeFocused();
});

test('a side of the drawing leads to its field; a wrong measure is told there, and typing is never lost', async ({
  page,
}) => {
  await start(page, `${DECK}&en=6&boy=4`);
  await test.step('a side of the drawing leads to its field', async () => {
    await page.getByRole('link', { name: 'Parça A, boy 4,00 m, değiştir' }).click();
    await expect(field(page, 'boy-0')).toBeFocused();
  });
  await field(page, 'en-0').fill('60');
  const message = page.getByText('En çok 50 m hesaplayabiliyoruz; daha büyüğü için bize yazın.');
  await expect(message).toBeVisible();
  await expect(field(page, 'en-0')).toHaveAttribute('aria-invalid', 'true');
  const former = page.locator('[inert]');
  await expect(former, 'of the last measures that were right: to be seen').toContainText('38 adet');
  await expect(former.getByText('Bu listeyle teklif iste'), 'and not to be sent').toBeVisible();
  await field(page, 'en-0').fill('');
  await expect(message, 'an empty field is not wrong until it is sent').toBeHidden();
  await page.getByRole('button', { name: 'Hesapla', exact: true }).click();
  await expect(page.getByText('Metre olarak bir sayı yazın, örneğin 4,25.')).toBeVisible();
  await expect(field(page, 'en-0')).toBeFocused();
  await page.keyboard.type('5');
  await expect(amount(page, 'Deck tahtası, 2200 mm')).toHaveText('28 adet');
});

test('fence and facade: each kind has its own measures', async ({ page }) => {
  await start(page);
  await page.getByRole('radio', { name: 'Çit', exact: true }).check();
  await field(page, 'kol-0').fill('12');
  await field(page, 'kapi-0').fill('1');
  await expect(amount(page, 'Alüminyum direk')).toHaveText('9 adet');
  await page.getByRole('radio', { name: 'Cephe', exact: true }).check();
  await expect(page.getByText('Ölçüleri yazın, plan burada çizilsin.')).toBeVisible();
  await field(page, 'en-0').fill('8');
  await field(page, 'boy-0').fill('3');
  await page.getByRole('button', { name: 'Açıklık ekle' }).click();
  await expect(field(page, 'acik_en-0')).toBeFocused();
  await page.keyboard.type('9');
  await field(page, 'acik_boy-0').fill('1,30');
  await expect(page.getByText('Açıklık duvarın dışına taşıyor.')).toBeVisible();
  await field(page, 'acik_en-0').fill('2,20');
  await expect(page.getByRole('definition').filter({ hasText: '21,1 m²' })).toBeVisible();
});

test('everything can be done with the keyboard', async ({ page }) => {
  await start(page);
  await tabTo(page, page.getByRole('radio', { name: 'Deck', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Çit', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Çit', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, field(page, 'en-0'));
  await page.keyboard.type('5');
  await tabTo(page, field(page, 'boy-0'));
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(amount(page, 'Deck tahtası, 2900 mm')).toHaveText('28 adet');
  await expect(page, 'Enter calculates and removes nothing').toHaveURL(/en=5&boy=4$/);
  await tabTo(page, page.getByRole('link', { name: 'Bu listeyle teklif iste' }));
});

/** Those that a phone lays out in another way; the empty form: phone-pages.spec.ts. */
const ON_PHONES = ['a deck', 'wrong measures'];

test('axe finds no violation in any state, and nothing sticks out sideways', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.slow();
  await visit(page, '/terms');
  for (const [state, address] of [
    ['the empty form', '/hesapla'],
    ['a deck', L_SHAPE],
    ['a fence', FENCE],
    ['a facade', FACADE],
    ['wrong measures', `${DECK}&en=x&boy=60`],
    ['unknown things', '/hesapla?urun=yok&renk=yok&tur=yok'],
  ] as const) {
    if (isMobile && !ON_PHONES.includes(state)) continue;
    await test.step(state, async () => {
      await follow(page, address);
      const isDrawn = ['a deck', 'a fence', 'a facade'].includes(state);
      const plan = isDrawn ? page.locator('.sheet-paper') : page.getByText('Ölçüleri yazın, plan burada çizilsin.');
      await expect(plan).toBeVisible();
      await expectNoViolation(page, address);
      if (!isMobile) await expectOpenPageToFit(page, address);
      // Each begins with what its address says, not with what was typed before.
      await follow(page, '/terms');
    });
  }
});

test('a drawing with its list: the link can be copied, and it is printed on one page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page, L_SHAPE);
  await test.step('the link can be copied', async () => {
    await page.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await expect(page.getByText('Bağlantı kopyalandı.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/hesapla\?tur=deck.*yer=alt-sol$/);
  });
  await test.step('on paper: drawing, title block, list and address on one page, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/\/hesapla\?tur=deck/)).toBeVisible();
    await expect(page.getByRole('table').last()).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
    await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, lines are added and removed, and the answer is the same page with the drawing', async ({
    page,
  }) => {
    await open(page, '/hesapla');
    await field(page, 'en-0').fill('6,00');
    await field(page, 'boy-0').fill('4,00');
    await page.getByRole('button', { name: 'Dikdörtgen ekle' }).click();
    await field(page, 'en-1').fill('3,20');
    await field(page, 'boy-1').fill('2,40');
    await field(page, 'boy-1').press('Enter');
    await expect(page).toHaveURL(/en=6%2C00&boy=4%2C00&en=3%2C20&boy=2%2C40&yer=alt-sol#plan$/);
    await expect(amount(page, 'Deck tahtası, 2900 mm')).toHaveText('38 adet');
    await expect(page.getByRole('group', { name: /^Ölçekli plan: 6,00 × 4,00 m ve 3,20 × 2,40 m/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bağlantıyı kopyala' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Kaldır: Parça B' }).click();
    await expect(field(page, 'en-1')).toHaveCount(0);
    await expect(field(page, 'en-0')).toHaveValue('6,00');
  });
});
