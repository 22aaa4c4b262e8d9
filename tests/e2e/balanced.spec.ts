import type { APIRequestContext, Page } from '@playwright/test';
import { makeProduct, removeProduct, uniqueName } from '#tests/support/admin-products.ts';
import { SERVED_BY } from '#tests/support/balancer.ts';
import { expect, signIn, test } from '#tests/support/e2e.ts';
import { ADMIN } from '#tests/support/e2e-admin.ts';
import { makeJpeg } from '#tests/support/pictures.ts';
import { comeFromOwnAddress, visit } from '#tests/support/visitor.ts';

// Two processes on one PostgreSQL and one S3 store, behind a balancer that sends every request to the other one.

const both = ['0', '1'];

/** Requests until each process has responded; returns both responses, in the order of the processes. */
async function askBoth(request: APIRequestContext, path: string) {
  const answers = new Map<string, { status: number; text: string }>();
  for (let tries = 0; answers.size < 2 && tries < 20; tries += 1) {
    const answer = await request.get(path, { maxRedirects: 0 });
    answers.set(answer.headers()[SERVED_BY] ?? '', { status: answer.status(), text: await answer.text() });
  }
  expect([...answers.keys()].sort()).toEqual(both);
  return both.map((name) => answers.get(name) as { status: number; text: string });
}
const statusesOf = async (page: Page, path: string) => (await askBoth(page.request, path)).map(({ status }) => status);

test('two processes: who signs in is signed in with both, and who signs out is signed out with both', async ({
  page,
}) => {
  await comeFromOwnAddress(page.context());
  await signIn(page);
  expect(await statusesOf(page, '/admin/dashboard')).toEqual([200, 200]);
  const replayed = await page.context().storageState();
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await page.waitForURL('**/admin/login');
  await page.context().addCookies(replayed.cookies);
  expect(await statusesOf(page, '/admin/dashboard')).toEqual([302, 302]);
});

test('two processes: what one saves, both show, although both had cached the page', async ({ adminPage: page }) => {
  const product = await makeProduct(page, { is_active: 'on' });
  const address = `/products/${product.slug}`;
  await askBoth(page.request, address);
  await visit(page, `/admin/products/${product.id}/edit`);
  const title = uniqueName('Yeni Ad');
  const slug = page.locator('input[name=slug]');
  await page.locator('input[name=title]').fill(title);
  await slug.fill(product.slug);
  await page.getByRole('button', { name: 'Guncelle' }).click();
  await page.waitForURL('**/admin/products');
  await expect
    .poll(async () => (await askBoth(page.request, address)).map(({ text }) => text.includes(title)))
    .toEqual([true, true]);
  await removeProduct(page, product);
  await expect.poll(() => statusesOf(page, address)).toEqual([404, 404]);
});

test('two processes: a picture that one stored is served by both', async ({ adminPage: page }) => {
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg() };
  const answer = await page.request.post('/admin/uploads', { multipart: { purpose: 'gallery', file } });
  const { picture } = await answer.json();
  expect(await statusesOf(page, picture.src)).toEqual([200, 200]);
  expect(await statusesOf(page, `/pictures/${picture.hash}/400.webp`)).toEqual([200, 200]);
});

test('two processes: moves that arrive at both at once all succeed, and both show the same order', async ({
  adminPage: page,
}) => {
  const made = await Promise.all(['1', '2', '3'].map((place) => makeProduct(page, { display_order: place })));
  const move = async (id: string, to: string) => {
    const answer = await page.request.post('/admin/products', { form: { intent: 'place', id, to } });
    return [answer.status(), answer.headers()[SERVED_BY]].join(' by ');
  };
  const moved = await Promise.all(made.flatMap(({ id }) => ['1', '3', '2'].map((to) => move(id, to))));
  expect(new Set(moved)).toEqual(new Set(['200 by 0', '200 by 1']));
  const orders = (await askBoth(page.request, '/admin/products?siralama=1')).map(({ text }) =>
    [...text.matchAll(/name="id" value="([0-9a-f-]{36})"/g)].map(([, id]) => id),
  );
  expect(orders[0]).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  expect(orders[0]).toEqual(orders[1]);
  for (const product of made) await removeProduct(page, product);
});

test('two processes: the sixth wrong password is refused, though neither has seen six', async ({ page, allow }) => {
  allow(401, 429);
  await comeFromOwnAddress(page.context());
  const guess = async () => {
    const form = { email: ADMIN.email, password: 'yanlis-bir-sifre' };
    const answer = await page.request.post('/admin/login', { form, maxRedirects: 0 });
    return { status: answer.status(), by: answer.headers()[SERVED_BY] };
  };
  const guesses = [];
  for (let n = 1; n <= 6; n += 1) guesses.push(await guess());
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(new Set(guesses.map(({ by }) => by))).toEqual(new Set(both));
});
