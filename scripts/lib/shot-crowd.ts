import { expect, type Page } from '@playwright/test';

const LONG = 'Kuzeydoğuya bakan, rüzgâra açık teraslarda kullanılan ayarlanabilir altyapılı masif profil';
const ROWS = 30;

/** Fills every list beyond one page, through the forms of the back-office. */
export async function crowd(page: Page): Promise<void> {
  for (let number = 1; number <= ROWS; number += 1) {
    await post(page, '/admin/gallery/new', {
      title: number === ROWS ? LONG : `Uygulama ${number}`,
      description: number % 2 ? LONG : '',
      type: number % 3 ? 'product' : 'project',
      image_url: '/images/site/before.jpg',
      is_active: 'on',
    });
  }
  await post(page, '/admin/products/new', {
    title: LONG,
    slug: 'uzun',
    category: 'garden_gate',
    description: `${LONG}.\n\n${LONG}.`,
    display_order: '2',
    is_active: 'on',
    features: JSON.stringify([{ title: LONG, description: LONG }]),
    technical_specs: JSON.stringify([{ title: LONG, value: `${LONG} 1.234.567,89 mm` }]),
    faq: JSON.stringify([{ question: `${LONG}?`, answer: LONG }]),
  });
}

/** One message that is delivered and one that is not. */
export async function leaveMessages(page: Page): Promise<void> {
  for (const [email, name] of [
    ['ok-ayse@example.com', 'Ayşe Işık'],
    ['refuse-can@example.com', 'Can Öztürk'],
  ] as const) {
    const answer = await page.request.post('/contact', {
      form: {
        name,
        email,
        phone: '0555 555 01 23',
        message: 'Merhaba, Kadıköy’de 40 m² teras için teak tonunda masif deck düşünüyoruz. Keşif için uygun musunuz?',
      },
    });
    expect(answer.status()).toBeLessThan(503);
  }
}

async function post(page: Page, address: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(address, { form, maxRedirects: 0 });
  expect(answer.status(), `${address} ${form.title}`).toBe(302);
}
